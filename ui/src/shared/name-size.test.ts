// A name is written by its longest word, however many words it has.
import { expect, test } from 'vitest';
import { nameSize } from './name-size';

test('only the longest word counts', () => {
  expect(nameSize('Ada Beth Cleo Dora')).toBe(nameSize('Beth'));
  expect(nameSize('Anne-Marie')).toBe(nameSize('Marie'));
  expect(nameSize('Montgomery')).not.toBe(nameSize('Marie'));
});

test('a letter is a letter, however many signs it is written in', () => {
  expect(nameSize('🦉🦉')).toBe(nameSize('👨‍👩‍👧‍👦🇩🇪'));
  expect(nameSize('Zoë')).toBe(nameSize('Zoë'.normalize('NFD')));
  expect(nameSize('क्षि')).toBe(nameSize('क'));
  expect(nameSize('')).toBe(nameSize('a'));
});

test('pictures and square letters take more room than others', () => {
  expect(nameSize('🦉🦉')).not.toBe(nameSize('ab'));
  expect(nameSize('木木')).not.toBe(nameSize('ab'));
});
