// A host that is pretended in memory, for tests and design: a loop that knows just enough to click
// through every screen. The real rules are elsewhere; nothing here decides anything for anybody.
import type { Ask, Command, GameView, NarratorView, Reply, Request, Screen, Settings, View } from '../contract';
import type { Host } from './host';
import { dayOffers, game, living, NO_OFFERS, seat, SILENT } from './fixtures/tables';
import { isScreenName, SCREENS } from './fixtures/screens';

/** How long a pretended line lasts, in ms. */
const LINE = 1800;

interface Beat {
  /** What changes when this beat begins. */
  change: (one: GameView) => GameView;
  /** Whether the script holds here until somebody does something. */
  holds?: boolean;
}

export class PretendedHost implements Host {
  /** All that was asked, for tests. */
  readonly asked: Ask[] = [];
  #view: View;
  #heard = new Set<(view: View) => void>();
  #past: Screen[] = [];
  #future: Screen[] = [];
  #beats: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #timed: boolean;
  /** What the next request is answered with, for tests of refusals. */
  answerNext: Reply | null = null;

  /** With `timed`, pretended lines end by themselves; otherwise `nextBeat` ends them. */
  constructor(first: View, timed = false) {
    this.#view = first;
    this.#timed = timed;
  }

  /** The view that an address asks for: `?screen=day&text=200…`. */
  static viewOf(asked: URLSearchParams): View {
    const name = asked.get('screen');
    const first = name && isScreenName(name) ? SCREENS[name]() : SCREENS.shelf();
    const settings: Settings = { ...first.settings };
    if (asked.get('text')) settings.text_percent = Number(asked.get('text'));
    if (asked.get('contrast')) settings.high_contrast = true;
    if (asked.get('motion')) settings.motion = 'reduced';
    if (asked.get('hand') === 'left') settings.hand = 'left';
    if (asked.get('turn')) settings.quarter_turns = Number(asked.get('turn'));
    if (asked.get('facing')) settings.names_face_owners = true;
    const shape = asked.get('shape');
    if (shape === 'long' || shape === 'one-side') settings.seat_shape = shape;
    return { ...first, settings, language: asked.get('language') ?? first.language };
  }

  /** Begins with what the address asks for, and follows when the page is told "pretend" with what
   *  would stand after the `?`. */
  static fromAddress(address: URL): PretendedHost {
    const host = new PretendedHost(PretendedHost.viewOf(address.searchParams), true);
    addEventListener('pretend', (event) => {
      if (!(event instanceof CustomEvent)) return;
      const next = PretendedHost.viewOf(new URLSearchParams(String(event.detail)));
      // Another screen lies between, so that none keeps anything of the one before it.
      host.show(next.screen.screen === 'shelf' ? SCREENS.claim() : SCREENS.shelf());
      requestAnimationFrame(() => host.show(next));
    });
    return host;
  }

  get view(): View {
    return this.#view;
  }

  views(callback: (view: View) => void): () => void {
    this.#heard.add(callback);
    callback(this.#view);
    return () => this.#heard.delete(callback);
  }

  async chooseGameToOpen(): Promise<string | null> {
    return '/home/you/evening.json';
  }
  async chooseWhereToSave(proposedName: string): Promise<string | null> {
    return `/home/you/${proposedName}`;
  }
  async chooseFolder(): Promise<string | null> {
    return '/home/you/voice';
  }

  async send(request: Request): Promise<Reply> {
    this.asked.push(request.ask);
    if (this.answerNext) {
      const answer = this.answerNext;
      this.answerNext = null;
      return answer;
    }
    return this.#answer(request.ask);
  }

  /** Shows another view, as the real loop does when something happened. */
  show(change: Partial<View>): void {
    this.#view = { ...this.#view, ...change, number: this.#view.number + 1 };
    for (const callback of this.#heard) callback(this.#view);
  }

  /** Ends the pretended line. */
  nextBeat(): void {
    clearTimeout(this.#timer);
    const beat = this.#beats.shift();
    if (!beat) {
      this.#game((one) => ({ ...one, narrator: { ...one.narrator, speaking: false, may_skip: false } }));
      return;
    }
    this.#game(beat.change);
    if (this.#timed && !beat.holds) this.#timer = setTimeout(() => this.nextBeat(), LINE);
  }

  #answer(ask: Ask): Reply {
    switch (ask.ask) {
      case 'check-setup':
        return ask.form.players.length >= 4
          ? { reply: 'playable', cards_each: 4, usual_witch_cards: 2, harder_witch_cards: 3 }
          : { reply: 'refused', troubles: [{ trouble: 'setup', refusal: { code: 'too-few-players', player: null } }] };
      case 'new-game': {
        const names = ask.form.players.map((player) => player.name);
        const seats = names.map(() => seat());
        this.#step({
          screen: 'game',
          ...game(names, seats, { table: { phase: 'setup' }, offers: { ...NO_OFFERS, dawn: true }, may_undo: false }),
        });
        break;
      }
      case 'go-on':
      case 'open':
        this.show({ screen: SCREENS.day().screen });
        break;
      case 'export':
        this.show({ notice: { notice: 'exported', path: ask.path } });
        break;
      case 'leave':
        clearTimeout(this.#timer);
        this.show({ screen: SCREENS.shelf().screen });
        break;
      case 'enter-hand': {
        const { screen } = this.#view;
        if (screen.screen === 'hand-round')
          this.show({
            screen: { ...screen, entered: screen.entered.map((done, index) => done || index === ask.seat) },
          });
        break;
      }
      case 'play':
        this.#play(ask.command);
        break;
      case 'undo':
        this.#back(this.#past, this.#future);
        break;
      case 'redo':
        this.#back(this.#future, this.#past);
        break;
      case 'pause':
        clearTimeout(this.#timer);
        this.#narrator({ paused: true });
        break;
      case 'resume':
      case 'go-on-with-captions':
        this.#narrator({ paused: false });
        if (this.#timed) this.#timer = setTimeout(() => this.nextBeat(), LINE);
        break;
      case 'take-up-again':
        this.#narrator({ interrupted: false, eyes: 'shut', speaking: true });
        break;
      case 'skip-line':
        this.nextBeat();
        break;
      case 'restart-phase':
        this.#back(this.#past, this.#future);
        break;
      case 'turn-sand':
        this.#game((one) => ({
          ...one,
          sand: { sand: ask.sand, mode: { mode: 'digital', total_ms: 60_000, left_ms: 60_000, held: false } },
        }));
        break;
      case 'add-sand':
      case 'hold-sand':
        this.#game((one) => {
          if (one.sand?.mode.mode !== 'digital') return one;
          const { mode } = one.sand;
          const more = ask.ask === 'add-sand' ? 15_000 : 0;
          return {
            ...one,
            sand: {
              ...one.sand,
              mode: {
                ...mode,
                total_ms: mode.total_ms + more,
                left_ms: mode.left_ms + more,
                held: ask.ask === 'hold-sand' ? ask.held : mode.held,
              },
            },
          };
        });
        break;
      case 'end-sand':
        this.#endSand();
        break;
      case 'change-settings':
        this.show({ settings: ask.settings, language: ask.settings.language ?? 'en' });
        break;
      case 'put-away-notice':
        this.show({ notice: null });
        break;
      case 'repeat-line':
      case 'test-sound':
      case 'preview':
        break;
    }
    return { reply: 'done' };
  }

  #play(command: Command): void {
    const { screen } = this.#view;
    if (screen.screen !== 'game') return;
    switch (command.do) {
      case 'dawn':
        this.#step(screen);
        this.#run('dawn', [this.#line('dawn-close-eyes'), this.#line('dawn-witches-open'), this.#opens('witches')]);
        break;
      case 'night':
        this.#step(screen);
        this.#run('night', [this.#line('night-close-eyes'), this.#line('night-witches-open'), this.#opens('witches')]);
        break;
      case 'witches-choose': {
        const night = screen.table.phase === 'night';
        this.#chosen();
        this.#beats = night
          ? [this.#line('night-witches-close'), this.#line('night-constable-open'), this.#opens('constable')]
          : [this.#line('dawn-witches-close'), this.#day('dawn-open-eyes', command.player)];
        this.#later();
        break;
      }
      case 'constable-choose':
        this.#chosen();
        this.#beats = [this.#line('night-constable-close'), this.#confession(command.player)];
        this.#later();
        break;
      case 'end-confession':
        this.#endSand();
        break;
      case 'confess':
      case 'reveal':
        this.#turn(command.player, command.card);
        break;
      case 'turn-up':
        this.#step(screen);
        for (const card of command.cards) this.#turn(command.player, card, true);
        this.#toDay();
        break;
      case 'conspiracy': {
        const cat = screen.table.black_cat;
        this.#step({
          ...screen,
          table: {
            ...screen.table,
            phase: 'conspiracy',
            awaiting: cat === null ? 'taking' : 'cat-card',
            conspiracy: { drawer: command.drawer, cat_card_of: cat, still_to_take: [] },
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
        this.#step({
          ...screen,
          table: { ...screen.table, awaiting: 'claim' },
          offers: { ...NO_OFFERS, answer_claim: true },
          narrator: { ...SILENT, caption: 'claim-open', may_repeat: true },
        });
        break;
      case 'answer-claim':
        if (command.stands)
          this.#step({
            ...screen,
            table: { ...screen.table, phase: 'over', awaiting: null, winner: 'witches' },
            offers: NO_OFFERS,
          });
        else this.#toDay();
        break;
      case 'end-conspiracy':
        this.#step(screen);
        this.#toDay();
        break;
      case 'give':
      case 'move':
      case 'discard':
      case 'accuse':
      case 'clear-accusations':
      case 'take':
        this.#step(this.#changed(screen, command));
        break;
    }
  }

  #changed(screen: GameView & { screen: 'game' }, command: Command): Screen {
    const seats = screen.table.seats.map((place, index) => {
      const one = { ...place, blue: [...place.blue], accusations: { ...place.accusations } };
      if (command.do === 'give' && index === command.player) one.blue.push(command.card);
      if (command.do === 'move' && index === command.to) one.blue.push(command.card);
      if ((command.do === 'move' && index === command.from) || (command.do === 'discard' && index === command.player))
        one.blue.splice(one.blue.indexOf(command.card), 1);
      if (command.do === 'accuse' && index === command.player)
        one.accusations.points += { accusation: 1, evidence: 3, witness: 7 }[command.card];
      if (command.do === 'clear-accusations' && index === command.player) one.accusations.points = 0;
      return one;
    });
    const cat = seats.findIndex((one) => one.blue.includes('black-cat'));
    return { ...screen, table: { ...screen.table, seats, black_cat: cat < 0 ? null : cat }, offers: dayOffers(seats) };
  }

  #turn(player: number, card: 'witch' | 'constable' | 'not-a-witch' | null, silent = false): void {
    const { screen } = this.#view;
    if (screen.screen !== 'game' || card === null) return;
    const seats = screen.table.seats.map((one, index) =>
      index === player ? { ...one, face_down: one.face_down - 1, revealed: [...one.revealed, card] } : one,
    );
    const conspiracy = screen.table.conspiracy;
    const next: Screen = {
      ...screen,
      table: {
        ...screen.table,
        seats,
        witch_cards: {
          ...screen.table.witch_cards,
          revealed: seats.flatMap((one) => one.revealed).filter((one) => one === 'witch').length,
        },
        conspiracy: conspiracy && { ...conspiracy, cat_card_of: null },
        awaiting: conspiracy ? 'taking' : screen.table.awaiting,
        night:
          screen.table.awaiting === 'confession' && screen.table.night
            ? { ...screen.table.night, confessed: [...screen.table.night.confessed, player] }
            : screen.table.night,
      },
      offers: conspiracy
        ? { ...NO_OFFERS, end_conspiracy: true }
        : screen.table.awaiting === 'confession'
          ? { ...screen.offers, confess: screen.offers.confess.filter((offer) => offer.seat !== player) }
          : dayOffers(seats),
    };
    if (silent) this.show({ screen: next });
    else this.#step(next);
  }

  #toDay(): void {
    this.#game((one) => ({
      ...one,
      table: { ...one.table, phase: 'day', awaiting: null, due: null, conspiracy: null },
      offers: dayOffers(one.table.seats),
      narrator: { ...SILENT, may_repeat: true },
      sand: null,
    }));
  }

  #endSand(): void {
    const { screen } = this.#view;
    if (screen.screen !== 'game') return;
    const wasConfession = screen.sand?.sand === null || screen.table.awaiting === 'confession';
    if (!wasConfession) {
      this.#game((one) => ({ ...one, sand: null }));
      return;
    }
    this.#step(screen);
    this.#game((one) => ({
      ...one,
      table: {
        ...one.table,
        phase: 'day',
        awaiting: null,
        night: one.table.night && { ...one.table.night, attacked: 0, fate: 'gavel' },
      },
      offers: dayOffers(one.table.seats),
      narrator: { ...one.narrator, caption: 'result-spared', speaking: false },
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
      narrator: { ...one.narrator, speaking: true, may_skip: true, may_repeat: true, may_restart: true, eyes: 'shut' },
    }));
    this.#beats = beats;
    this.nextBeat();
  }

  #line(caption: string): Beat {
    return { change: (one) => ({ ...one, narrator: { ...one.narrator, caption, window: null, may_skip: true } }) };
  }

  #opens(of: 'witches' | 'constable'): Beat {
    return {
      holds: true,
      change: (one) => ({
        ...one,
        table: { ...one.table, awaiting: of },
        offers: {
          ...NO_OFFERS,
          claim: of === 'witches' && one.table.phase === 'night',
          [of]: { seats: living(one.table.seats), nobody: false },
        },
        narrator: { ...one.narrator, window: { of, chosen: false }, may_skip: false },
      }),
    };
  }

  #chosen(): void {
    const { screen } = this.#view;
    this.#step(screen);
    this.#game((one) => ({
      ...one,
      offers: NO_OFFERS,
      narrator: { ...one.narrator, window: one.narrator.window && { ...one.narrator.window, chosen: true } },
    }));
  }

  #day(caption: string, cat: number | null): Beat {
    return {
      change: (one) => {
        const seats = one.table.seats.map((place, index) =>
          index === cat ? { ...place, blue: ['black-cat' as const, ...place.blue] } : place,
        );
        return {
          ...one,
          table: { ...one.table, phase: 'day', awaiting: null, seats, black_cat: cat },
          offers: dayOffers(seats),
          narrator: { ...SILENT, caption, speaking: true, may_repeat: true },
        };
      },
    };
  }

  #confession(gavel: number | null): Beat {
    return {
      holds: true,
      change: (one) => ({
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
          })),
        },
        narrator: { ...SILENT, caption: 'confession-open', may_repeat: true, may_restart: true },
        sand: { sand: null, mode: { mode: 'digital', total_ms: 30_000, left_ms: 30_000, held: false } },
      }),
    };
  }

  #later(): void {
    if (this.#timed) this.#timer = setTimeout(() => this.nextBeat(), LINE);
  }

  #narrator(change: Partial<NarratorView>): void {
    this.#game((one) => ({ ...one, narrator: { ...one.narrator, ...change } }));
  }

  #game(change: (one: GameView) => GameView): void {
    const { screen } = this.#view;
    if (screen.screen === 'game') this.show({ screen: { screen: 'game', ...change(screen) } });
  }

  /** A step that can be undone. */
  #step(next: Screen): void {
    this.#past.push(this.#view.screen);
    this.#future = [];
    this.show({ screen: this.#marked(next) });
  }

  #back(from: Screen[], to: Screen[]): void {
    const one = from.pop();
    if (!one) return;
    clearTimeout(this.#timer);
    this.#beats = [];
    to.push(this.#view.screen);
    this.show({ screen: this.#marked(one) });
  }

  #marked(screen: Screen): Screen {
    return screen.screen === 'game'
      ? { ...screen, may_undo: this.#past.length > 0, may_redo: this.#future.length > 0 }
      : screen;
  }
}

/** A pretended host with one of the named views, for tests. */
export function pretend(name: keyof typeof SCREENS, change: Partial<View> = {}): PretendedHost {
  return new PretendedHost({ ...SCREENS[name](), ...change });
}
