// The player as a person: a name put right in two touches and typing, places changed before the first
// dawn, somebody going home.
import { fireEvent } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Reply } from '../contract/house';
import { bare, button, commands, hold, nameOf, press, said, settled, show } from './fixtures/show';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const field = () => {
  const found = document.querySelector<HTMLInputElement>('dialog input');
  if (!found) throw new Error('there is no field');
  return found;
};
const sheet = () => bare(document.querySelector('dialog')?.textContent);
const buttons = () => [...document.querySelectorAll('dialog button')].map(nameOf);
async function type(name: string) {
  await fireEvent.input(field(), { target: { value: name } });
  await fireEvent.submit(field().form as HTMLFormElement);
  await settled();
}

test.each(['before-dawn', 'day'] as const)('a name is put right in two touches and typing, %s', async (screen) => {
  const host = show(screen);
  await press(/^Benjamin/);
  await press(/Correct the name/);
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe('Benjamin');
  await type('Benny');
  expect(host.asked).toContainEqual({ ask: 'rename', seat: 1, name: 'Benny' });
  expect(document.querySelector('dialog')).toBeNull();
  expect(button(/^Benny/)).toBeTruthy();
});

test('what the rules say of a name stands at its field, and the name stays to be put right', async () => {
  const host = show('day');
  const refused: Reply = {
    reply: 'refused',
    troubles: [{ trouble: 'setup', refusal: { game: 'salem-1692', refusal: { code: 'duplicate-name', player: 1 } } }],
  };
  await press(/^Benjamin/);
  await press(/Correct the name/);
  host.answerNext = refused;
  await type('abigail');
  expect(said()).toMatch(/Somebody else has this name/);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(field().value).toBe('abigail');
});

test('before the first dawn two change places, or one sits down elsewhere; later nobody is offered that', async () => {
  const host = show('before-dawn');
  await press(/^Abigail/);
  await press(/Change places with/);
  await press(/^Constance$/);
  expect(host.asked).toContainEqual({ ask: 'change-places', seat: 0, with: 2 });
  expect(nameOf(document.querySelectorAll('button.seat')[0] as Element)).toMatch(/^Constance/);
  await press(/^Abigail/);
  await press(/Sit down after/);
  await press(/^Constance$/);
  expect(host.asked).toContainEqual({ ask: 'sit-after', seat: 2, after: 0 });
});

test('by day no place is changed, and whoever comes late is told why', async () => {
  show('day');
  await press(/^Benjamin/);
  expect(buttons().some((name) => /Change places|Sit down/.test(name))).toBe(false);
  await press(/Leaves the table/);
  expect(sheet()).toMatch(/comes late/);
});

test('whoever leaves is chosen what becomes of the cards, then it is held: nothing by a tap', async () => {
  const host = show('day');
  await press(/^Benjamin/);
  await press(/Leaves the table/);
  expect(sheet()).toMatch(/face-down cards of Benjamin/);
  await press(/They are turned up/);
  await press(/Benjamin leaves, and the cards are turned up/);
  expect(commands(host)).toEqual([]);
  await hold(/Benjamin leaves, and the cards are turned up/);
  await settled();
  expect(commands(host)).toEqual([{ do: 'leave', player: 1, gives_to: null }]);
  const main = bare(document.querySelector('main')?.textContent);
  expect(main).toMatch(/Benjamin has left the table/);
  expect(main).not.toMatch(/dies|last words/);
});

test('cards that are given go to whoever is chosen, and the seat says that somebody left', async () => {
  const host = show('day');
  await press(/^Benjamin/);
  await press(/Leaves the table/);
  await press(/Somebody gets them/);
  await press(/^Constance$/);
  await hold(/Benjamin leaves, and Constance gets the cards/);
  await settled();
  expect(commands(host)).toEqual([{ do: 'leave', player: 1, gives_to: 2 }]);
  expect(button(/^Benjamin/).textContent).toMatch(/has left/);
  expect(button(/^Benjamin/).textContent).not.toMatch(/dead/);
  await press(/^Benjamin/);
  expect(sheet()).toMatch(/Benjamin has left the table/);
  expect(buttons().some((name) => /Leaves the table/.test(name))).toBe(false);
});
