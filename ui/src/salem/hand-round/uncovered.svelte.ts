// One player's answers while the device is uncovered for that player. Lives no longer than that:
// covering drops it. Must never be sent, logged or shown anywhere but under that player's finger.
import type { Card } from '../../contract/salem';

export type Question = 'card' | 'took' | 'gave' | 'dealt';

const KINDS: readonly Card[] = ['witch', 'constable', 'not-a-witch'];

/** What is asked of everybody alike: each question takes one tap, whatever the answer is. */
export function questionsOf(mode: 'hand' | 'take', cardsEach: number, pooled: boolean): Question[] {
  if (mode === 'hand') return Array.from({ length: cardsEach }, () => 'card' as const);
  return pooled ? ['gave', 'dealt'] : ['took'];
}

export class Uncovered {
  readonly questions: readonly Question[];
  /** One for each question answered so far. */
  picks: Card[] = $state([]);
  /** Where the three answers stand now. They change places after each answer, so that whoever
   *  watches the hand, and not the screen, learns nothing: a hand with one odd card among five
   *  would else show as one tap at another place. */
  order: readonly Card[] = $state.raw(shuffled(KINDS));

  constructor(questions: readonly Question[]) {
    this.questions = questions;
  }

  /** The question that is asked now; null when all are answered. */
  get question(): Question | null {
    return this.questions[this.picks.length] ?? null;
  }

  pick(card: Card): void {
    if (this.question === null) return;
    this.picks.push(card);
    this.order = shuffled(KINDS);
  }

  again(): void {
    this.picks = [];
    this.order = shuffled(KINDS);
  }
}

/** Chance for the eye alone; it decides nothing of the game. */
function shuffled<Item>(items: readonly Item[]): Item[] {
  const rest = [...items];
  const order: Item[] = [];
  while (rest.length > 0) order.push(...rest.splice(Math.floor(Math.random() * rest.length), 1));
  return order;
}
