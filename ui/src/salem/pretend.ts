// Salem's part of the pretended host, for tests and design: just enough to click through every screen.
// Decides nothing for anybody.
import type { Command as GameCommand, Form } from '../contract/games';
import type { Reply, Screen } from '../contract/house';
import type { Card } from '../contract/salem';
import { SILENT } from '../host/fixtures/house';
import type { Beat, PretendedGame, PretendedLoop } from '../host/pretend';
import { dayOfEight } from './fixtures/evenings';
import { moved, turned } from './fixtures/moves';
import { dayOffers, dealt, game, living, NO_OFFERS, seat } from './fixtures/tables';
import { type Game, SALEM } from './game';

type Shown = Game & { screen: 'game' };

export class PretendedSalem implements PretendedGame {
  readonly #loop: PretendedLoop;
  /** What is shown was told so often. */
  #since = 1;

  constructor(loop: PretendedLoop) {
    this.#loop = loop;
  }

  check({ game: of, form }: Form): Reply {
    return form.players.length >= 4
      ? {
          reply: 'playable',
          playable: {
            game: of,
            playable: {
              cards_each: 4,
              tryal_cards: dealt(form.players.length),
              usual_witch_cards: 2,
              harder_witch_cards: 3,
            },
          },
        }
      : {
          reply: 'refused',
          troubles: [{ trouble: 'setup', refusal: { game: of, refusal: { code: 'too-few-players', player: null } } }],
        };
  }

  begin({ form }: Form): Screen {
    const names = form.players.map((player) => player.name);
    const seats = names.map(() => seat());
    const over = {
      table: { phase: 'setup' as const },
      offers: { ...NO_OFFERS, dawn: true },
      may_undo: false,
      may_reseat: true,
    };
    return { screen: 'game', ...game(names, seats, over) };
  }

  goOn(): Screen {
    return { screen: 'game', ...dayOfEight() };
  }

  play({ game: of, command }: GameCommand): void {
    const screen = this.#screen;
    if (of !== SALEM || !screen) return;
    switch (command.do) {
      case 'dawn':
        this.#loop.step(screen);
        this.#run('dawn', [
          this.#line('dawn-close-eyes', 1, 4),
          this.#line('dawn-witches-open', 2, 4),
          this.#opens('witches'),
        ]);
        break;
      case 'night':
        this.#loop.step(screen);
        this.#run('night', [
          this.#line('night-close-eyes', 1, 6),
          this.#line('night-witches-open', 2, 6),
          this.#opens('witches'),
        ]);
        break;
      case 'witches-choose': {
        const night = screen.table.phase === 'night';
        this.#chosen();
        const beats = night
          ? [
              this.#line('night-witches-close', 3, 6),
              this.#line('night-constable-open', 4, 6),
              this.#opens('constable'),
            ]
          : [this.#line('dawn-witches-close', 3, 4), this.#day('dawn-open-eyes', command.player)];
        this.#loop.tell(beats, 'then');
        break;
      }
      case 'constable-choose':
        this.#chosen();
        this.#loop.tell([this.#line('night-constable-close', 5, 6), this.#confession(command.player)], 'then');
        break;
      case 'end-confession':
        this.endSand();
        break;
      case 'confess':
      case 'reveal':
        this.#turn(command.player, command.card);
        break;
      case 'turn-up':
        this.#loop.step(screen);
        for (const card of command.cards) this.#turn(command.player, card, true);
        this.#toDay();
        break;
      case 'conspiracy': {
        const cat = screen.table.black_cat;
        this.#loop.step({
          ...screen,
          table: {
            ...screen.table,
            phase: 'conspiracy',
            awaiting: cat === null ? 'taking' : 'cat-card',
            conspiracy: {
              drawer: command.drawer,
              cat_card_of: cat,
              still_to_take: [],
              takes_from: [],
              did_not_add_up: false,
            },
          },
          offers: {
            ...NO_OFFERS,
            end_conspiracy: cat === null,
            reveal: dayOffers(screen.table.seats).reveal.filter((offer) => offer.seat === cat),
          },
          narrator: {
            ...screen.narrator,
            caption: cat === null ? 'conspiracy-take' : 'conspiracy-cat-card',
            may_repeat: true,
          },
        });
        break;
      }
      case 'claim-witches-win':
        this.#loop.step({
          ...screen,
          table: { ...screen.table, awaiting: 'claim' },
          offers: { ...NO_OFFERS, answer_claim: true },
          narrator: { ...SILENT, shows: this.#shows('claim'), caption: 'claim-open', may_repeat: true },
        });
        break;
      case 'answer-claim':
        if (command.stands)
          this.#loop.step({
            ...screen,
            table: { ...screen.table, phase: 'over', awaiting: null, winner: 'witches' },
            offers: NO_OFFERS,
          });
        else this.#toDay();
        break;
      case 'end-conspiracy':
        this.#loop.step(screen);
        this.#toDay();
        break;
      case 'enter-hand': {
        const entered = screen.table.dealing?.entered.map((done, index) => done || index === command.player) ?? [];
        this.#loop.step({
          ...screen,
          table: { ...screen.table, dealing: screen.table.dealing && { ...screen.table.dealing, entered } },
          offers: { ...screen.offers, enter_hand: entered.flatMap((done, index) => (done ? [] : [index])) },
        });
        break;
      }
      case 'leave': {
        const { player } = command;
        const to = command.gives_to;
        const seats = screen.table.seats.map((place, index) => {
          const cards = screen.table.seats[player]?.face_down ?? 0;
          if (index === player)
            return { ...place, alive: false, left: true, blue: [], ...(to === null ? {} : { face_down: 0 }) };
          return index === to ? { ...place, face_down: place.face_down + cards } : place;
        });
        const count = seats[player]?.face_down ?? 0;
        const due = count > 0 ? { seat: player, count, chosen_by: null } : null;
        const most = { witch: 2, constable: 1, not_a_witch: count };
        this.#loop.step({
          ...screen,
          table: { ...screen.table, seats, due, awaiting: due && 'dead-cards' },
          offers: due ? { ...NO_OFFERS, turn_up: { seat: player, count, most } } : dayOffers(seats),
        });
        break;
      }
      case 'give':
      case 'move':
      case 'discard':
      case 'accuse':
      case 'clear-accusations':
      case 'take':
        this.#loop.step({ screen: 'game', ...moved(screen, command) });
        break;
    }
  }

  rename(seat: number, name: string): void {
    this.#game((one) => ({
      ...one,
      names: one.names.map((other, index) => (index === seat ? name : other)),
      players: one.players.map((other, index) => (index === seat ? { ...other, name } : other)),
    }));
  }

  reseat(order: number[]): void {
    const seated = <T>(all: T[]) => order.flatMap((sat) => all.slice(sat, sat + 1));
    this.#game((one) => ({
      ...one,
      names: seated(one.names),
      players: seated(one.players),
      table: { ...one.table, seats: seated(one.table.seats) },
    }));
  }

  #turn(player: number, card: Card | null, silent = false): void {
    const screen = this.#screen;
    if (!screen || card === null) return;
    const next: Screen = { screen: 'game', ...turned(screen, player, card) };
    if (silent) this.#loop.show({ screen: next });
    else this.#loop.step(next);
  }

  #toDay(): void {
    this.#game((one) => ({
      ...one,
      table: { ...one.table, phase: 'day', awaiting: null, due: null, conspiracy: null },
      offers: dayOffers(one.table.seats),
      narrator: { ...SILENT, shows: this.#shows('day'), may_repeat: true },
      sand: null,
    }));
  }

  endSand(): void {
    const screen = this.#screen;
    if (!screen) return;
    const wasConfession = screen.table.awaiting === 'confession';
    if (!wasConfession) {
      this.#game((one) => ({ ...one, sand: null }));
      return;
    }
    this.#loop.step(screen);
    this.#game((one) => ({
      ...one,
      table: {
        ...one.table,
        phase: 'day',
        awaiting: null,
        night: one.table.night && { ...one.table.night, attacked: 0, fate: 'gavel' },
      },
      offers: dayOffers(one.table.seats),
      narrator: { ...one.narrator, shows: this.#shows('result'), caption: 'result-spared', speaking: false },
      sand: null,
    }));
  }

  #run(phase: 'dawn' | 'night', beats: Beat[]): void {
    this.#game((one) => ({
      ...one,
      table: {
        ...one.table,
        phase,
        awaiting: 'witches',
        night:
          phase === 'night'
            ? {
                number: (one.table.night?.number ?? 0) + 1,
                attacked: null,
                gavel: null,
                confessed: [],
                died: [],
                fate: null,
              }
            : one.table.night,
      },
      offers: NO_OFFERS,
      narrator: {
        ...one.narrator,
        shows: this.#shows('night'),
        speaking: true,
        may_skip: true,
        may_repeat: true,
        may_restart: true,
        eyes: 'shut',
      },
    }));
    this.#loop.tell(beats, 'now');
  }

  #line(caption: string, done: number, count: number): Beat {
    const progress = { done, count };
    return this.#beat((one) => ({
      ...one,
      narrator: { ...one.narrator, caption, progress, window: null, may_skip: true },
    }));
  }

  #opens(of: 'witches' | 'constable'): Beat {
    return this.#beat(
      (one) => ({
        ...one,
        table: { ...one.table, awaiting: of },
        offers: {
          ...NO_OFFERS,
          claim: of === 'witches' && one.table.phase === 'night',
          [of]: { seats: living(one.table.seats), nobody: false },
        },
        narrator: { ...one.narrator, window: { of, chosen: false }, may_skip: false },
      }),
      true,
    );
  }

  #chosen(): void {
    if (this.#screen) this.#loop.step(this.#screen);
    this.#game((one) => ({
      ...one,
      offers: NO_OFFERS,
      narrator: { ...one.narrator, window: one.narrator.window && { ...one.narrator.window, chosen: true } },
    }));
  }

  #day(caption: string, cat: number | null): Beat {
    return this.#beat((one) => {
      const seats = one.table.seats.map((place, index) =>
        index === cat ? { ...place, blue: ['black-cat' as const, ...place.blue] } : place,
      );
      return {
        ...one,
        table: { ...one.table, phase: 'day', awaiting: null, seats, black_cat: cat },
        offers: dayOffers(seats),
        narrator: { ...SILENT, shows: this.#shows('day'), caption, speaking: true, may_repeat: true },
      };
    });
  }

  #confession(gavel: number | null): Beat {
    return this.#beat(
      (one) => ({
        ...one,
        table: { ...one.table, awaiting: 'confession', night: one.table.night && { ...one.table.night, gavel } },
        offers: {
          ...NO_OFFERS,
          end_confession: true,
          confess: living(one.table.seats).map((index) => ({
            seat: index,
            cards: ['witch', 'constable', 'not-a-witch'],
            asks_for_another: true,
            without_card: false,
            deciding: [],
          })),
        },
        narrator: {
          ...SILENT,
          shows: this.#shows('confession'),
          caption: 'confession-open',
          may_repeat: true,
          may_restart: true,
        },
        sand: { sand: 'confession', mode: { mode: 'digital', total_ms: 30_000, left_ms: 30_000, held: false } },
      }),
      true,
    );
  }

  #shows(screen: string): { screen: string; since: number } {
    this.#since += 1;
    return { screen, since: this.#since };
  }

  #beat(change: (one: Game) => Game, holds = false): Beat {
    return { begin: () => this.#game(change), holds };
  }

  get #screen(): Shown | null {
    const { screen } = this.#loop.view;
    return screen.screen === 'game' && screen.game === SALEM ? screen : null;
  }

  #game(change: (one: Game) => Game): void {
    const screen = this.#screen;
    if (screen) this.#loop.show({ screen: { screen: 'game', ...change(screen) } });
  }
}
