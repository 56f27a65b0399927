// All that the screens may ask of the outside. One implementation for the window (tauri.ts), one
// that is pretended for tests and design (pretend.ts). Must never decide a rule.
import type { Reply, Request, View } from '../contract';

export interface Host {
  /** Asks for something; resolves when it is done (and on disk) or refused. */
  send(request: Request): Promise<Reply>;
  /** Calls back with the newest view, at once if there is one, and with each that follows.
   *  Returns how to stop that. */
  views(callback: (view: View) => void): () => void;
  /** The system's dialog for opening a recorded game; null when it was put away. */
  chooseGameToOpen(): Promise<string | null>;
  /** The system's dialog for saving a copy; null when it was put away. */
  chooseWhereToSave(proposedName: string): Promise<string | null>;
  /** The system's dialog for a folder of own recordings; null when it was put away. */
  chooseFolder(): Promise<string | null>;
}
