// What a held key may do again, on a page of its own; with real keys in browser/held-keys.test.ts.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchHeldKeys } from './held-keys';

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML =
    '<button>one</button><button>two</button><input type="text"><input type="range"><input type="radio"><select></select>';
  stop = watchHeldKeys();
});
afterEach(() => stop());

function send(type: string, on: string, key: string, more: KeyboardEventInit = {}): boolean {
  const at = document.querySelector<HTMLElement>(on);
  at?.focus();
  return (
    at?.dispatchEvent(new KeyboardEvent(type, { key, code: key, bubbles: true, cancelable: true, ...more })) ?? false
  );
}
const again = (on: string, key: string) => send('keydown', on, key, { repeat: true });

test.each([
  ['button', 'Enter', false],
  ['button', ' ', false],
  ['button', 'Escape', false],
  ['button', 'r', false],
  ['button', 'ArrowDown', true],
  ['button', 'Tab', true],
  ['[type=text]', 'Enter', false],
  ['[type=text]', 'Escape', false],
  ['[type=text]', 'a', true],
  ['[type=text]', ' ', true],
  ['[type=text]', 'Backspace', true],
  ['[type=range]', 'ArrowRight', true],
  ['[type=range]', 'Enter', false],
  ['[type=radio]', 'ArrowRight', false],
  ['select', 'ArrowDown', false],
])('a repeated key on %s, %s, passes: %s', (on, key, passes) => {
  expect(again(on, key)).toBe(passes);
});

test('a key that is down is held although nobody says that it repeats', () => {
  expect(send('keydown', 'button', 'Enter')).toBe(true);
  expect(send('keydown', 'button', 'Enter')).toBe(false);
  send('keyup', 'button', 'Enter');
  expect(send('keydown', 'button', 'Enter')).toBe(true);
});

test('a key that is held types on where it began, and not in a field that got the focus meanwhile', () => {
  send('keydown', '[type=text]', 'Backspace');
  expect(again('[type=text]', 'Backspace')).toBe(true);
  send('keydown', 'button', 'x');
  expect(again('[type=text]', 'x')).toBe(false);
});

test('a key that was let go in another window is no longer held', () => {
  send('keydown', 'button', 'Enter');
  dispatchEvent(new Event('blur'));
  expect(send('keydown', 'button', 'Enter')).toBe(true);
});

test('a key acts on nothing that it did not go down on', () => {
  send('keydown', 'button', ' ', { code: 'Space' });
  expect(send('keyup', 'button:nth-of-type(2)', ' ', { code: 'Space' })).toBe(false);
  send('keydown', 'button', 'Enter');
  expect(send('keypress', 'button:nth-of-type(2)', 'Enter')).toBe(false);
});

test('what an input method repeats is left to it', () => {
  expect(send('keydown', '[type=text]', 'Enter', { repeat: true, isComposing: true })).toBe(true);
});
