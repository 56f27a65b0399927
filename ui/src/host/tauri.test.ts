// The window's host: it never rejects, drops what is old, and says when no view will follow.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { View } from '../contract/house';
import { SCREENS } from './fixtures/games';
import { tauriHost } from './tauri';

type Heard = (event: { payload: unknown }) => void;
let listeners: Map<string, Heard>;
let invoke: (command: string, given?: unknown) => Promise<unknown>;
const turn = async () => {
  for (let times = 0; times < 20; times += 1) await Promise.resolve();
};
const view = (number: number): View => ({ ...SCREENS.shelf(), turn: number });

beforeEach(() => {
  listeners = new Map();
  const callbacks: Heard[] = [];
  const internals = {
    transformCallback: (callback: Heard) => callbacks.push(callback) - 1,
    invoke: (command: string, given: { event: string; handler: number }) => {
      if (command !== 'plugin:event|listen') return invoke(command, given);
      listeners.set(given.event, callbacks[given.handler] ?? (() => {}));
      return Promise.resolve(given.handler);
    },
  };
  Object.assign(window, { __TAURI_INTERNALS__: internals });
});
afterEach(() => {
  Reflect.deleteProperty(window, '__TAURI_INTERNALS__');
});

test('where nobody answers, the trouble is that', async () => {
  invoke = () => Promise.reject(new Error('a pretended failure'));
  expect(await tauriHost.send({ seen: 1, ask: { ask: 'undo' } })).toEqual({
    reply: 'refused',
    troubles: [{ trouble: 'unreachable' }],
  });
});

test('the view that was asked for at the start is older than one that was heard since', async () => {
  let answer: (view: View) => void = () => {};
  invoke = () => new Promise((resolve) => (answer = resolve as (view: View) => void));
  const seen: number[] = [];
  tauriHost.views((one) => seen.push(one.turn), vi.fn());
  await turn();
  listeners.get('view')?.({ payload: view(5) });
  answer(view(5));
  listeners.get('view')?.({ payload: view(4) });
  await turn();
  expect(seen).toEqual([5]);
});

test.each([
  ['the program says so', () => listeners.get('ended')?.({ payload: null })],
  ['there is none to begin with', () => {}],
])('no view will follow when %s', async (how, happens) => {
  const begins = how.startsWith('the program');
  invoke = () => (begins ? Promise.resolve(view(1)) : Promise.reject(new Error('a pretended failure')));
  const lost = vi.fn();
  tauriHost.views(vi.fn(), lost);
  await turn();
  happens();
  await turn();
  expect(lost).toHaveBeenCalledTimes(1);
});

test('each request has a mark of its own, by which the program knows one that comes twice', async () => {
  const marks: unknown[] = [];
  invoke = (_, given) => {
    marks.push((given as { mark: unknown }).mark);
    return Promise.resolve({ reply: 'done' });
  };
  for (let times = 0; times < 3; times += 1) await tauriHost.send({ seen: 1, ask: { ask: 'add-sand' } });
  expect(marks.every((mark) => typeof mark === 'string' && mark !== '')).toBe(true);
  expect(new Set(marks).size).toBe(3);
});

test('files that are let fall are told by their paths, and links are no files', async () => {
  const fallen: (readonly string[])[] = [];
  const stop = tauriHost.dropped((paths) => fallen.push(paths));
  await turn();
  const paths = ['/home/you/a.json', 'C:\\Users\\you\\b.json', 'https://example.org/c.json', 'data:text/html,away'];
  listeners.get('tauri://drag-drop')?.({ payload: { paths, position: { x: 1, y: 1 } } });
  expect(fallen).toEqual([['/home/you/a.json', 'C:\\Users\\you\\b.json']]);
  stop();
});
