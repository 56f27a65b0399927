// All that the screens may ask of the outside. One implementation for the window (tauri.ts), one
// that is pretended for tests and design (pretend.ts). Must never decide a rule.
import type { Reply, Request, View } from '../contract/house';

export interface Host {
  /** What this host can do; read this instead of asking which host it is. */
  readonly can: Can;
  /** Asks for something; resolves when it is done (and on disk) or refused. Never rejects: where
   *  nobody answers, the trouble is `unreachable`. */
  send(request: Request): Promise<Reply>;
  /** Calls back with the newest view, at once if there is one, and with each that follows; `lost`
   *  is called when none will ever follow. Returns how to stop that. */
  views(callback: (view: View) => void, lost: () => void): () => void;
  /** Calls back with the paths of the files that are let fall on the page. Returns how to stop that. */
  dropped(callback: (paths: readonly string[]) => void): () => void;
}

export interface Can {
  /** Files of the machine, where there are any to open and to save. */
  readonly files: FileDialogs | null;
  /** Whether settings can be changed from here. */
  readonly settings: boolean;
  /** Whether sound can be asked for from here: tested, listened to. */
  readonly sound: boolean;
  /** Gives the page the whole screen, or takes it back, where there is another way. */
  readonly fullScreen: (() => Promise<void>) | null;
}

/** The system's dialogs. Each answers null when it was put away. */
export interface FileDialogs {
  /** For opening a recorded game. */
  chooseGameToOpen(): Promise<string | null>;
  /** For saving a copy. */
  chooseWhereToSave(proposedName: string): Promise<string | null>;
  /** For a folder of own recordings. */
  chooseFolder(): Promise<string | null>;
}
