// Silence is seen: the speaker's sign, "Do you hear me?" before the dawn, the night that is read
// aloud, and a narrator that nobody silences by a slip.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SoundState } from '../contract/house';
import { SETTINGS } from '../host/fixtures/games';
import { bare, button, hold, press, settled, show } from './fixtures/show';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const main = () => bare(document.querySelector('main')?.textContent);
const speaker = () => {
  const voice = button(/^Voice$/);
  const told = (voice.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== '');
  return {
    pressed: voice.getAttribute('aria-pressed'),
    told: bare(told.map((id) => document.getElementById(id)?.textContent).join(' ')),
    sign: voice.querySelector('svg')?.innerHTML,
  };
};
const SILENT = ['no-device', 'lost', 'muted'] as const satisfies readonly SoundState[];
const OFF = { settings: { ...SETTINGS, voice_on: false } };

describe('the speaker', () => {
  test.each(SILENT)('%s: has a sign and a note of its own, and the same name', async (sound) => {
    const host = show('day');
    const heard = speaker();
    expect(heard).toMatchObject({ pressed: 'true', told: '' });
    host.show({ sound });
    await settled();
    const silent = speaker();
    expect(silent).toMatchObject({ pressed: 'true', told: 'No sound is heard' });
    expect(silent.sign).not.toBe(heard.sign);
    // That the voice was switched off is another thing, and then no sound is missed.
    host.show({ sound, ...OFF });
    await settled();
    const off = speaker();
    expect(off).toMatchObject({ pressed: 'false', told: '' });
    expect([heard.sign, silent.sign]).not.toContain(off.sign);
  });

  test('still shows that no sound is heard when the notice was put away', async () => {
    const host = show('day', { sound: 'no-device', notice: { number: 1, notice: { notice: 'no-sound' } } });
    await press(/^Understood$/);
    expect(host.asked.at(-1)).toEqual({ ask: 'put-away-notice', number: 1 });
    expect(speaker().told).toBe('No sound is heard');
  });

  test.each(['night', 'interrupted', 'window-witches', 'window-constable'] as const)(
    '%s: in the dark it must be held',
    async (name) => {
      const host = show(name);
      await press(/^Voice$/);
      await hold(/^Voice$/, 500);
      expect(host.asked).toEqual([]);
      await hold(/^Voice$/);
      expect(host.asked).toEqual([{ ask: 'change-setting', change: { setting: 'voice-on', value: false } }]);
    },
  );
});

describe('a loudspeaker that is muted', () => {
  test('is said where the night waits for it, and is answered by captions', async () => {
    const host = show('night', { sound: 'muted', waits_for_sound: true });
    expect(bare(document.querySelector('aside')?.textContent)).toMatch(/muted or turned all the way down/);
    await press(/^Go on with captions$/);
    expect(host.asked).toEqual([{ ask: 'go-on-with-captions' }]);
    await settled();
    expect(document.querySelector('aside')).toBeNull();
    expect(speaker().told).toMatch(/No sound is heard/);
  });
});

describe('before the dawn', () => {
  test('the room is asked whether it hears, by one touch, and the dawn waits for no answer', async () => {
    const host = show('before-dawn');
    await press(/^Do you hear me\?$/);
    expect(host.asked).toEqual([{ ask: 'test-sound' }]);
    expect(main()).toMatch(/Did you hear it\?/);
    await press(/^No$/);
    expect(main()).toMatch(/Turn up the volume/);
    await press(/^Go on with captions$/);
    expect(host.asked.at(-1)).toEqual({ ask: 'change-setting', change: { setting: 'voice-on', value: false } });
  });

  test('heard, it says so and asks no more', async () => {
    show('before-dawn');
    await press(/^Do you hear me\?$/);
    await press(/^Yes$/);
    expect(main()).toMatch(/middle of the table/);
    expect(main()).not.toMatch(/Did you hear it/);
  });

  test.each([
    ['no-device', { sound: 'no-device' }, /No loudspeaker found/],
    ['muted', { sound: 'muted' }, /muted/],
    ['voice off', OFF, /voice is off/],
    ['no recorded voice', { voices: {} }, /no recorded voice/],
  ] as const)('%s: says plainly that nobody will hear, and why', (_, change, why) => {
    show('before-dawn', change);
    expect(main()).toMatch(why);
    expect(main()).toMatch(/Nobody will hear me\. One of you reads/);
    expect(main()).not.toMatch(/Do you hear me/);
  });

  test.each([{}, { sound: 'no-device' }, { sound: 'muted', waits_for_sound: true }] as const)(
    'with %j the dawn is one touch away',
    async (change) => {
      const host = show('before-dawn', change);
      await press(/eyes: dawn/);
      expect(host.asked.map(({ ask }) => ask)).toEqual(['play']);
    },
  );
});

describe('at night', () => {
  test('a line that nobody hears is laid out for one who reads it aloud', async () => {
    const host = show('night');
    expect(document.querySelector('.night.read')).toBeNull();
    host.show({ sound: 'no-device' });
    await settled();
    expect(document.querySelector('.night.read')).toBeTruthy();
    expect(main()).toMatch(/Read this aloud/);
  });
});
