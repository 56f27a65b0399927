// Each setting is sent at once and alone; a control shows what was pressed until the answer is there.
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test } from 'vitest';
import type { Change } from '../../contract/house';
import { RANGES } from '../../contract/ranges';
import { SCREENS, SETTINGS } from '../../host/fixtures/games';
import { around, openRooms } from '../../host/fixtures/page';
import type { Can } from '../../host/host';
import { changed } from '../../host/fixtures/settings';
import { PretendedHost } from '../../host/pretend';
import SettingsPage from './SettingsPage.svelte';

const rooms = await openRooms();

function settings(can: Partial<Can> = {}) {
  const view = SCREENS.shelf();
  const host = new PretendedHost(
    {
      ...view,
      languages: ['en', 'de', 'ar'],
      language: 'en',
      voices: { en: ['crier', 'herald'] },
    },
    { can },
  );
  render(SettingsPage, { context: around(host, rooms) });
  return host;
}
const press = (role: 'button' | 'radio' | 'switch', name: string | RegExp) =>
  fireEvent.click(screen.getByRole(role, { name }));
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** What was done on the page, and the one setting that it changes. */
const CHANGES: [string, () => unknown, Change][] = [
  ['language', () => choose('Words on the screen', 'de'), { setting: 'language', value: 'de' }],
  ['voice', () => press('switch', 'The narrator speaks'), { setting: 'voice-on', value: false }],
  [
    'lines for a reader',
    () => press('switch', 'A screen reader reads the lines too'),
    { setting: 'lines-read', value: true },
  ],
  ['names', () => press('switch', 'Names are spoken too'), { setting: 'names-spoken', value: false }],
  ['reader', () => choose('Who reads', 'herald'), { setting: 'voice', value: { language: 'en', voice: 'herald' } }],
  [
    'own recordings',
    () => press('button', 'Choose a folder'),
    { setting: 'own-recordings', value: { language: 'en', folder: '/home/you/voice' } },
  ],
  ['loudness', () => choose('Narrator', '40'), { setting: 'voice-volume', value: 40 }],
  ['light of the night', () => choose('Light of the night', '25'), { setting: 'night-percent', value: 25 }],
  [
    'holding',
    () => press('button', /How long to hold.*more|more.*How long to hold/u),
    { setting: 'hold-ms', value: 1250 },
  ],
  ['two touches', () => press('switch', 'Confirm by two touches'), { setting: 'two-touches', value: true }],
  ['background', () => choose('Background', '45'), { setting: 'ambience-volume', value: 45 }],
  [
    'bells',
    () => fireEvent.change(screen.getAllByLabelText('Bell, gavel and owl')[0]!, { target: { value: '50' } }),
    { setting: 'effects-volume', value: 50 },
  ],
  ['wind', () => press('switch', 'Wind, crickets, rain and fire'), { setting: 'scene-ambience', value: false }],
  ['music', () => press('switch', 'Music'), { setting: 'scene-music', value: false }],
  ['bell', () => press('switch', 'Bell, gavel and owl'), { setting: 'scene-effects', value: false }],
  ['pace', () => press('radio', 'Slow'), { setting: 'pace', value: 'slow' }],
  [
    'witches',
    () => press('button', /witches’ eyes.*more/u),
    { setting: 'salem', value: { setting: 'witches-least-s', value: 13 } },
  ],
  [
    'constable',
    () => press('button', /constable’s eyes.*less/u),
    { setting: 'salem', value: { setting: 'constable-least-s', value: 9 } },
  ],
  [
    'own timer',
    () => press('radio', 'The sand timer of the game'),
    { setting: 'salem', value: { setting: 'own-timer', value: true } },
  ],
  [
    'sand',
    () => press('button', /sand runs for.*more/u),
    { setting: 'salem', value: { setting: 'sand-s', value: 30 + RANGES['sand-s'].step } },
  ],
  [
    'asleep',
    () => press('switch', /Ask whether all are asleep/u),
    { setting: 'salem', value: { setting: 'ask-asleep', value: true } },
  ],
  [
    'discussion',
    () => press('button', /discussion lasts.*more/u),
    { setting: 'salem', value: { setting: 'discussion-min', value: 4 } },
  ],
  ['captions', () => press('switch', 'Captions are enough'), { setting: 'captions-suffice', value: true }],
  [
    'text',
    () => press('button', /Text size.*more/u),
    { setting: 'text-percent', value: 100 + RANGES['text-percent'].step },
  ],
  ['contrast', () => press('switch', 'High contrast'), { setting: 'high-contrast', value: true }],
  ['motion', () => press('switch', 'Less movement'), { setting: 'motion', value: 'reduced' }],
  ['awake', () => press('switch', /Keep the screen awake/u), { setting: 'keep-awake', value: false }],
  ['hand', () => press('radio', 'left hand'), { setting: 'hand', value: 'left' }],
  ['table', () => press('radio', 'Long'), { setting: 'seat-shape', value: 'long' }],
  ['facing', () => press('switch', 'Names face their players'), { setting: 'names-face-owners', value: true }],
  ['turn', () => press('radio', 'Upside down'), { setting: 'quarter-turns', value: 2 }],
];

test.each(CHANGES)('%s', async (_, change, expected) => {
  const host = settings();
  await change();
  await Promise.resolve();
  await Promise.resolve();
  expect(host.asked).toEqual([{ ask: 'change-setting', change: expected }]);
});

/** Every single value of the settings, by its way there. */
const values = (of: object, way = ''): Map<string, unknown> =>
  new Map(
    Object.entries(of).flatMap(([name, value]: [string, unknown]): [string, unknown][] =>
      typeof value === 'object' && value !== null && name !== 'voices' && name !== 'own_recordings'
        ? [...values(value, `${way}${name}.`)]
        : [[`${way}${name}`, JSON.stringify(value)]],
    ),
  );

test('no setting is left out, and each change changes one', () => {
  const before = values(SETTINGS);
  // Kept with the settings, and begun anew where one looks back.
  before.delete('looks_back_from_ms');
  const found = CHANGES.map(([name, , change]) => {
    const after = values(changed(SETTINGS, change));
    const other = [...before].filter(([way, value]) => after.get(way) !== value).map(([way]) => way);
    expect([name, other.length]).toEqual([name, 1]);
    return other[0];
  });
  expect(found.sort()).toEqual([...before.keys()].sort());
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
  expect(await screen.findByText('Did you hear it?')).toBeTruthy();
  await press('button', /Listen to .?Music/u);
  expect(host.asked).toEqual([{ ask: 'test-sound' }, { ask: 'preview', sound: 'music-dusk' }]);
});

test('the test of the sound says what is so where nobody could hear it', async () => {
  const host = settings();
  await press('button', 'Test the sound');
  await fireEvent.click(await screen.findByRole('button', { name: 'No' }));
  expect(screen.getByText(/Turn up the volume/u)).toBeTruthy();
  for (const [sound, said] of [
    ['no-device', /No loudspeaker found/u],
    ['lost', /No loudspeaker found/u],
    ['muted', /muted or turned all the way down/u],
  ] as const) {
    host.show({ sound });
    await press('button', 'Test the sound');
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByText('Did you hear it?')).toBeNull();
  }
});

test('bounds hold: at the end of its range a step has no further', async () => {
  const host = settings();
  host.show({
    settings: {
      ...SETTINGS,
      text_percent: RANGES['text-percent'].most,
      salem: { ...SETTINGS.salem, sand_s: RANGES['sand-s'].least },
    },
  });
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: /Text size.*more/u })).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /sand runs for.*less/u }).disabled).toBe(true);
});

const on = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked;
async function settled() {
  for (let turns = 0; turns < 20; turns += 1) await Promise.resolve();
  await tick();
}

test('two controls pressed before the first answer: both changes stay', async () => {
  const host = settings();
  host.slow = true;
  await press('switch', 'High contrast');
  await press('switch', 'Less movement');
  // What was pressed is shown at once.
  expect([on('High contrast'), on('Less movement')]).toEqual([true, true]);
  host.answer();
  host.answer();
  await settled();
  expect([on('High contrast'), on('Less movement')]).toEqual([true, true]);
  expect(host.view.settings).toMatchObject({ high_contrast: true, motion: 'reduced' });
});

test('one control pressed twice before the first answer goes on from what it shows', async () => {
  const host = settings();
  host.slow = true;
  await press('button', /Text size.*more/u);
  await press('button', /Text size.*more/u);
  host.answer();
  host.answer();
  await settled();
  const { step, least } = RANGES['text-percent'];
  expect(host.view.settings.text_percent).toBe(least + 2 * step);
});

test('a change that was refused shows what is so, and says why', async () => {
  const host = settings();
  host.slow = true;
  host.answerNext = { reply: 'refused', troubles: [{ trouble: 'out-of-range' }] };
  await press('switch', 'High contrast');
  expect(on('High contrast')).toBe(true);
  host.answer();
  await settled();
  expect(on('High contrast')).toBe(false);
  expect(screen.getByRole('alert').textContent).toMatch(/out of range/u);
});

test('every number stays within the ranges of the contract', () => {
  settings();
  for (const [kind, name] of [
    ['voice-volume', 'Narrator'],
    ['ambience-volume', 'Background'],
  ] as const) {
    const { min, max, step } = screen.getByLabelText<HTMLInputElement>(name);
    const range = RANGES[kind];
    expect([min, max, step].map(Number)).toEqual([range.least, range.most, range.step]);
  }
  const { least, most, step } = RANGES['quarter-turns'];
  const turns = screen.getByRole('group', { name: 'Turn of the screen' });
  expect(within(turns).getAllByRole('radio')).toHaveLength((most - least) / step + 1);
});

test('what a host cannot do is not asked for', () => {
  settings({ files: null, sound: false });
  expect(screen.queryByRole('button', { name: 'Choose a folder' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Test the sound' })).toBeNull();
});
