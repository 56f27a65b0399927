// Names of earlier tables, offered while one is typed and never in its way.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test } from 'vitest';
import { SCREENS } from '../../host/fixtures/games';
import { PretendedHost } from '../../host/pretend';
import { TABLE, Table } from '../../table.svelte';
import { completions } from './names';
import Setup from './Setup.svelte';

const KNOWN = ['Anneliese', 'Zoë', 'Anna', 'Jean-Luc van den Berg', 'Anton', 'Anja'];

function setup(knownNames: string[] = KNOWN) {
  const host = new PretendedHost(SCREENS['shelf-empty']());
  render(Setup, {
    props: { lastTable: null, knownNames, kept: {}, onback: () => {} },
    context: new Map([[TABLE, new Table(host)]]),
  });
  return host;
}
const fields = () => screen.getAllByLabelText<HTMLInputElement>(/^Name of player/u);
const field = (place: number) => fields()[place - 1] as HTMLInputElement;
const offered = () => screen.queryAllByRole('option').map((one) => one.textContent.trim());

async function type(place: number, value: string, isComposing = false) {
  field(place).focus();
  field(place).value = value;
  await fireEvent(field(place), new InputEvent('input', { bubbles: true, isComposing }));
}
async function key(place: number, name: string, more: KeyboardEventInit = {}) {
  const went = await fireEvent.keyDown(field(place), { key: name, ...more });
  await tick();
  return went;
}

test.each([
  ['an', [], ['Anneliese', 'Anna', 'Anton']],
  ['AN', ['anna'], ['Anneliese', 'Anton', 'Anja']],
  ['zoe', [], ['Zoë']],
  ['luc', [], ['Jean-Luc van den Berg']],
  ['van', [], ['Jean-Luc van den Berg']],
  ['anna', [], ['Anna']],
  ['Anna', [], []],
  [' ', [], []],
  ['x', [], []],
])('%j with %j at the table offers %j', (typed, taken, names) => {
  expect(completions(KNOWN, typed, taken)).toEqual(names);
});

test('Tab takes the first name and goes on to the next field', async () => {
  setup();
  await type(1, 'an');
  expect(offered()).toEqual(['Anneliese', 'Anna', 'Anton']);
  expect(field(1).getAttribute('aria-expanded')).toBe('true');
  expect(await key(1, 'Tab')).toBe(false);
  expect(field(1).value).toBe('Anneliese');
  expect(document.activeElement).toBe(field(2));
  await type(2, 'an');
  expect(offered()).toEqual(['Anna', 'Anton', 'Anja']);
});

test('a touch takes a name, and the field keeps the keyboard until then', async () => {
  setup();
  await type(1, 'an');
  const anna = screen.getByRole('option', { name: /Anna/ });
  expect(await fireEvent.pointerDown(anna)).toBe(false);
  await fireEvent.click(anna);
  await tick();
  expect(field(1).value).toBe('Anna');
});

test('Enter is never in the way: it takes what is typed', async () => {
  setup();
  await type(1, 'An');
  await key(1, 'Enter');
  expect(field(1).value).toBe('An');
  expect(document.activeElement).toBe(field(2));
  expect(offered()).toEqual([]);
});

test('the arrows go among the names, and only then Enter takes one', async () => {
  setup();
  await type(1, 'an');
  await key(1, 'ArrowDown');
  await key(1, 'ArrowDown');
  const active = document.getElementById(field(1).getAttribute('aria-activedescendant') ?? '');
  expect(active?.textContent.trim()).toBe('Anna');
  expect(active?.getAttribute('aria-selected')).toBe('true');
  await key(1, 'Enter');
  expect(field(1).value).toBe('Anna');
});

test('Escape puts the names away and nothing else; Tab is Tab again', async () => {
  setup();
  await type(1, 'an');
  expect(await key(1, 'Escape')).toBe(false);
  expect(offered()).toEqual([]);
  expect(await key(1, 'Tab')).toBe(true);
});

test('an input method that is not done is offered nothing, and keeps its Tab', async () => {
  setup();
  await type(1, 'an', true);
  expect(offered()).toEqual([]);
  await type(1, 'an');
  expect(await key(1, 'Tab', { isComposing: true })).toBe(true);
  expect(field(1).value).toBe('an');
});

test('without known names a field is a field, and nothing is there to forget', async () => {
  setup([]);
  await type(1, 'an');
  expect(offered()).toEqual([]);
  expect(field(1).getAttribute('role')).toBeNull();
  expect(screen.queryByText(/Forget the names/)).toBeNull();
});
