// Pictures in names are asked for in ink, and nothing else of a name is touched.
import { expect, test } from 'vitest';
import { inInk } from './in-ink';

test('no name on the page asks for a coloured picture', () => {
  const shown = { names: ['Ada ❤️', '🏳️‍🌈', '1️⃣'], seats: [{ name: 'Zoë' }], night: null };
  expect(inInk(shown)).toEqual({ names: ['Ada ❤', '🏳‍🌈', '1⃣'], seats: [{ name: 'Zoë' }], night: null });
});

test('what asks for none stays what it is', () => {
  const shown = { names: ['Ada', '👨‍👩‍👧‍👦', 'क्‍ष'] };
  expect(inInk(shown)).toBe(shown);
});
