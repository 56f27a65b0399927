// A host that is pretended in memory, for tests and design: a loop that knows just enough to click
// through every screen. The real rules are elsewhere; nothing here decides anything for anybody. A
// game's own part stands in its folder.
import type { Command, Form, GameId } from '../contract/games';
import type {
  Ask,
  Change,
  GameScreen,
  KeptGame,
  NarratorView,
  Reply,
  Request,
  Screen,
  Seat,
  View,
} from '../contract/house';
import { viewOf } from './fixtures/address';
import { KEPT, LOOKING_BACK, pretendedGames, SCREENS, type ScreenName } from './fixtures/games';
import { FOUND, inManyScripts } from './fixtures/house';
import { changed } from './fixtures/settings';
import type { Can, Host } from './host';

/** How long a pretended line lasts, in ms. */
const LINE = 1800;

/** One line or pause of a pretended script. */
export interface Beat {
  /** What changes when it begins. */
  begin: () => void;
  /** Whether the script holds here until somebody does something. */
  holds?: boolean;
}

/** What a game's own part may do with the loop. */
export interface PretendedLoop {
  readonly view: View;
  show(change: Partial<View>): void;
  /** A step that can be undone. */
  step(next: Screen): void;
  /** Tells these: the first one now, or when the line that is spoken has ended. */
  tell(beats: Beat[], when: 'now' | 'then'): void;
}

/** A game's own part. */
export interface PretendedGame {
  check(form: Form): Reply;
  begin(form: Form): Screen;
  goOn(): Screen;
  play(command: Command): void;
  endSand(): void;
  rename(seat: Seat, name: string): void;
  /** Whoever sat at `order[place]` sits at `place`. */
  reseat(order: Seat[]): void;
}

/** The pretended screens of a demo, in order. */
const DEMO = ['demo-night', 'demo-choosing', 'demo-confession', 'demo-day', 'demo-end'] as const;

/** A browser's own; a page of a test has none. */
const fullScreen = async () => {
  await (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen());
};

/** What acts twice when it is asked for twice, and is stale on an older turn. */
const ONCE: ReadonlySet<Ask['ask']> = new Set([
  'new-game',
  'go-on',
  'go-on-with',
  'leave',
  'play',
  'undo',
  'redo',
  'restart-phase',
]);

export class PretendedHost implements Host, PretendedLoop {
  readonly can: Can;
  /** All that was asked, for tests. */
  readonly asked: Ask[] = [];
  /** What the next request is answered with, for tests of refusals. */
  answerNext: Reply | null = null;
  /** Requests wait until `answer` lets them be decided: a test's hand is the latency. */
  slow = false;
  /** Requests reject, as no host should. */
  rejects = false;
  /** Answers name everybody as in `viewOf`'s `names=scripts`. */
  manyScripts = false;
  #view: View;
  readonly #heard = new Map<(view: View) => void, () => void>();
  readonly #catching = new Set<(paths: readonly string[]) => void>();
  readonly #games: { [Id in GameId]: PretendedGame };
  #waiting: (() => void)[] = [];
  #kept: KeptGame[] = KEPT;
  #thrown: KeptGame[] = [];
  #demo = 0;
  #past: Screen[] = [];
  #future: Screen[] = [];
  #beats: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #timed: boolean;

  /** With `timed`, pretended lines end by themselves; otherwise `nextBeat` ends them. */
  constructor(first: View, { timed = false, can = {} }: { timed?: boolean; can?: Partial<Can> } = {}) {
    this.#view = first;
    this.#timed = timed;
    this.#games = pretendedGames(this);
    const files = {
      chooseGameToOpen: () => Promise.resolve('/home/you/evening.json'),
      chooseWhereToSave: (proposedName: string) => Promise.resolve(`/home/you/${proposedName}`),
      chooseFolder: () => Promise.resolve('/home/you/voice'),
    };
    this.can = { files, settings: true, sound: true, fullScreen, ...can };
  }

  /** Begins with what the address asks for, and follows when the page is told "pretend" with what
   *  would stand after the `?`. */
  static fromAddress(address: URL): PretendedHost {
    const host = new PretendedHost(viewOf(address.searchParams), { timed: true });
    // A browser tells no paths, and names are enough for what is pretended.
    addEventListener('drop', ({ dataTransfer }) => {
      host.drop(...[...(dataTransfer?.files ?? [])].map(({ name }) => `/home/you/${name}`));
    });
    addEventListener('pretend', (event) => {
      if (!(event instanceof CustomEvent)) return;
      const asked = new URLSearchParams(String(event.detail));
      const next = viewOf(asked);
      host.manyScripts = asked.get('names') === 'scripts';
      // Another screen lies between, so that none keeps anything of the one before it.
      host.show(next.screen.screen === 'shelf' ? SCREENS.claim() : SCREENS.shelf());
      requestAnimationFrame(() => host.show(next));
    });
    return host;
  }

  get view(): View {
    return this.#view;
  }

  views(callback: (view: View) => void, lost: () => void): () => void {
    this.#heard.set(callback, lost);
    callback(this.#view);
    return () => this.#heard.delete(callback);
  }

  send(request: Request): Promise<Reply> {
    this.asked.push(request.ask);
    if (this.rejects) return Promise.reject(new Error('a pretended failure'));
    const decide = () => (this.manyScripts ? inManyScripts(this.#decide(request)) : this.#decide(request));
    if (!this.slow) return Promise.resolve(decide());
    return new Promise((answered) => this.#waiting.push(() => answered(decide())));
  }

  dropped(callback: (paths: readonly string[]) => void): () => void {
    this.#catching.add(callback);
    return () => this.#catching.delete(callback);
  }

  /** Lets files fall on the page. */
  drop(...paths: string[]): void {
    for (const callback of this.#catching) callback(paths);
  }

  /** Decides and answers the request that has waited longest. */
  answer(): void {
    this.#waiting.shift()?.();
  }

  /** No view will ever follow. */
  end(): void {
    for (const lost of this.#heard.values()) lost();
  }

  /** Shows another view, as the real loop does when something happened. */
  show(change: Partial<View>): void {
    this.#view = { ...this.#view, ...change, turn: this.#view.turn + (change.screen ? 1 : 0) };
    for (const callback of this.#heard.keys()) callback(this.#view);
  }

  step(next: Screen): void {
    this.#past.push(this.#view.screen);
    this.#future = [];
    this.show({ screen: this.#marked(next) });
  }

  tell(beats: Beat[], when: 'now' | 'then'): void {
    this.#beats = beats;
    if (when === 'now') this.nextBeat();
    else this.#later();
  }

  /** Ends the pretended line. */
  nextBeat(): void {
    clearTimeout(this.#timer);
    const beat = this.#beats.shift();
    if (!beat) {
      this.#narrator({ speaking: false, may_skip: false });
      return;
    }
    beat.begin();
    if (!beat.holds) this.#later();
  }

  #decide({ ask, seen }: Request): Reply {
    const answer = this.answerNext;
    this.answerNext = null;
    if (answer) return answer;
    if (ONCE.has(ask.ask) && seen < this.#view.turn) return { reply: 'refused', troubles: [{ trouble: 'stale' }] };
    return this.#answer(ask);
  }

  #answer(ask: Ask): Reply {
    switch (ask.ask) {
      case 'check-setup':
        return this.#games[ask.form.game].check(ask.form);
      case 'new-game':
        this.step(this.#games[ask.form.game].begin(ask.form));
        break;
      case 'go-on':
      case 'go-on-with':
      case 'open': {
        const { screen } = this.#view;
        const [first] = Object.values(this.#games);
        const last = screen.screen === 'shelf' ? screen.last_game : null;
        const game = last ? this.#games[last.game] : first;
        if (game) this.show({ screen: game.goOn() });
        break;
      }
      case 'show-demo':
        this.#demo = 0;
        this.show({ screen: SCREENS[DEMO[0]]().screen });
        break;
      case 'demo-on': {
        this.#demo += 1;
        const next = DEMO[this.#demo];
        if (next) this.show({ screen: SCREENS[next]().screen });
        break;
      }
      case 'list-games':
        return { reply: 'games', games: this.#kept, thrown: this.#thrown, looking_back: LOOKING_BACK };
      case 'tell-story': {
        const { screen } = SCREENS['end-townspeople']();
        if (screen.screen === 'game') return { reply: 'story', story: screen };
        break;
      }
      case 'throw-away':
        this.#thrown = [...this.#kept.filter((game) => game.number === ask.number), ...this.#thrown];
        this.#kept = this.#kept.filter((game) => game.number !== ask.number);
        break;
      case 'bring-back':
        this.#kept = [...this.#thrown.filter((game) => game.number === ask.number), ...this.#kept];
        this.#thrown = this.#thrown.filter((game) => game.number !== ask.number);
        break;
      case 'export-kept':
      case 'export':
        this.show({
          notice: { number: (this.#view.notice?.number ?? 0) + 1, notice: { notice: 'exported', path: ask.path } },
        });
        break;
      case 'leave':
        clearTimeout(this.#timer);
        this.show({ screen: SCREENS.shelf().screen });
        break;
      case 'play':
        this.#games[ask.command.game].play(ask.command);
        break;
      case 'undo':
      case 'restart-phase':
        this.#back(this.#past, this.#future);
        break;
      case 'redo':
        this.#back(this.#future, this.#past);
        break;
      case 'pause':
        clearTimeout(this.#timer);
        this.#narrator({ paused: true });
        break;
      case 'go-on-with-captions':
        this.show({ waits_for_sound: false });
        break;
      case 'resume':
        this.#narrator({ paused: false });
        this.#later();
        break;
      case 'take-up-again':
        this.#narrator({ interrupted: false, taken_back: false, goes_on: false, eyes: 'shut', speaking: true });
        break;
      case 'lead-on':
        this.#narrator({ waits: false });
        this.#later();
        break;
      case 'skip-line':
        this.nextBeat();
        break;
      case 'turn-sand':
        this.#game((one) => ({
          ...one,
          sand: { sand: ask.sand, mode: { mode: 'digital', total_ms: 60_000, left_ms: 60_000, held: false } },
        }));
        break;
      case 'add-sand':
        this.#sand({ more: 15_000 });
        break;
      case 'hold-sand':
        this.#sand({ held: ask.held });
        break;
      case 'end-sand':
        if (this.#view.screen.screen === 'game') this.#games[this.#view.screen.game].endSand();
        break;
      case 'rename':
        if (this.#view.screen.screen === 'game') this.#games[this.#view.screen.game].rename(ask.seat, ask.name);
        break;
      case 'change-places':
      case 'sit-after': {
        if (this.#view.screen.screen !== 'game') break;
        const order = this.#view.screen.names.map((_, index) => index);
        if (ask.ask === 'change-places') {
          order[ask.seat] = ask.with;
          order[ask.with] = ask.seat;
        } else {
          order.splice(order.indexOf(ask.seat), 1);
          order.splice(order.indexOf(ask.after) + 1, 0, ask.seat);
        }
        this.#games[this.#view.screen.game].reseat(order);
        break;
      }
      case 'forget-names':
        if (this.#view.screen.screen === 'shelf') this.show({ screen: { ...this.#view.screen, known_names: [] } });
        break;
      case 'change-setting':
        this.#change(ask.change);
        break;
      case 'put-away-notice':
        if (this.#view.notice?.number === ask.number) this.show({ notice: null });
        break;
      case 'forget-evenings':
      case 'look-at-recordings':
      case 'repeat-line':
      case 'test-sound':
      case 'preview':
        break;
    }
    return { reply: 'done' };
  }

  #change(change: Change): void {
    const settings = changed(this.#view.settings, change);
    const language = change.setting === 'language' ? (change.value ?? 'en') : this.#view.language;
    const own_recordings = settings.own_recordings[language] === undefined ? null : { looking: false, found: FOUND };
    this.show({ settings, language, own_recordings });
  }

  #sand({ more = 0, held }: { more?: number; held?: boolean }): void {
    this.#game((one) => {
      if (one.sand?.mode.mode !== 'digital') return one;
      const { mode } = one.sand;
      const total_ms = mode.total_ms + more;
      const left_ms = mode.left_ms + more;
      return { ...one, sand: { ...one.sand, mode: { ...mode, total_ms, left_ms, held: held ?? mode.held } } };
    });
  }

  #later(): void {
    if (this.#timed) this.#timer = setTimeout(() => this.nextBeat(), LINE);
  }

  #narrator(change: Partial<NarratorView>): void {
    this.#game((one) => ({ ...one, narrator: { ...one.narrator, ...change } }));
  }

  #game(change: (one: GameScreen) => GameScreen): void {
    const { screen } = this.#view;
    if (screen.screen === 'game') this.show({ screen: { screen: 'game', ...change(screen) } });
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
    if (screen.screen !== 'game') return screen;
    const before = this.#past.at(-1);
    return {
      ...screen,
      may_undo: this.#past.length > 0,
      undo_into_the_dark:
        screen.narrator.eyes === 'open' && before?.screen === 'game' && before.narrator.eyes === 'shut',
      may_redo: this.#future.length > 0,
    };
  }
}

/** A pretended host with one of the named views, for tests. */
export function pretend(name: ScreenName, change: Partial<View> = {}, can: Partial<Can> = {}): PretendedHost {
  return new PretendedHost({ ...SCREENS[name](), ...change }, { can });
}
