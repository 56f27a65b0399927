// A name is written by its longest word, however many words it has.
import { expect, test } from 'vitest';
import { nameSize } from './name-size';

test('only the longest word counts', () => {
  expect(nameSize('Ada Beth Cleo Dora')).toBe(nameSize('Beth'));
  expect(nameSize('Anne-Marie')).toBe(nameSize('Marie'));
  expect(nameSize('Montgomery')).not.toBe(nameSize('Marie'));
});

test('a letter is a letter, in one code unit or two', () => {
  expect(nameSize('🦉🦉')).toBe(nameSize('ab'));
  expect(nameSize('')).toBe(nameSize('a'));
});
