// The host of the real window. The only file that knows Tauri.
import { invoke } from '@tauri-apps/api/core';
import { listen } from '@tauri-apps/api/event';
import { open, save } from '@tauri-apps/plugin-dialog';
import type { Reply, Request, View } from '../contract/house';
import type { Host } from './host';

declare global {
  interface Window {
    /** The view at the start, put here by the program before the page runs. */
    firstView?: View;
  }
}

const RECORDED_GAME = [{ name: 'Town Crier', extensions: ['json'] }];

/** A dialog that cannot be shown was put away, as far as the page is concerned. */
const putAway = () => null;

export const tauriHost: Host = {
  can: {
    files: {
      chooseGameToOpen: () => open({ filters: RECORDED_GAME, multiple: false, directory: false }).catch(putAway),
      chooseWhereToSave: (proposedName) => save({ filters: RECORDED_GAME, defaultPath: proposedName }).catch(putAway),
      chooseFolder: () => open({ directory: true, multiple: false }).catch(putAway),
    },
    settings: true,
    sound: true,
  },
  async send(request: Request): Promise<Reply> {
    try {
      return await invoke<Reply>('dispatch', { request });
    } catch {
      return { reply: 'refused', troubles: [{ trouble: 'unreachable' }] };
    }
  },
  views(callback, lost) {
    let newest = -1;
    let heard = false;
    let stopped = false;
    // The newest view is asked for after listening has begun, so none can fall between the two.
    // Whatever has been heard by then is newer than the answer, or the same.
    const take = (view: View) => {
      if (stopped || view.turn < newest) return;
      newest = view.turn;
      callback(view);
    };
    // So that the first picture is a whole one, and waits for nothing.
    if (window.firstView) take(window.firstView);
    const listening = [
      listen<View>('view', (event) => {
        heard = true;
        take(event.payload);
      }),
      listen('ended', () => {
        if (!stopped) lost();
      }),
    ];
    Promise.all(listening)
      .then(() => invoke<View>('view'))
      .then((view) => {
        if (!heard) take(view);
      })
      .catch(() => {
        if (!stopped) lost();
      });
    return () => {
      stopped = true;
      for (const one of listening) void one.then((unlisten) => unlisten());
    };
  },
};
