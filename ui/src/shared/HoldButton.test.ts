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
