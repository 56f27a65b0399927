// Cards of each kind, counted, in words: what is to be dealt and what is expected of a hand round.
// Counts nothing itself: the numbers stand in the view.
import type { CardCounts } from '../contract/salem';
import { t } from '../text';

/** Such as "2 Witch, 1 Constable, 29 Not a Witch". */
export function cardsInWords(cards: CardCounts): string {
  return t('cards-counted', { ...cards });
}

/** What is to be dealt, all together. */
export function dealInWords(cards: CardCounts): string {
  const count = cards.witch + cards.constable + cards.not_a_witch;
  return t('setup-deal', { count, cards: cardsInWords(cards) });
}
