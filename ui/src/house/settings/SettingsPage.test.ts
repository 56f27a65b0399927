// Each setting is sent at once, alone, on top of those in force; what is shown is what came back.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { Settings } from '../../contract';
import { SCREENS } from '../../host/fixtures/screens';
import { SETTINGS } from '../../host/fixtures/tables';
import { PretendedHost } from '../../host/pretend';
import { TABLE, Table } from '../../table.svelte';
import SettingsPage from './SettingsPage.svelte';

function settings() {
  const view = SCREENS.shelf();
  const host = new PretendedHost({
    ...view,
    languages: ['en', 'de', 'ar'],
    language: 'en',
    voices: { en: ['crier', 'herald'] },
  });
  render(SettingsPage, { context: new Map([[TABLE, new Table(host)]]) });
  return host;
}
const press = (role: 'button' | 'radio' | 'switch', name: string | RegExp) =>
  fireEvent.click(screen.getByRole(role, { name }));
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** What was done on the page, and what it changes. */
const CHANGES: [string, () => unknown, Partial<Settings>][] = [
  ['language', () => choose('Words on the screen', 'de'), { language: 'de' }],
  ['voice', () => press('switch', 'The narrator speaks'), { voice_on: false }],
  ['names', () => press('switch', 'Names are spoken too'), { names_spoken: false }],
  ['reader', () => choose('Who reads', 'herald'), { voices: { en: 'herald' } }],
  ['own recordings', () => press('button', 'Choose a folder'), { own_recordings: '/home/you/voice' }],
  ['loudness', () => choose('Narrator', '40'), { volumes: { voice: 40, ambience: 60, effects: 70 } }],
  ['music', () => press('switch', 'Music'), { scenes: { ambience: true, music: false, effects: true } }],
  ['pace', () => press('radio', 'Slow'), { pace: 'slow' }],
  ['witches', () => press('button', /witches’ eyes.*more/u), { witches_least_s: 13 }],
  ['constable', () => press('button', /constable’s eyes.*less/u), { constable_least_s: 9 }],
  ['own timer', () => press('radio', 'The sand timer of the game'), { own_timer: true }],
  ['sand', () => press('button', /sand runs for.*more/u), { sand_s: 45 }],
  ['captions', () => press('switch', 'Captions are enough'), { captions_suffice: true }],
  ['text', () => press('button', /Text size.*more/u), { text_percent: 110 }],
  ['contrast', () => press('switch', 'High contrast'), { high_contrast: true }],
  ['motion', () => press('switch', 'Less movement'), { motion: 'reduced' }],
  ['awake', () => press('switch', /Keep the screen awake/u), { keep_awake: false }],
  ['hand', () => press('radio', 'left hand'), { hand: 'left' }],
  ['table', () => press('radio', 'Long'), { seat_shape: 'long' }],
  ['facing', () => press('switch', 'Names face their players'), { names_face_owners: true }],
  ['turn', () => press('radio', 'Upside down'), { quarter_turns: 2 }],
];

test.each(CHANGES)('%s', async (_, change, expected) => {
  const host = settings();
  await change();
  await Promise.resolve();
  await Promise.resolve();
  expect(host.asked).toEqual([{ ask: 'change-settings', settings: { ...SETTINGS, ...expected } }]);
});

test('no setting is left out', () => {
  const changed = new Set(CHANGES.flatMap(([, , expected]) => Object.keys(expected)));
  expect([...changed].sort()).toEqual(Object.keys(SETTINGS).sort());
});

test('languages are offered in their own names, and the system’s is one of the choices', () => {
  settings();
  const options = [...screen.getByLabelText<HTMLSelectElement>('Words on the screen').options].map(
    (option) => option.text,
  );
  expect(options).toEqual(['As the system', 'English', 'Deutsch', 'العربية']);
});

test('the sound can be tested and each kind of sound listened to', async () => {
  const host = settings();
  await press('button', 'Test the sound');
  await press('button', /Listen to .?Music/u);
  expect(host.asked).toEqual([{ ask: 'test-sound' }, { ask: 'preview', sound: 'music-dusk' }]);
});

test('bounds hold: at the end of its range a step has no further', async () => {
  const host = settings();
  host.show({ settings: { ...SETTINGS, text_percent: 200, sand_s: 15 } });
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: /Text size.*more/u })).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /sand runs for.*less/u }).disabled).toBe(true);
});
