// Keys across the room: what they press on which screen, and where they press nothing.
import { fireEvent } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ScreenName } from '../host/fixtures/games';
import { commands, press, settled, show } from './fixtures/show';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const key = async (name: string, on: Element = document.body, more: KeyboardEventInit = {}) => {
  await fireEvent.keyDown(on, { key: name, ...more });
  await settled();
};
const asked = (host: { asked: { ask: string }[] }) => host.asked.map(({ ask }) => ask);

test('Space holds the narrator and lets him go on, R says the line again', async () => {
  const host = show('night');
  await key(' ');
  await key(' ');
  await key('r');
  await key('к', document.body, { code: 'KeyR' });
  expect(asked(host)).toEqual(['pause', 'resume', 'repeat-line', 'repeat-line']);
});

test.each<[ScreenName, string[]]>([
  ['interrupted', ['take-up-again']],
  ['conspiracy-taking', ['play']],
  ['before-dawn', ['play']],
  // Grave, or no step at all: the night, a death, a choice, a line that is spoken.
  ['day', []],
  ['turn-up', []],
  ['window-witches', []],
  ['night', []],
  ['claim', []],
  ['confession', []],
  ['end-witches', []],
  ['shelf', []],
])('on %s the arrow and the pedal lead on: %j', async (name, does) => {
  for (const one of ['ArrowRight', 'PageDown']) {
    const host = show(name);
    await key(one);
    expect(asked(host)).toEqual(does);
    document.body.innerHTML = '';
  }
});

test('what has the focus keeps its own keys, and a sheet keeps all', async () => {
  const host = show('interrupted');
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  for (const name of [' ', 'r', 'ArrowRight', 'PageDown']) await key(name, field);
  field.remove();
  await press(/^Menu$/);
  for (const name of [' ', 'r', 'ArrowRight', 'PageDown']) await key(name);
  expect(asked(host)).toEqual([]);
});

test('a key with another one, and one that is held, are none of these', async () => {
  const host = show('night');
  for (const more of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { repeat: true }])
    await key('r', document.body, more);
  expect(asked(host)).toEqual([]);
  expect(commands(host)).toEqual([]);
});
