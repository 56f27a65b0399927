// A demo on the page: looked at and not touched, one sentence under it, on, held and left by finger and
// by key from every screen; at its end it leads to a game of one's own.
import { fireEvent } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import type { ScreenName } from '../host/fixtures/games';
import { button, isSeen, press, settled, show } from './fixtures/show';

afterEach(() => {
  document.body.innerHTML = '';
});

const note = () => document.querySelector('[role="note"]')?.textContent;
const RUNNING: ScreenName[] = ['demo-night', 'demo-choosing', 'demo-confession', 'demo-day'];

test.each(RUNNING)('%s is explained by one sentence, and nothing of it can be touched', async (name) => {
  show(name);
  await settled();
  expect(note()).toMatch(/^[A-Z].*\.$/u);
  const within = [...document.querySelectorAll('.played button')];
  expect(within.length).toBeGreaterThan(3);
  expect(within.some(isSeen)).toBe(false);
  // One obvious next step, and the keys of the room find it although the screen has its own.
  expect([...document.querySelectorAll('.primary')].filter(isSeen)).toHaveLength(1);
});

test('a finger is seen on whom it comes to, and the button fills while it is held', () => {
  show('demo-choosing');
  const pressed = [...document.querySelectorAll('.played ol button[aria-pressed="true"].touched')];
  expect(pressed.length).toBeGreaterThan(0);
  expect(pressed.every((one) => one.textContent?.includes('Cleo'))).toBe(true);
  expect(document.querySelector('.played .hold.holding')).not.toBeNull();
});

test.each(RUNNING)('%s: the arrow leads on, Space holds, Escape leads out', async (name) => {
  const host = show(name);
  await settled();
  const key = async (key: string) => {
    await fireEvent.keyDown(document.activeElement ?? document.body, { key });
    await settled();
  };
  const { screen } = host.view;
  const number = screen.screen === 'game' ? screen.demo?.number : undefined;
  await key('ArrowRight');
  expect(host.asked).toEqual([{ ask: 'demo-on', number }]);
  host.asked.length = 0;
  host.show({ screen });
  await settled();
  await press(/^Pause$/u);
  expect(host.asked).toEqual([{ ask: 'pause' }]);
  await press(/^Go on$/u);
  await key('Escape');
  expect(host.asked.at(-1)).toEqual({ ask: 'leave' });
  expect(document.querySelector('dialog[open]')).toBeNull();
});

test('Space holds a demo while the focus is on nothing that uses it', async () => {
  const host = show('demo-day');
  (document.activeElement as HTMLElement | null)?.blur();
  await fireEvent.keyDown(document.body, { key: ' ' });
  expect(host.asked).toEqual([{ ask: 'pause' }]);
});

test('a demo ends at a new game: the set-up opens, once, with no names in it', async () => {
  const host = show('demo-end');
  await settled();
  expect(document.querySelectorAll('.primary')).toHaveLength(1);
  await press(/^New game$/u);
  expect(host.asked.filter(({ ask }) => ask !== 'check-setup')).toEqual([{ ask: 'leave' }]);
  expect(document.querySelector('h1')?.textContent).toBe('Who sits at the table?');
  await press(/^Back$/u);
  expect(document.querySelector('h1')?.textContent).toBe('Town Crier');
});

test('it can be looked at again, and left for the shelf', async () => {
  const host = show('demo-end');
  await press(/^Look again$/u);
  expect(host.asked).toEqual([{ ask: 'show-demo', game: 'salem-1692' }]);
  await press(/^To the shelf$/u);
  expect(document.querySelector('h1')?.textContent).toBe('Town Crier');
});

test('a second press for what has passed is told to nobody', async () => {
  const host = show('demo-night');
  host.answerNext = { reply: 'refused', troubles: [{ trouble: 'stale' }] };
  await press(/^Next$/u);
  expect(document.querySelector('[role="alert"]')?.textContent ?? '').toBe('');
});

test('a reader reads the sentence where nobody hears the line, and not over it', async () => {
  const status = () => document.querySelector('.unseen[role="status"]')?.textContent;
  const host = show('demo-night');
  await settled();
  expect(status()).not.toContain('Everybody shuts their eyes');
  const { screen } = host.view;
  if (screen.screen !== 'game') throw new Error('no demo');
  host.show({ screen: { ...screen, narrator: { ...screen.narrator, heard: false } } });
  await settled();
  expect(status()).toContain('Everybody shuts their eyes');
});

test.each(['night', 'window-witches', 'day', 'confession'] as const)(
  'a game that people play is no demo at %s: it has no sentence and no finger',
  async (name) => {
    show(name);
    await settled();
    expect(note()).toBeUndefined();
    expect(document.querySelector('.played, .touched, [inert] ol')).toBeNull();
  },
);

test('the shelf shows the demo large to whoever is new, and small to the others', async () => {
  const host = show('shelf-empty');
  const large = button(/^A night to try out/u);
  expect(large.classList).toContain('choice');
  // Before the way to a game, which stays the one obvious step of a host.
  expect(document.querySelectorAll('nav .choice')[0]).toBe(large);
  await press(/^A night to try out/u);
  expect(host.asked).toEqual([{ ask: 'show-demo', game: 'salem-1692' }]);
  expect(note()).toMatch(/^Everybody shuts/u);
  document.body.innerHTML = '';
  show('shelf');
  expect(button(/^A night to try out$/u).classList).not.toContain('choice');
});
