// What has to be said once is put away once, each by its own number.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { Notice } from '../../contract/house';
import { SCREENS } from '../../host/fixtures/games';
import { around, openRooms } from '../../host/fixtures/page';
import { PretendedHost } from '../../host/pretend';
import Notices from './Notices.svelte';

const rooms = await openRooms();

function notices(number: number, notice: Notice) {
  const view = { ...SCREENS.shelf(), notice: { number, notice } };
  const host = new PretendedHost(view);
  const shown = render(Notices, { props: { view }, context: around(host, rooms) });
  const show = (next: number, other: Notice) =>
    shown.rerender({ view: { ...view, notice: { number: next, notice: other } } });
  return { host, show };
}
const understood = () => screen.getByRole('button', { name: 'Understood' });

test('a notice is put away by the number that is shown, however often it is pressed', async () => {
  const { host } = notices(7, { notice: 'no-sound' });
  host.slow = true;
  await fireEvent.click(understood());
  await fireEvent.click(understood());
  expect(host.asked).toEqual([
    { ask: 'put-away-notice', number: 7 },
    { ask: 'put-away-notice', number: 7 },
  ]);
});

test('a finger that comes down on one notice puts no other away', async () => {
  const { host, show } = notices(7, { notice: 'no-sound' });
  const pressed = understood();
  await show(8, { notice: 'not-kept' });
  expect(pressed.isConnected).toBe(false);
  await fireEvent.click(pressed);
  expect(host.asked).not.toContainEqual({ ask: 'put-away-notice', number: 8 });
});

test.each([
  [{ notice: 'game-invalid', path: '/home/you/game.jsonl' }, /can no longer be opened.*game\.jsonl/u],
  [{ notice: 'sound-ended' }, /sound has stopped working/u],
  [{ notice: 'exported', path: '/home/you/evening.json' }, /evening\.json/u],
] satisfies [Notice, RegExp][])('%o is said in words', (notice, words) => {
  notices(1, notice);
  expect(document.querySelector('aside')?.textContent).toMatch(words);
});
