// A text is counted and cut by what a reader takes for one letter.
import { expect, test } from 'vitest';
import { clustersOf } from './clusters';

test('no family, flag or marked letter is cut in two', () => {
  for (const letter of ['👨‍👩‍👧‍👦', '🇩🇪', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '👩🏾‍🚀', 'e\u0301\u0323', 'नी', 'กำ', 'בּ'])
    expect(clustersOf(letter.repeat(24))).toEqual(Array.from({ length: 24 }, () => letter));
});
