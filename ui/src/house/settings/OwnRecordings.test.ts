// What was found among a person's own recordings is said in the settings, and what is wrong with the
// rest. It is looked at again whenever the settings are opened.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { RecordingsFound, RecordingsKind } from '../../contract/house';
import { SCREENS, SETTINGS } from '../../host/fixtures/games';
import { FOUND } from '../../host/fixtures/house';
import { around, openRooms } from '../../host/fixtures/page';
import { PretendedHost } from '../../host/pretend';
import SettingsPage from './SettingsPage.svelte';

const rooms = await openRooms();

function settings(found: RecordingsFound | null, looking = false) {
  const host = new PretendedHost({
    ...SCREENS.shelf(),
    language: 'en',
    settings: { ...SETTINGS, own_recordings: { en: '/home/you/voice', de: '/home/you/stimme' } },
    own_recordings: { looking, found },
  });
  render(SettingsPage, { context: around(host, rooms) });
  return host;
}
/** Without the marks that keep a name apart from the writing around it. */
const plain = (text: string) =>
  text
    .replaceAll(/[\u2066-\u2069]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
const said = () => plain(screen.getByRole('status', { name: 'Your own recordings' }).textContent ?? '');

test('f5 how many lines were found and why not the rest is said', () => {
  settings(FOUND);
  expect(said()).toContain('Read from here: 44 of 48 lines');
  expect(said()).toContain('night-close-eyes.wma WMA');
  expect(said()).toContain('witches-open.wav, not witches-open.ogg');
  expect(said()).toContain('Lines without a file: sand-turned and 1 more');
});

test('f5 a folder that is gone is said, and so is that it is being looked at', () => {
  settings({ ...FOUND, gone: true });
  expect(said()).toContain('not there');
});

test('while nothing is known yet, it is said that somebody looks', () => {
  settings(null, true);
  expect(said()).toContain('Looking');
});

test('f5 recordings one level deeper are offered to be taken', async () => {
  const inner = '/home/you/voice/English';
  const host = settings({ ...FOUND, used: 0, deeper: [inner], problems: [] });
  await fireEvent.click(screen.getByRole('button', { name: (name) => plain(name) === `Take ${inner}` }));
  expect(host.asked.at(-1)).toEqual({
    ask: 'change-setting',
    change: { setting: 'own-recordings', value: { language: 'en', folder: inner } },
  });
});

test('the files are looked at when the settings are opened, and when it is asked for', async () => {
  const host = settings(FOUND);
  expect(host.asked).toEqual([{ ask: 'look-at-recordings' }]);
  await fireEvent.click(screen.getByRole('button', { name: 'Look again' }));
  expect(host.asked).toEqual([{ ask: 'look-at-recordings' }, { ask: 'look-at-recordings' }]);
});

test('every kind of trouble has its words', () => {
  const kinds: Record<RecordingsKind, true> = {
    unreadable: true,
    'no-sound': true,
    damaged: true,
    closed: true,
    empty: true,
    silent: true,
    'far-too-long': true,
    several: true,
    clipped: true,
    'too-quiet': true,
    'too-loud': true,
    'too-long': true,
    'silent-ends': true,
    unknown: true,
    missing: true,
  };
  const named = [{ name: 'a.wav', about: null }];
  const all = (Object.keys(kinds) as RecordingsKind[]).map((kind) => ({ kind, count: 1, named }));
  settings({ ...FOUND, problems: all });
  expect(screen.getAllByRole('list', { name: /:$/u })).toHaveLength(all.length);
});
