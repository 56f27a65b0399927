// The screens of a night on pretended views, from dusk to the cards of the dead: what each shows, and
// what it asks for.
import { cleanup, fireEvent } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { NarratorView, Screen } from '../contract/house';
import { SCREENS } from '../host/fixtures/games';
import { bare, button, commands, hold, press, show } from './fixtures/show';
import { NO_OFFERS } from './fixtures/tables';
import { type Game, play } from './game';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('at night', () => {
  test('pause, say again, skip; beginning again and undo must be held', async () => {
    const host = show('night');
    await press(/^Pause$/);
    await press(/^Go on$/);
    await press(/^Say it again$/);
    for (const name of [/^Skip this line$/, /^Begin this phase again$/, /^Undo$/]) await hold(name, 500);
    expect(host.asked.map(({ ask }) => ask)).toEqual(['pause', 'resume', 'repeat-line']);
    await hold(/^Skip this line$/);
    await hold(/^Undo$/);
    expect(host.asked.map(({ ask }) => ask).slice(3)).toEqual(['skip-line', 'undo']);
  });

  test('a short touch on Undo says that it is to be held', async () => {
    const host = show('night');
    const corner = () => document.querySelector('.back')?.textContent;
    expect(corner()).not.toMatch(/Press and hold.*Press and hold/su);
    await fireEvent.pointerDown(button(/^Undo$/), { button: 0, pointerId: 1 });
    await fireEvent.pointerUp(button(/^Undo$/), { pointerId: 1 });
    expect(corner()).toMatch(/Press and hold.*Press and hold/su);
    await vi.advanceTimersByTimeAsync(3000);
    expect(corner()).not.toMatch(/Press and hold.*Press and hold/su);
    expect(host.asked).toEqual([]);
  });

  test('where the table wants it, one large button says that all are asleep', async () => {
    const host = show('night-asleep');
    expect(document.activeElement).toBe(button(/^All are asleep$/));
    await press(/^All are asleep$/);
    expect(host.asked).toEqual([{ ask: 'lead-on' }]);
    cleanup();
    show('night');
    expect(document.querySelector('.asleep')).toBeNull();
  });

  test('after an interruption the night is taken up again or begun anew', async () => {
    const host = show('interrupted');
    await hold(/^Begin this phase again/);
    await press(/Go on where we were/);
    expect(host.asked).toContainEqual({ ask: 'restart-phase' });
  });

  test.each(['taken-back', 'taken-back-goes-on'] as const)(
    'what was taken back is said and can come back: %s',
    async (name) => {
      const host = show(name);
      expect(document.querySelector('h1')?.textContent).toBe('Taken back');
      const page = bare(document.querySelector('main')?.textContent);
      expect(page).toMatch(name === 'taken-back' ? /Then press/u : /In a moment/u);
      await hold(/^Redo$/, 500);
      expect(host.asked).toEqual([]);
      await hold(/^Redo$/);
      await press(/Go on where we were/);
      expect(host.asked.map(({ ask }) => ask)).toEqual(['redo', 'take-up-again']);
    },
  );
});

describe('a screen reader', () => {
  const announced = () => bare(document.querySelector('[role="status"]')?.textContent);
  const night = (narrator: Partial<NarratorView>) => {
    const screen = SCREENS.night().screen as Screen & Game;
    return { screen: { ...screen, narrator: { ...screen.narrator, ...narrator } } };
  };

  test('does not read a line that the narrator speaks', () => {
    show('night');
    expect(announced()).toBe('');
  });

  test('reads a line that nobody hears', () => {
    show('night', night({ heard: false }));
    expect(announced()).toMatch(/close your eyes/u);
  });

  test('reads all of them for whoever wants both', () => {
    show('night', { settings: { ...SCREENS.night().settings, lines_read: true } });
    expect(announced()).toMatch(/close your eyes/u);
  });
});

describe('when eyes have just been opened', () => {
  test('nobody is said to have what the narrator has not come to yet', () => {
    const screen = SCREENS.confession().screen as Screen & Game;
    const night = screen.table.night && { ...screen.table.night, gavel: null };
    const untold = { ...screen, table: { ...screen.table, awaiting: 'witches' as const, night } };
    show('confession', { screen: untold });
    expect(document.querySelector('main')?.textContent).not.toMatch(/Gavel/);
    cleanup();
    show('confession');
    expect(document.querySelector('main')?.textContent).toMatch(/Gavel/);
  });
});

describe('in a window of choice', () => {
  // Each element's own id counts on through the page's life; everything else must be equal.
  const page = () => document.querySelector('main')?.innerHTML.replace(/(id|describedby)="[^"]*"/g, '');

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
    host.answerNext = {
      reply: 'refused',
      troubles: [{ trouble: 'rule', code: { game: 'salem-1692', code: 'may-not-choose-self' } }],
    };
    await hold(/Hold to choose Faith/);
    expect(document.querySelector('main')?.textContent).toMatch(/somebody else/);
    expect(document.querySelector('main [role="alert"]')).toBeNull();
  });

  test.each(['window-witches', 'window-constable'] as const)(
    's53_in_%s_two_touches_on_the_mark_say_nothing_and_leave_the_window_as_it_was',
    async (name) => {
      const host = show(name);
      const before = page();
      await press(/^We are all that is left$/);
      expect(button(/^Hold: we are all that is left$/).disabled).toBe(false);
      await press(/^We are all that is left$/);
      expect(page() === before).toBe(true);
      expect(host.asked).toEqual([]);
    },
  );

  test('s53_the_mark_is_said_by_holding_and_does_nothing_in_the_constables_window', async () => {
    const witches = show('window-witches');
    await press(/^We are all that is left$/);
    await hold(/^Hold: we are all that is left$/, 500);
    expect(commands(witches)).toEqual([]);
    await hold(/^Hold: we are all that is left$/);
    expect(commands(witches)).toEqual([{ do: 'claim-witches-win' }]);
    cleanup();
    const constable = show('window-constable');
    await press(/^We are all that is left$/);
    await hold(/^Hold: we are all that is left$/);
    expect(constable.asked).toEqual([]);
    expect(button(/^Nobody is chosen yet$/).disabled).toBe(true);
  });

  test('by key the mark comes after every player', () => {
    show('window-witches');
    const all = [...document.querySelectorAll('main button')].filter((one) => !one.closest('[inert]'));
    const mark = all.findIndex((one) => one.classList.contains('mark'));
    const last = all.findLastIndex((one) => one.classList.contains('target'));
    expect(mark).toBeGreaterThan(last);
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
    expect(host.asked).toEqual([{ ask: 'hold-sand', held: true }, { ask: 'add-sand' }, play({ do: 'end-confession' })]);
  });

  test('with the table’s own timer the host says when it is out', async () => {
    const host = show('confession-own');
    await hold(/The sand has run out/);
    expect(host.asked).toEqual([play({ do: 'end-confession' })]);
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

  test('that all the cards of the dead are innocent takes one touch', async () => {
    const host = show('turn-up');
    await press(/^All are Not a Witch$/);
    expect(commands(host)).toEqual([
      { do: 'turn-up', player: 3, cards: ['not-a-witch', 'not-a-witch', 'not-a-witch', 'not-a-witch'] },
    ]);
  });

  test('where only one kind can lie there nothing is asked, and that the game is won is said', async () => {
    const host = show('turn-up-won');
    expect(document.querySelectorAll('output')).toHaveLength(0);
    expect(bare(document.querySelector('main')?.textContent)).toMatch(/The last Witch card: the townspeople win/);
    await press(/^All are Not a Witch$/);
    expect(commands(host)).toHaveLength(1);
  });

  test('the last Witch cards among those of the dead say so, and must be held', async () => {
    const host = show('turn-up');
    for (const card of ['Witch', 'Witch', 'Not a Witch', 'Not a Witch']) await press(new RegExp(`^One ${card} more$`));
    expect(bare(document.querySelector('main')?.textContent)).toMatch(/The last Witch card: the townspeople win/);
    await press(/So it is/);
    expect(commands(host)).toEqual([]);
    await hold(/So it is/);
    expect(commands(host)).toEqual([
      { do: 'turn-up', player: 3, cards: ['witch', 'witch', 'not-a-witch', 'not-a-witch'] },
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
    const told = SCREENS[name]().screen;
    const before = SCREENS.confession().screen;
    if (before.screen !== 'game') throw new Error('a game is expected');
    // The script says what is to be seen; what is not told yet is not in the view.
    const untold: Screen = {
      ...before,
      sand: null,
      offers: NO_OFFERS,
      narrator: {
        ...before.narrator,
        caption: 'confession-closed',
        speaking: true,
        shows: { screen: 'result', since: 2 },
      },
    };
    const host = show('day', {
      screen: { ...untold, narrator: { ...untold.narrator, speaking: false, paused: true } },
    });
    expect(bare(document.querySelector('main')?.textContent)).not.toMatch(/Deliverance|dies|dead|win/u);
    host.show({ screen: untold });
    flushSync();
    expect(bare(document.querySelector('main')?.textContent)).not.toMatch(/Deliverance|dies|dead|win/u);
    host.show({ screen: told });
    flushSync();
    expect(bare(document.querySelector('main')?.textContent)).toMatch(/Deliverance|won/u);
  });

  test('s62_who_picks_the_lost_cards_is_named', () => {
    show('turn-up-lost');
    expect(bare(document.querySelector('main')?.textContent)).toMatch(/Ezekiel picks 2 cards/);
  });
});
