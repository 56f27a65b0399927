// Each screen of a game on pretended views: what it shows, and what it asks for.
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import App from '../App.svelte';
import type { GameView, View } from '../contract';
import { pretend, type PretendedHost } from '../host/pretend';
import { SCREENS, type ScreenName } from '../host/fixtures/screens';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Words as they are read, without the marks that keep directions apart. */
const bare = (text: string | null | undefined) =>
  (text ?? '')
    .replace(/[\u2068\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

function show(name: ScreenName, change: Partial<View> = {}): PretendedHost {
  const host = pretend(name, change);
  render(App, { host });
  return host;
}
/** The one button of this name. Asking by role would measure the whole page each time. */
function button(pattern: RegExp): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].filter(
    (one) => !one.closest('[inert]') && pattern.test(nameOf(one)),
  );
  if (found.length !== 1)
    throw new Error(
      `${found.length} buttons are called ${pattern}: ${[...document.querySelectorAll('button')].map(nameOf).join(' | ')}`,
    );
  return found[0] as HTMLButtonElement;
}
function nameOf(one: Element): string {
  const copy = one.cloneNode(true) as Element;
  for (const unread of copy.querySelectorAll('[aria-hidden="true"], [hidden]')) unread.remove();
  return bare(one.getAttribute('aria-label') ?? copy.textContent);
}
const press = (pattern: RegExp) => fireEvent.click(button(pattern));
const said = () => [...document.querySelectorAll('[role="alert"]')].map((one) => bare(one.textContent)).join(' ');
const commands = (host: PretendedHost) => host.asked.flatMap((ask) => (ask.ask === 'play' ? [ask.command] : []));

async function hold(pattern: RegExp, time = 1100) {
  await fireEvent.keyDown(button(pattern), { key: 'Enter' });
  await vi.advanceTimersByTimeAsync(time);
  const after = [...document.querySelectorAll('button')].find((one) => pattern.test(nameOf(one)));
  if (after) await fireEvent.keyUp(after, { key: 'Enter' });
}

describe('on every screen', () => {
  test.each(Object.keys(SCREENS) as ScreenName[])(
    '%s: the speaker is the first thing, one main region, one live caption',
    (name) => {
      show(name);
      expect(bare(document.querySelector('button')?.getAttribute('aria-label'))).toMatch(/voice is on/);
      expect(document.querySelectorAll('main')).toHaveLength(1);
      // Handing the device round says to whom it goes, which is public; nobody speaks meanwhile.
      const round = name === 'hand-round' || name === 'conspiracy-ledger' ? 1 : 0;
      expect(document.querySelectorAll('[aria-live]')).toHaveLength(1 + round);
      // No message id stands where words should.
      expect(bare(document.body.textContent)).not.toMatch(
        /\b(control|day|seat|trial|plot|morning|confess|choose|night|sand|answer|turn-up|record|end|shelf|hand|notice|menu|blue|tryal)-[a-z]+/,
      );
    },
  );

  test('the speaker switches the voice', async () => {
    const host = show('day');
    await press(/voice is on/);
    expect(host.asked).toEqual([{ ask: 'change-settings', settings: expect.objectContaining({ voice_on: false }) }]);
    expect(button(/voice is off/)).toBeTruthy();
  });
});

describe('by day', () => {
  test('a card that does not kill is revealed in two taps', async () => {
    const host = show('day');
    await press(/^Benjamin/);
    await press(/^Not a Witch$/);
    expect(commands(host)).toEqual([{ do: 'reveal', player: 1, card: 'not-a-witch' }]);
  });

  test('s28_a_witch_card_asks_for_another_before_it_is_sent', async () => {
    const host = show('day');
    await press(/^Benjamin/);
    await press(/^Witch$/);
    expect(commands(host)).toEqual([]);
    await press(/Yes, Benjamin lives/);
    expect(commands(host)).toEqual([{ do: 'reveal', player: 1, card: 'witch', holds_another: true }]);
  });

  test('a death takes two deliberate acts', async () => {
    const host = show('day');
    await press(/^Benjamin/);
    await press(/^Witch$/);
    await press(/^Witch$/);
    expect(commands(host)).toEqual([]);
    await press(/No, Benjamin dies/);
    expect(commands(host)).toEqual([{ do: 'reveal', player: 1, card: 'witch' }]);
  });

  test('a refusal stands in the sheet, and the card on the table can overrule it', async () => {
    const host = show('day');
    host.answerNext = { reply: 'refused', troubles: [{ trouble: 'rule', code: 'cards-do-not-add-up' }] };
    await press(/^Benjamin/);
    await press(/^Constable$/);
    expect(said()).toMatch(/do not add up/);
    await press(/card on the table is right/);
    expect(commands(host).at(-1)).toEqual({ do: 'reveal', player: 1, card: 'constable', override: true });
  });

  test('a stale request says nothing: the newer view says it', async () => {
    const host = show('day');
    host.answerNext = { reply: 'refused', troubles: [{ trouble: 'stale' }] };
    await press(/The Night card/);
    expect(said().trim()).toBe('');
  });

  test('blue cards are laid down, moved and discarded', async () => {
    const host = show('day');
    await press(/^Abigail/);
    await press(/^Move$/);
    await press(/^Faith$/);
    await press(/^Discard the red cards$/);
    await press(/^\+3 Evidence$/);
    expect(commands(host)).toEqual([
      { do: 'move', card: 'black-cat', from: 0, to: 5 },
      { do: 'clear-accusations', player: 0 },
      { do: 'accuse', player: 0, card: 'evidence' },
    ]);
  });

  test('the middle tells the witch cards found, the constable and the cat', () => {
    show('day');
    const text = bare(document.querySelector('.room')?.textContent);
    expect(text).toMatch(/Witch cards found 1 of 2/);
    expect(text).toMatch(/Constable in play/);
    expect(text).toMatch(/Black Cat: Abigail/);
  });

  test('each sign stands within its own seat, and life is said in words', () => {
    show('day');
    const dead = button(/Deliverance/);
    expect(bare(dead.textContent)).toMatch(/dead/);
    const faith = button(/^Faith/);
    expect(bare(faith.textContent)).toMatch(/Gavel/);
    const constance = button(/^Constance/);
    expect(bare(constance.textContent)).toMatch(/Piety.*12 of 14/);
  });

  test('undo and redo, the Night card, and who drew the Conspiracy', async () => {
    const host = show('day');
    await press(/^Redo$/);
    await press(/^Undo$/);
    await press(/Conspiracy card/);
    await press(/^Goodwin$/);
    expect(host.asked.slice(0, 2)).toEqual([{ ask: 'redo' }, { ask: 'undo' }]);
    expect(commands(host)).toEqual([{ do: 'conspiracy', drawer: 6 }]);
  });

  test('before dawn there is one thing to do', async () => {
    const host = show('before-dawn');
    await press(/Let the dawn begin/);
    expect(commands(host)).toEqual([{ do: 'dawn' }]);
  });

  test('s53_the_host_records_the_claim_by_holding', async () => {
    const host = show('day');
    await press(/^Menu$/);
    await hold(/all that is left/, 300);
    expect(commands(host)).toEqual([]);
    await hold(/all that is left/);
    expect(commands(host)).toEqual([{ do: 'claim-witches-win' }]);
  });

  test('s38_a_slow_turn_goes_under_the_sand', async () => {
    const host = show('day');
    await press(/^Menu$/);
    await press(/^Sand timer$/);
    await press(/slow turn/);
    expect(host.asked.at(-1)).toEqual({ ask: 'turn-sand', sand: 'slow-turn' });
  });
});

describe('at night', () => {
  test('pause, say again, skip; beginning again and undo must be held', async () => {
    const host = show('night');
    await press(/^Pause$/);
    await press(/^Go on$/);
    await press(/^Say it again$/);
    await press(/^Skip this line$/);
    await hold(/^Begin this phase again$/, 500);
    await hold(/^Undo$/, 500);
    expect(host.asked.map(({ ask }) => ask)).toEqual(['pause', 'resume', 'repeat-line', 'skip-line']);
    await hold(/^Undo$/);
    expect(host.asked.at(-1)).toEqual({ ask: 'undo' });
  });

  test('after an interruption the night is taken up again or begun anew', async () => {
    const host = show('interrupted');
    await hold(/^Begin this phase again/);
    await press(/Go on where we were/);
    expect(host.asked).toContainEqual({ ask: 'restart-phase' });
  });
});

describe('in a window of choice', () => {
  test.each([
    ['window-witches', 'witches-choose'],
    ['window-constable', 'constable-choose'],
  ] as const)('%s: a choice can be changed until it is held', async (name, does) => {
    const host = show(name);
    await press(/^Faith$/);
    await press(/^Abigail$/);
    expect(
      [...document.querySelectorAll('.target[aria-pressed="true"]')].filter((one) => !one.closest('[inert]')),
    ).toHaveLength(1);
    await press(/Hold to choose Abigail/);
    expect(commands(host)).toEqual([]);
    await hold(/Hold to choose Abigail/);
    expect(commands(host)).toEqual([{ do: does, player: 0 }]);
  });

  test('touched twice, a player stays chosen', async () => {
    show('window-witches');
    await press(/^Faith$/);
    await press(/^Faith$/);
    expect(button(/Hold to choose Faith/).disabled).toBe(false);
  });

  test('changing the choice lets go of what is being held', async () => {
    const host = show('window-witches');
    await press(/^Faith$/);
    await fireEvent.keyDown(button(/Hold to choose Faith/), { key: 'Enter' });
    await vi.advanceTimersByTimeAsync(800);
    await press(/^Abigail$/);
    await vi.advanceTimersByTimeAsync(2000);
    expect(commands(host)).toEqual([]);
  });

  test('both windows are the same to the last letter', () => {
    show('window-witches');
    // Each element's own id counts on through the page's life; everything else must be equal.
    const page = () => document.querySelector('main')?.innerHTML.replace(/(id|describedby)="[^"]*"/g, '');
    const one = page();
    cleanup();
    show('window-constable');
    expect(page()).toBe(one);
  });

  test('nothing in a window stands in a live region, and the caption says no more than was spoken', async () => {
    show('window-witches');
    await press(/^Faith$/);
    expect(document.querySelector('main [aria-live], main [role="alert"], main [role="status"]')).toBeNull();
    expect(document.querySelector('[aria-live]')?.textContent).not.toMatch(/Faith/);
  });

  test('a refusal is shown without being announced', async () => {
    const host = show('window-constable');
    await press(/^Faith$/);
    host.answerNext = { reply: 'refused', troubles: [{ trouble: 'rule', code: 'may-not-choose-self' }] };
    await hold(/Hold to choose Faith/);
    expect(document.querySelector('main')?.textContent).toMatch(/somebody else/);
    expect(document.querySelector('main [role="alert"]')).toBeNull();
  });

  test('s53_the_mark_takes_two_taps_and_does_nothing_in_the_constables_window', async () => {
    const witches = show('window-witches');
    await press(/^A mark$/);
    expect(commands(witches)).toEqual([]);
    await fireEvent.click(document.querySelector('.mark') as Element);
    expect(commands(witches)).toEqual([{ do: 'claim-witches-win' }]);
    cleanup();
    const constable = show('window-constable');
    await press(/^A mark$/);
    await fireEvent.click(document.querySelector('.mark') as Element);
    expect(commands(constable)).toEqual([]);
  });

  test('s61_nobody_can_be_chosen_where_that_is_offered', async () => {
    const host = show('window-ghosts');
    await press(/^Nobody$/);
    await hold(/Hold to choose nobody/);
    expect(commands(host)).toEqual([{ do: 'constable-choose', player: null }]);
  });

  test('the screen turns for those who look, and nothing is kept of it', async () => {
    const host = show('window-witches');
    await press(/^Turn the screen$/);
    expect(document.querySelector<HTMLElement>('.turned')?.style.getPropertyValue('--turn')).toBe('90deg');
    expect(host.asked).toEqual([]);
  });

  test('once chosen it is dark, and the same for both', () => {
    show('window-chosen');
    expect(document.querySelector('main')?.textContent).not.toMatch(/Touch a player/);
    expect(document.querySelector('main')?.textContent).not.toMatch(/Abigail/);
  });
});

describe('confession and morning', () => {
  test('a confession is logged with seat and card', async () => {
    const host = show('confession');
    await press(/^Constance$/);
    await press(/^Constable$/);
    expect(commands(host)).toEqual([{ do: 'confess', player: 2, card: 'constable' }]);
  });

  test('s34_william_phips_confesses_without_a_card', async () => {
    const host = show('confession');
    await press(/^Goodwin$/);
    await press(/^Without a card$/);
    expect(commands(host)).toEqual([{ do: 'confess', player: 6, card: null }]);
  });

  test('the sand is held, given more and ended, the last only by holding', async () => {
    const host = show('confession');
    await press(/^Hold the sand$/);
    await press(/15 seconds more/);
    await press(/^End now/);
    await hold(/^End now/);
    expect(host.asked).toEqual([{ ask: 'hold-sand', held: true }, { ask: 'add-sand' }, { ask: 'end-sand' }]);
  });

  test('with the table’s own timer the host says when it is out', async () => {
    const host = show('confession-own');
    await hold(/The sand has run out/);
    expect(host.asked).toEqual([{ ask: 'end-sand' }]);
  });

  test('s49_the_result_says_who_and_whether_they_live_and is put away once', async () => {
    const host = show('result-died');
    expect(bare(document.querySelector('main')?.textContent)).toMatch(/Deliverance is dead/);
    await press(/On to the day/);
    expect(button(/The Night card/)).toBeTruthy();
    expect(host.asked).toEqual([]);
  });

  test('s29_the_cards_of_the_dead_are_counted_and_none_is_filled_in', async () => {
    const host = show('turn-up');
    const confirm = () => button(/So it is/);
    expect([...document.querySelectorAll('output')].map((one) => one.textContent)).toEqual(['0', '0', '0']);
    expect(confirm().disabled).toBe(true);
    await press(/^One Witch more$/);
    for (let card = 0; card < 3; card += 1) await press(/^One Not a Witch more$/);
    expect(button(/^One Constable more$/).disabled).toBe(true);
    await fireEvent.click(confirm());
    expect(commands(host)).toEqual([
      { do: 'turn-up', player: 3, cards: ['witch', 'not-a-witch', 'not-a-witch', 'not-a-witch'] },
    ]);
  });

  test('what was counted stays while the sand runs or anything else is shown', async () => {
    const host = show('turn-up');
    await press(/^One Witch more$/);
    host.show(SCREENS['turn-up']());
    await tick();
    expect([...document.querySelectorAll('output')].map((one) => one.textContent)).toEqual(['1', '0', '0']);
  });

  test.each(['turn-up', 'result-died', 'end-witches'] as const)('%s waits until the voice has told it', (name) => {
    const view = SCREENS[name]();
    if (view.screen.screen !== 'game') throw new Error('a game is expected');
    const { table, narrator } = view.screen;
    const night = {
      ...(SCREENS['result-died']().screen as GameView).table.night,
      attacked: 3,
      fate: 'dies',
    } as GameView['table']['night'];
    const untold = {
      ...view.screen,
      table: { ...table, night },
      narrator: { ...narrator, caption: 'confession-closed', speaking: true },
    };
    const host = show('day', {
      screen: { ...untold, narrator: { ...untold.narrator, speaking: false, paused: true } },
    });
    expect(bare(document.querySelector('main')?.textContent)).not.toMatch(/Deliverance|dies|dead|win/u);
    host.show({ screen: untold });
    flushSync();
    expect(bare(document.querySelector('main')?.textContent)).not.toMatch(/Deliverance|dies|dead|win/u);
    host.show({ screen: { ...untold, narrator: { ...narrator, caption: 'result-died', speaking: true } } });
    flushSync();
    expect(bare(document.querySelector('main')?.textContent)).toMatch(/Deliverance|won/u);
  });

  test('s62_who_picks_the_lost_cards_is_named', () => {
    show('turn-up-lost');
    expect(bare(document.querySelector('main')?.textContent)).toMatch(/Ezekiel picks 2 cards/);
  });
});

describe('conspiracy and claim', () => {
  test('s40_the_card_of_the_cats_holder_is_revealed', async () => {
    const host = show('conspiracy-cat');
    expect(bare(document.querySelector('main')?.textContent)).toMatch(/Goodwin reveals one Tryal card of Constance/);
    await press(/^Not a Witch$/);
    expect(commands(host)).toEqual([{ do: 'reveal', player: 2, card: 'not-a-witch' }]);
  });

  test('s41_all_have_taken', async () => {
    const host = show('conspiracy-taking');
    await press(/All have taken/);
    expect(commands(host)).toEqual([{ do: 'end-conspiracy' }]);
  });

  test('s43_with_the_ledger_the_device_goes_round', () => {
    show('conspiracy-ledger');
    expect(bare(document.querySelector('main')?.textContent)).toMatch(/Pass me to Benjamin/);
  });

  test('s53_both_answers_to_the_claim_must_be_held', async () => {
    const host = show('claim');
    await press(/Yes, all of us/);
    expect(commands(host)).toEqual([]);
    await hold(/No, there are others/);
    expect(commands(host)).toEqual([{ do: 'answer-claim', stands: false }]);
  });
});

describe('what has to be said', () => {
  test('a lost device and a full disk are said, and can be answered', async () => {
    const host = show('day-no-sound');
    expect(document.body.textContent).toMatch(/disk refuses/);
    await press(/Go on with captions/);
    await press(/Understood/);
    expect(host.asked.map(({ ask }) => ask)).toEqual(['go-on-with-captions', 'put-away-notice']);
  });

  test('no notice stands over a window of choice', () => {
    show('window-witches', { notice: { notice: 'no-sound' }, storage: 'not-kept' });
    expect(document.body.textContent).not.toMatch(/loudspeaker|disk/);
  });
});
