// A recorded game that is let fall on the page is asked about, by day alone, and never opened by itself.
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import App from '../../App.svelte';
import { SCREENS, type ScreenName } from '../../host/fixtures/games';
import { openRooms } from '../../host/fixtures/page';
import { pretend } from '../../host/pretend';

const rooms = await openRooms();

function page(name: ScreenName) {
  const host = pretend(name);
  render(App, { host, rooms });
  flushSync();
  const drop = (...paths: string[]) => {
    host.drop(...paths);
    flushSync();
  };
  return { host, drop };
}
const asked = () => screen.queryByRole('dialog')?.textContent?.replace(/[\u2068\u2069]/gu, '') ?? null;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('on the shelf it is asked, and opened only when that was said', async () => {
  const { host, drop } = page('shelf-empty');
  drop('/home/you/our evening.json');
  expect(asked()).toContain('Open the game our evening?');
  expect(asked()).not.toContain('is not over');
  expect(host.asked).toEqual([]);
  await press('Leave it');
  expect(asked()).toBeNull();
  drop('C:\\Users\\you\\Our Evening.JSON');
  expect(asked()).toContain('Open the game Our Evening?');
  await press('Open it');
  expect(host.asked).toEqual([{ ask: 'open', path: 'C:\\Users\\you\\Our Evening.JSON' }]);
  await waitFor(() => expect(asked()).toBeNull());
});

test('what is wrong with the file is said where it was asked', async () => {
  const { host, drop } = page('shelf-empty');
  drop('/home/you/list.json');
  host.answerNext = { reply: 'refused', troubles: [{ trouble: 'not-a-game' }] };
  await press('Open it');
  expect(await screen.findByText('This file is not a recorded game.')).toBeTruthy();
});

test('that the game at the table is not lost by it is said', () => {
  const { host, drop } = page('day');
  drop('/home/you/other.json');
  expect(asked()).toMatch(/The game of Abigail.* is not over\. It stays on the shelf/u);
  expect(host.asked).toEqual([]);
});

test('several files, a folder and other files are no game', () => {
  const { drop } = page('shelf');
  for (const paths of [['/a.json', '/b.json'], ['/home/you'], ['/voice.wav'], ['/page.html'], ['/json'], []]) {
    drop(...paths);
    expect(asked()).toBeNull();
  }
});

const BY_DAY: ReadonlySet<string> = new Set(
  Object.keys(SCREENS).filter((name) => /^(shelf|before-dawn|day|end)/u.test(name)),
);

test.each((Object.keys(SCREENS) as ScreenName[]).filter((name) => !BY_DAY.has(name)))(
  'on %s it leaves no trace',
  (name) => {
    const { host, drop } = page(name);
    const before = document.body.innerHTML;
    drop('/home/you/other.json');
    expect(document.body.innerHTML === before).toBe(true);
    // Nor is it remembered: by day nothing is asked about what fell in the dark.
    host.show(SCREENS.day());
    flushSync();
    expect(asked()).toBeNull();
  },
);

test('what was asked about by day is not asked any more at night', () => {
  const { host, drop } = page('day');
  drop('/home/you/other.json');
  expect(asked()).not.toBeNull();
  host.show(SCREENS.night());
  flushSync();
  expect(asked()).toBeNull();
  host.show(SCREENS.day());
  flushSync();
  expect(asked()).toBeNull();
});
