// Whether the room hears the narrator, and if not, why: read from the view. Decides nothing.
import type { View } from '../contract/house';

type Told = Pick<View, 'sound' | 'settings' | 'language' | 'voices'>;

/** What keeps the device itself from being heard: a message id. */
export function unheardDevice({ sound }: Pick<View, 'sound'>): string | null {
  switch (sound) {
    case 'heard':
      return null;
    case 'muted':
      return 'sound-muted';
    case 'no-device':
    case 'lost':
      return 'sound-no-device';
  }
}

/** What keeps the lines from being heard, the host's own choice among it: a message id. */
export function unheard(view: Told): string | null {
  if (!view.settings.voice_on || view.settings.volumes.voice === 0) return 'control-voice-off';
  if (!view.voices[view.language]?.length && view.settings.own_recordings[view.language] === undefined)
    return 'settings-voice-none';
  return unheardDevice(view);
}
