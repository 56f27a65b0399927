// The rules in short are all there, and the part that is on is open.
import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import RulesReference from './RulesReference.svelte';

const open = (container: HTMLElement) =>
  [...container.querySelectorAll('details[open] summary')].map((one) => one.textContent?.trim());

test.each([
  ['dawn', ['Dawn']],
  ['day', ['A turn by day', 'A trial']],
  ['night', ['Night', 'Confession']],
  ['conspiracy', ['Conspiracy']],
  ['over', ['The aim']],
] as const)('in the phase %s, %j is open', (phase, chapters) => {
  const { container } = render(RulesReference, { props: { phase } });
  expect(open(container)).toEqual(chapters);
});

test('every chapter has lines and every character a reminder', () => {
  const { container } = render(RulesReference);
  for (const chapter of container.querySelectorAll('ul'))
    expect(chapter.querySelectorAll('li').length).toBeGreaterThan(1);
  expect(screen.getAllByRole('definition', { hidden: true })).toHaveLength(15);
  expect(container.textContent).not.toMatch(/rules-|character-|[{}]/u);
});
