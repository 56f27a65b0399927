// Presses of assistive technology on a button that is to be held: two of them, in a row and near one
// another, and nothing else.
import { fireEvent, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pretend, type PretendedHost } from '../host/pretend';
import { Table, TABLE } from '../table.svelte';
import { announced } from './announced.svelte';
import HoldButton from './HoldButton.svelte';

let host: PretendedHost;
const held = vi.fn();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  held.mockClear();
  host = pretend('night');
  render(HoldButton, { props: { onheld: held, label: 'it' }, context: new Map([[TABLE, new Table(host)]]) });
});
afterEach(() => {
  vi.useRealTimers();
});

const button = () => document.querySelector('button.hold') as HTMLButtonElement;
const press = () => fireEvent.click(button(), { detail: 0 });

test('two presses act once, and the first is announced', async () => {
  await press();
  expect(held).not.toHaveBeenCalled();
  expect(announced.message).toBe('hold-again');
  await press();
  expect(held).toHaveBeenCalledOnce();
  expect(announced.message).toBeNull();
  await press();
  expect(held).toHaveBeenCalledOnce();
});

test('the click of a finger is no press', async () => {
  await fireEvent.click(button(), { detail: 1 });
  await fireEvent.click(button(), { detail: 1 });
  expect(held).not.toHaveBeenCalled();
});

test('what a finger or a key began ends with it', async () => {
  await fireEvent.pointerDown(button(), { pointerId: 1, button: 0 });
  await fireEvent.pointerLeave(button(), { pointerId: 1 });
  await fireEvent.keyDown(button(), { key: 'Enter' });
  await fireEvent.keyUp(button(), { key: 'Enter' });
  await press();
  await press();
  expect(held).toHaveBeenCalledOnce();
});

test.each<[string, () => unknown]>([
  ['five seconds', () => vi.advanceTimersByTime(5000)],
  ['the loss of the focus', () => fireEvent.blur(button())],
  ['the loss of the window', () => fireEvent.blur(window)],
  ['a page that is hidden', () => fireEvent(document, new Event('visibilitychange'))],
  ['a press elsewhere', () => fireEvent.click(document.body)],
  ['a change of the screen', () => host.show({ turn: 7 })],
])('after %s a press is the first one again', async (_, pass) => {
  await press();
  await pass();
  flushSync();
  expect(announced.message).toBeNull();
  await press();
  expect(held).not.toHaveBeenCalled();
  await press();
  expect(held).toHaveBeenCalledOnce();
});

test('within five seconds the second press still counts', async () => {
  await press();
  vi.advanceTimersByTime(4900);
  await press();
  expect(held).toHaveBeenCalledOnce();
});

/** The table's settings as somebody has set them. */
const set = (settings: Partial<typeof host.view.settings>) => {
  host.show({ settings: { ...host.view.settings, ...settings } });
  flushSync();
};

test('it is held for as long as the settings say', async () => {
  set({ hold_ms: 1750 });
  await fireEvent.pointerDown(button(), { pointerId: 1, button: 0 });
  await vi.advanceTimersByTimeAsync(1700);
  expect(held).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(held).toHaveBeenCalledOnce();
});

test('by two touches: a second one after a moment acts, a double tap and holding do not', async () => {
  set({ two_touches: true });
  const touch = (at: number) => {
    const click = new MouseEvent('click', { bubbles: true, detail: 1 });
    Object.defineProperty(click, 'timeStamp', { value: at });
    return fireEvent(button().querySelector('.fill') as Element, click);
  };
  await fireEvent.pointerDown(button(), { pointerId: 1, button: 0 });
  await vi.advanceTimersByTimeAsync(3000);
  await fireEvent.pointerUp(button(), { pointerId: 1, button: 0 });
  expect(held).not.toHaveBeenCalled();
  await touch(10_000);
  await touch(10_200);
  expect(held).not.toHaveBeenCalled();
  await touch(10_900);
  expect(held).toHaveBeenCalledOnce();
});
