// The rules in short are all there, and the part that is on is open.
import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { press, show } from '../fixtures/show';
import RulesReference from './RulesReference.svelte';

const open = (container: HTMLElement) =>
  [...container.querySelectorAll('details[open] summary')].map((one) => one.textContent?.trim());

test.each([
  ['dawn', ['Dawn']],
  ['before-dawn', ['Before you begin', 'Dawn']],
  ['day', ['A turn by day', 'A trial']],
  ['night', ['Night']],
  ['window-witches', ['Night']],
  ['window-constable', ['Night']],
  ['confession', ['Confession']],
  ['result-died', ['Confession', 'Death']],
  ['turn-up', ['Death']],
  ['conspiracy-taking', ['Conspiracy']],
  ['claim', ['The last two']],
  ['hand-round', ['Before you begin']],
  ['end-witches', ['The aim']],
] as const)('on the screen %s the sign of help opens %j', async (name, chapters) => {
  show(name);
  await press(/^What may be done now$/);
  expect(open(document.body)).toEqual(chapters);
  await press(/^Close$/);
  expect(open(document.body)).toEqual([]);
});

test('every chapter has lines and every character a reminder', () => {
  const { container } = render(RulesReference);
  for (const chapter of container.querySelectorAll('ul'))
    expect(chapter.querySelectorAll('li').length).toBeGreaterThan(1);
  expect(screen.getAllByRole('definition', { hidden: true })).toHaveLength(15);
  expect(container.textContent).not.toMatch(/rules-|character-|[{}]/u);
});
