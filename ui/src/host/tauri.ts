// The host of the real window. The only file that knows Tauri.
import { invoke } from '@tauri-apps/api/core';
import { listen } from '@tauri-apps/api/event';
import { open, save } from '@tauri-apps/plugin-dialog';
import type { Reply, View } from '../contract';
import type { Host } from './host';

declare global {
  interface Window {
    /** The view at the start, put here by the program before the page runs. */
    firstView?: View;
  }
}

const RECORDED_GAME = [{ name: 'Town Crier', extensions: ['json'] }];

export const tauriHost: Host = {
  send: (request) => invoke<Reply>('dispatch', { request }),
  views(callback) {
    let newest = -1;
    let stopped = false;
    // The newest view is asked for after listening has begun, so none can fall between the two;
    // an older one that arrives late is dropped. The falling sand sends views of equal number.
    const take = (view: View) => {
      if (stopped || view.number < newest) return;
      newest = view.number;
      callback(view);
    };
    // So that the first picture is a whole one, and waits for nothing.
    if (window.firstView) take(window.firstView);
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
