// The list of games: every game is there, can be gone on with or read, copied, thrown away and brought back.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { SCREENS } from '../../host/fixtures/games';
import { around, openRooms } from '../../host/fixtures/page';
import { PretendedHost } from '../../host/pretend';
import Games from './Games.svelte';

const rooms = await openRooms();

async function games() {
  const host = new PretendedHost(SCREENS.shelf());
  const onclose = vi.fn();
  render(Games, { props: { onclose }, context: around(host, rooms) });
  await screen.findAllByRole('listitem');
  return { host, onclose };
}
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent.replace(/[\u2068\u2069]/gu, ''));
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
/** As assistive technology does. */
const hold = async (name: RegExp) => {
  await press(name);
  await press(name);
};

beforeEach(() => {
  document.documentElement.lang = 'en';
});

test('each game says who played, when, and how far it came or who won', async () => {
  await games();
  expect(rows()[0]).toMatch(/Abigail, Benjamin.*2026.*day after night 2/su);
  expect(rows()[1]).toMatch(/2026.*witches/su);
  expect(rows()[2]).toMatch(/cannot be read/u);
});

test('a game that is not over is gone on with', async () => {
  const { host } = await games();
  await fireEvent.click(screen.getAllByRole('listitem')[0]?.querySelector('button') as Element);
  expect(screen.queryByRole('button', { name: 'The story' })).toBeNull();
  await press(/^Go on$/u);
  expect(host.asked.at(-1)).toEqual({ ask: 'go-on-with', number: 7 });
});

test('one that is over is read, with nothing to be done in it', async () => {
  const { host } = await games();
  await fireEvent.click(screen.getAllByRole('listitem')[1]?.querySelector('button') as Element);
  expect(screen.queryByRole('button', { name: /^Go on$/u })).toBeNull();
  await press(/^The story$/u);
  expect(host.asked.at(-1)).toEqual({ ask: 'tell-story', number: 6 });
  await screen.findByText('Who was who');
  expect(screen.queryByRole('button', { name: /Again|shelf/iu })).toBeNull();
});

test('a copy of any game that can be read is saved', async () => {
  const { host } = await games();
  await fireEvent.click(screen.getAllByRole('listitem')[0]?.querySelector('button') as Element);
  await press(/^Save a copy$/u);
  await vi.waitFor(() =>
    expect(host.asked.at(-1)).toEqual({ ask: 'export-kept', number: 7, path: '/home/you/salem-1692.json' }),
  );
});

test('thrown away by holding, never by a tap, and brought back', async () => {
  const { host } = await games();
  await fireEvent.click(screen.getAllByRole('listitem')[2]?.querySelector('button') as Element);
  const before = host.asked.length;
  await press(/^Throw away/u);
  expect(host.asked.length).toBe(before);
  await press(/^Throw away/u);
  await screen.findByText(/Thrown away/u);
  expect(host.asked).toContainEqual({ ask: 'throw-away', number: 2 });
  await vi.waitFor(() => expect(rows()).toHaveLength(2));
  await press(/^Bring it back$/u);
  await vi.waitFor(() => expect(rows()).toHaveLength(3));
});

test('looking back counts nothing that the table did not learn, and is begun anew by holding', async () => {
  const { host } = await games();
  await press(/^Looking back$/u);
  expect(screen.getByText(/3.? evenings/u)).toBeTruthy();
  const [, abigail] = screen.getAllByRole('row');
  expect(abigail?.textContent.replace(/[\u2068\u2069]/gu, '')).toMatch(/Abigail.*4.*0 of 3/su);
  await hold(/^Begin counting anew/u);
  expect(host.asked).toContainEqual({ ask: 'forget-evenings' });
});

test('of several that were thrown away each can be brought back', async () => {
  await games();
  for (const at of [2, 1]) {
    await fireEvent.click(screen.getAllByRole('listitem')[at]?.querySelector('button') as Element);
    await hold(/^Throw away/u);
    await vi.waitFor(() => expect(rows()).toHaveLength(at));
  }
  expect(screen.getAllByRole('button', { name: /^Bring it back$/u })).toHaveLength(2);
});

test('what was thrown away can be brought back after its list was closed, as long as the shelf is not left', async () => {
  const host = new PretendedHost(SCREENS.shelf());
  const one = render(Games, { props: { onclose() {} }, context: around(host, rooms) });
  await screen.findAllByRole('listitem');
  await fireEvent.click(screen.getAllByRole('listitem')[2]?.querySelector('button') as Element);
  await hold(/^Throw away/u);
  await screen.findByText(/Thrown away/u);
  one.unmount();
  cleanup();
  render(Games, { props: { onclose() {} }, context: around(host, rooms) });
  await screen.findAllByRole('listitem');
  expect(screen.queryByRole('button', { name: /^Bring it back$/u })).not.toBeNull();
});
