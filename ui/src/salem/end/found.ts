// Who showed which card, and after which night, as the table and its record say it. Works nothing out.
import type { Card, SeatView } from '../../contract/salem';
import type { Game } from '../game';

export interface Found {
  card: Card;
  /** The night that it was found in or after; null before the first. Undefined where no line says it. */
  night: number | null | undefined;
}

/** The telling cards that lie face up before somebody. */
export function foundAt(game: Game, name: string, place: SeatView): Found[] {
  const telling = (['witch', 'constable'] as const).filter((card) => place.revealed.includes(card));
  return telling.map((card) => {
    const line = game.record.find(
      ({ message, names, numbers }) =>
        names.player === name &&
        ((['record-revealed', 'record-confessed'].includes(message) && names.card === card) ||
          (message === 'record-turned-up' && (numbers[card] ?? 0) > 0)),
    );
    return { card, night: line?.night };
  });
}
