// The host of the real window. The only file that knows Tauri.
import { invoke } from '@tauri-apps/api/core';
import { listen, TauriEvent } from '@tauri-apps/api/event';
import { open, save } from '@tauri-apps/plugin-dialog';
import type { Reply, Request, View } from '../contract/house';
import type { Host } from './host';

declare global {
  interface Window {
    /** The view at the start, put here by the program before the page runs. */
    firstView?: View;
    /** Whether the program has a window that can be made as large as the screen. */
    canFullScreen?: boolean;
  }
}

const RECORDED_GAME = [{ name: 'Town Crier', extensions: ['json'] }];

/** What is let fall on the window may be a link as well, which is no file of the machine. */
const isFile = (path: string) => !/^[a-z][a-z0-9+.-]+:/iu.test(path);

let requests = 0;
/** Of each request another one, of this page and of the one that it begins anew as: a request may come to the
 *  program twice, and is done once. */
function mark(): string {
  requests += 1;
  return `${performance.timeOrigin}/${requests}`;
}

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
    // Where that cannot be had the window stays as it is, and that is seen.
    fullScreen: window.canFullScreen ? () => invoke<void>('full_screen').catch(() => {}) : null,
  },
  async send(request: Request): Promise<Reply> {
    try {
      return await invoke<Reply>('dispatch', { request, mark: mark() });
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
  dropped(callback) {
    const listening = listen<{ paths: string[] }>(TauriEvent.DRAG_DROP, ({ payload }) => {
      callback(payload.paths.filter(isFile));
    });
    // A host that cannot be listened to lets nothing fall.
    return () => void listening.then((unlisten) => unlisten()).catch(() => {});
  },
};
