// Each seat is worked out once, although it is drawn and measured.
import { render } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { expect, test } from 'vitest';
import SeatRing from './SeatRing.svelte';

test('a seat and the middle are worked out once', () => {
  let seats = 0;
  let middles = 0;
  const seat = createRawSnippet<[number, number]>((index) => {
    seats += 1;
    return { render: () => `<button id="seat-${index()}">Seat ${index()}</button>` };
  });
  const centre = createRawSnippet(() => {
    middles += 1;
    return { render: () => '<p>The middle</p>' };
  });
  const { container } = render(SeatRing, { props: { count: 7, label: 'The table', seat, centre } });
  expect([seats, middles]).toEqual([7, 1]);
  // What is measured is a copy, and nothing refers to it.
  const rulers = container.querySelector('[inert]');
  expect(rulers?.textContent?.match(/Seat \d/gu)).toHaveLength(7);
  expect(rulers?.textContent).toContain('The middle');
  expect(container.querySelectorAll('[id^="seat-"]')).toHaveLength(7);
});
