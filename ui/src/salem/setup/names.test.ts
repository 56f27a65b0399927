// A pasted list becomes names however it was written.
import { expect, test } from 'vitest';
import { isList, splitNames } from './names';

test.each([
  ['Ada\nBen\r\nCy', ['Ada', 'Ben', 'Cy']],
  ['Ada, Ben,Cy , Dee', ['Ada', 'Ben', 'Cy', 'Dee']],
  ['1. Ada\n2. Ben\n10) Cy', ['Ada', 'Ben', 'Cy']],
  ['- Ada\n• Ben', ['Ada', 'Ben']],
  ['小明、小红，阿强', ['小明', '小红', '阿强']],
  ['ليلى، عمر', ['ليلى', 'عمر']],
  ['Ada\tBen;Cy', ['Ada', 'Ben', 'Cy']],
  ['\n\nAda\n \nBen\n', ['Ada', 'Ben']],
])('%j is %j', (text, names) => {
  expect(splitNames(text)).toEqual(names);
  expect(isList(text)).toBe(true);
});

test.each(['Ada', ' Anna (1) ', 'Nguyễn Thị Phương-Thảo', 'Franz-Montan', '7 of 9', ''])('%j is one name', (text) => {
  expect(isList(text)).toBe(false);
});
