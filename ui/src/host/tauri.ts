// The host of the real window. The only file that knows Tauri.
import { invoke } from '@tauri-apps/api/core';
import { listen } from '@tauri-apps/api/event';
import { open, save } from '@tauri-apps/plugin-dialog';
import type { Reply, View } from '../contract';
import type { Host } from './host';

const RECORDED_GAME = [{ name: 'Town Crier', extensions: ['json'] }];

export const tauriHost: Host = {
  send: (request) => invoke<Reply>('dispatch', { request }),
  views(callback) {
    let newest = -1;
    let stopped = false;
    // The first view is asked for after listening has begun, so none can fall between the two;
    // an older one that arrives late is dropped. The falling sand sends views of equal number.
    const take = (view: View) => {
      if (stopped || view.number < newest) return;
      newest = view.number;
      callback(view);
    };
    const listening = listen<View>('view', (event) => take(event.payload));
    void listening.then(() => invoke<View>('view')).then(take);
    return () => {
      stopped = true;
      void listening.then((unlisten) => unlisten());
    };
  },
  chooseGameToOpen: () => open({ filters: RECORDED_GAME, multiple: false, directory: false }),
  chooseWhereToSave: (proposedName) => save({ filters: RECORDED_GAME, defaultPath: proposedName }),
  chooseFolder: () => open({ directory: true, multiple: false }),
};
