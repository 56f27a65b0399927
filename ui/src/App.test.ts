// The page mounts and offers its main region; a game that is not there yet leaves what was on.
import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import App from './App.svelte';
import type { Room } from './house/game-room';
import { Rooms } from './house/rooms.svelte';
import { openRooms } from './host/fixtures/page';
import { SCREENS } from './host/fixtures/games';
import { pretend } from './host/pretend';

test('the page has one main region', async () => {
  render(App, { host: pretend('day'), rooms: await openRooms() });
  expect(screen.getAllByRole('main')).toHaveLength(1);
});

test('the shelf stays until the game that was gone on with can be shown as a whole', async () => {
  const room: Room<'salem-1692'> = await import('./salem/room');
  let come: (room: Room<'salem-1692'>) => void = () => {};
  const rooms = new Rooms({ 'salem-1692': () => new Promise((resolve) => (come = resolve)) });
  const host = pretend('shelf');
  render(App, { host, rooms });
  host.show(SCREENS.night());
  flushSync();
  expect(document.querySelector('main')?.textContent).toMatch(/Go on with the last game/u);
  expect(document.documentElement.dataset.light).toBe('day');
  come(room);
  await rooms.open('salem-1692');
  flushSync();
  expect(document.querySelector('main')?.textContent).toMatch(/close your eyes/u);
  expect(document.documentElement.dataset.light).toBe('night');
});

test('a room that could not be had is asked for again', async () => {
  let asked = 0;
  const rooms = new Rooms({
    'salem-1692': () => {
      asked += 1;
      return asked === 1 ? Promise.reject(new Error('a pretended failure')) : import('./salem/room');
    },
  });
  expect(await rooms.open('salem-1692')).toBe(false);
  expect(await rooms.open('salem-1692')).toBe(true);
  expect(rooms.of('salem-1692')).not.toBeNull();
});

test('the shelf is as dark as the game to go on with, and so is all that is opened from it', async () => {
  const host = pretend('shelf-dark');
  render(App, { host, rooms: await openRooms() });
  const light = () => document.documentElement.dataset.light;
  expect(light()).toBe('night');
  for (const name of ['Settings', 'Close', 'Rules', 'Close', 'New game']) {
    screen.getByRole('button', { name }).click();
    flushSync();
    expect(light()).toBe('night');
  }
  host.show(SCREENS.shelf());
  flushSync();
  expect(light()).toBe('day');
});

test('the night has a brightness of its own: the day and the end keep theirs', async () => {
  const host = pretend('night');
  render(App, { host, rooms: await openRooms() });
  const root = document.documentElement;
  const veil = () => [root.dataset.veil, root.style.getPropertyValue('--veil-of-night')];
  flushSync();
  expect(veil()).toEqual(['up', '0']);
  const at = (name: 'night' | 'interrupted' | 'window-witches' | 'day' | 'end-witches') => {
    host.show({ screen: SCREENS[name]().screen, settings: { ...SCREENS.night().settings, night_percent: 25 } });
    flushSync();
    return veil();
  };
  for (const name of ['night', 'interrupted', 'window-witches'] as const) expect(at(name)).toEqual(['down', '0.75']);
  for (const name of ['day', 'end-witches'] as const) expect(at(name)[0]).toBe('up');
});
