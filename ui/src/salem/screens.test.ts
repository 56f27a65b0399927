// The screens of a game by daylight on pretended views: what each shows, and what it asks for.
import { cleanup, fireEvent } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SalemScreen } from '../contract/salem';
import { SCREENS, type ScreenName } from '../host/fixtures/games';
import { bare, button, commands, hold, isSeen, nameOf, press, said, settled, show } from './fixtures/show';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const seenButtons = () => [...document.querySelectorAll('button')].filter(isSeen).map(nameOf);

describe('on every screen', () => {
  test.each(Object.keys(SCREENS) as ScreenName[])(
    '%s: the speaker is the first thing, one main region, one live caption',
    (name) => {
      show(name);
      expect(bare(document.querySelector('button')?.getAttribute('aria-label'))).toBe('Voice');
      expect(document.querySelectorAll('main')).toHaveLength(1);
      // Handing the device round says to whom it goes, which is public; nobody speaks meanwhile.
      const round =
        (name.startsWith('hand-round') && name !== 'hand-round-again') || name === 'conspiracy-ledger' ? 1 : 0;
      expect(document.querySelectorAll('[aria-live]')).toHaveLength(1 + round);
      // No message id stands where words should.
      expect(bare(document.body.textContent)).not.toMatch(
        /\b(control|day|seat|trial|plot|morning|confess|choose|night|sand|answer|turn-up|record|end|shelf|hand|notice|menu|blue|tryal)-[a-z]+/,
      );
    },
  );

  test('the speaker shows what was pressed until the answer is there, and what is so after a refusal', async () => {
    const host = show('day');
    host.slow = true;
    host.answerNext = { reply: 'refused', troubles: [{ trouble: 'cannot-write' }] };
    await press(/^Voice$/);
    expect(host.asked).toEqual([{ ask: 'change-setting', change: { setting: 'voice-on', value: false } }]);
    expect(button(/^Voice$/).getAttribute('aria-pressed')).toBe('false');
    host.answer();
    await settled();
    expect(button(/^Voice$/).getAttribute('aria-pressed')).toBe('true');
    expect(said()).toMatch(/Nothing was saved/);
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

  test('a death is held, and life is not', async () => {
    const host = show('day');
    await press(/^Benjamin/);
    await press(/^Witch$/);
    await press(/^Witch$/);
    expect(commands(host)).toEqual([]);
    await press(/No, Benjamin dies/);
    expect(commands(host)).toEqual([]);
    await hold(/No, Benjamin dies/);
    expect(commands(host)).toEqual([{ do: 'reveal', player: 1, card: 'witch' }]);
  });

  test('a refusal stands in the sheet, and nothing there overrules the rules', async () => {
    const host = show('day');
    host.answerNext = {
      reply: 'refused',
      troubles: [{ trouble: 'rule', code: { game: 'salem-1692', code: 'constable-is-gone' } }],
    };
    await press(/^Benjamin/);
    await press(/^Constable$/);
    expect(said()).toMatch(/no constable any more/);
    expect(commands(host)).toEqual([{ do: 'reveal', player: 1, card: 'constable' }]);
  });

  test('the last Witch card says that it ends the game, and must be held', async () => {
    const host = show('day-deciding');
    await press(/^Benjamin/);
    await press(/^Witch$/);
    expect(bare(document.body.textContent)).toMatch(/The last Witch card: the townspeople win/);
    await hold(/Reveal it/, 300);
    expect(commands(host)).toEqual([]);
    await hold(/Reveal it/);
    expect(commands(host)).toEqual([{ do: 'reveal', player: 1, card: 'witch' }]);
  });

  test('whoever asked too late is told that it did not happen', async () => {
    const host = show('day');
    host.answerNext = { reply: 'refused', troubles: [{ trouble: 'stale' }] };
    await press(/Conspiracy card/);
    await press(/^Goodwin$/);
    expect(said()).toMatch(/did not happen/);
  });

  test('a blue card is laid down in two touches, and its sheet closes', async () => {
    const host = show('day-four');
    await press(/^Benjamin/);
    expect(button(/^Asylum Lay down$/).disabled).toBe(false);
    await press(/^Asylum Lay down$/);
    expect(commands(host)).toEqual([{ do: 'give', card: 'asylum', player: 1 }]);
    expect(document.querySelector('dialog')).toBeNull();
  });

  test('a blue card is moved, and the red cards are counted and discarded', async () => {
    const host = show('day');
    await press(/^Abigail/);
    await press(/^Black Cat Move$/);
    await press(/^Faith$/);
    await press(/^Abigail/);
    await press(/^Discard the red cards$/);
    await press(/^\+3 Evidence$/);
    expect(commands(host)).toEqual([
      { do: 'move', card: 'black-cat', from: 0, to: 5 },
      { do: 'clear-accusations', player: 0 },
      { do: 'accuse', player: 0, card: 'evidence' },
    ]);
  });

  test('what was discarded is brought back in the same place, as long as nothing else was done', async () => {
    const host = show('day');
    await press(/^Abigail/);
    await press(/^Discard the red cards$/);
    await press(/^Bring back$/);
    expect(host.asked.at(-1)).toEqual({ ask: 'undo' });
    await press(/^Discard the red cards$/);
    await press(/^\+1 Accusation$/);
    expect(seenButtons()).not.toContain('Bring back');
    const cat = document.querySelector('[role="group"][aria-label="Black Cat"]');
    const small = () => [...(cat?.querySelectorAll<HTMLButtonElement>('.square') ?? [])].filter(isSeen);
    await fireEvent.click(small()[0] as Element);
    await settled();
    expect(small().map(nameOf)).toEqual(['Bring back']);
    await fireEvent.click(small()[0] as Element);
    await settled();
    expect(small().map(nameOf)).toEqual(['Discard']);
  });

  test('enough for a trial: the trial comes to the front, and the red cards step back', async () => {
    const host = show('day');
    await press(/^Goodwin/);
    expect(document.querySelector('section.due')).toBeNull();
    await press(/^\+7 Witness$/);
    expect(document.querySelector('section.due')?.textContent).toMatch(/Reveal a Tryal card/);
    expect(button(/^\+1 Accusation$/).className).toMatch(/quiet/);
    await press(/^Enough for a trial$/);
    expect(document.activeElement?.closest('section')?.className).toMatch(/due/);
    expect(commands(host)).toEqual([{ do: 'accuse', player: 6, card: 'witness' }]);
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

  test('the night is begun by holding: it stands beside the Conspiracy', async () => {
    const host = show('day');
    await press(/The Night card/);
    await hold(/The Night card/, 500);
    expect(host.asked).toEqual([]);
    await hold(/The Night card/);
    expect(commands(host)).toEqual([{ do: 'night' }]);
  });

  test('a page of the menu is left for the menu, and the menu for the table', async () => {
    show('day');
    await press(/^Menu$/);
    for (const name of [/^Record$/, /^Rules$/]) {
      await press(name);
      await press(/^Close$/);
    }
    await press(/^Close$/);
    expect(document.querySelector('dialog')).toBeNull();
  });

  test('before dawn there is one thing to do', async () => {
    const host = show('before-dawn');
    expect(bare(document.querySelector('main')?.textContent)).toMatch(
      /Deal 32 cards: 2 Witch, 1 Constable, 29 Not a Witch/,
    );
    await press(/Close your eyes: dawn/);
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
    await press(/^Sand timer$/);
    await press(/slow turn/);
    expect(host.asked.at(-1)).toEqual({ ask: 'turn-sand', sand: 'slow-turn' });
  });

  test('a discussion goes under the sand by two touches', async () => {
    const host = show('day');
    await press(/^Sand timer$/);
    await press(/^a discussion/);
    expect(host.asked).toEqual([{ ask: 'turn-sand', sand: 'discussion' }]);
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

  test('s41_nobody_says_that_all_have_taken_before_all_were_told_to_look', () => {
    const { screen } = SCREENS['conspiracy-taking']();
    if (screen.screen !== 'game') throw new Error('a game is expected');
    const said = (shown: SalemScreen) => {
      const narrator = { ...screen.narrator, speaking: true, shows: { screen: shown, since: 1 } };
      show('conspiracy-taking', { screen: { ...screen, narrator } });
      const text = bare(document.querySelector('main')?.textContent);
      cleanup();
      return text;
    };
    expect(said('conspiracy')).not.toMatch(/All have taken/);
    expect(said('taken')).toMatch(/All have taken/);
  });

  test('s43_with_the_ledger_the_device_goes_round', () => {
    show('conspiracy-ledger');
    expect(bare(document.querySelector('main')?.textContent)).toMatch(/Pass me to Benjamin, who took from Constance/);
  });

  test('s53_both_answers_to_the_claim_must_be_held', async () => {
    const host = show('claim');
    await press(/Yes, all of us/);
    expect(commands(host)).toEqual([]);
    await hold(/No, there are others/);
    expect(commands(host)).toEqual([{ do: 'answer-claim', stands: false }]);
  });
});

describe('the device that goes round', () => {
  test.each([
    'hand-round',
    'hand-round-again',
    'conspiracy-ledger',
    'day',
    'claim',
    'turn-up',
    'confession',
    'conspiracy-cat',
    'conspiracy-taking',
    'result-died',
    'interrupted',
  ] as const)('the menu stands on %s', async (name) => {
    show(name);
    await press(/^Menu$/);
    for (const entry of [/^Record$/, /^Rules$/, /^Settings$/, /^To the shelf$/]) expect(button(entry)).toBeTruthy();
  });

  test.each(['hand-round', 'conspiracy-ledger'] as const)(
    'on %s, nothing else stands beside an uncovered hand',
    async (name) => {
      show(name);
      expect(button(/^Undo$/)).toBeTruthy();
      await hold(/^Uncover/);
      const names = [...document.querySelectorAll('main button')].map((one) => bare(one.textContent));
      expect(names.filter((one) => /Menu|Undo|Redo|shelf|dealt|names/i.test(one))).toEqual([]);
      expect(() => button(/^Menu$/)).toThrow();
      expect(() => button(/^Undo$/)).toThrow();
    },
  );

  test.each([
    [/another number of Witch cards$/, true],
    [/^Back to the names$/, false],
  ])('hands that do not add up lead to the set-up with everything kept: %s', async (way, unfolded) => {
    const host = show('hand-round-again');
    expect(said()).toMatch(/do not add up/);
    await press(way);
    expect(host.asked[0]).toEqual({ ask: 'leave' });
    const fields = [...document.querySelectorAll<HTMLInputElement>('[data-row] input')];
    expect(fields.map((field) => field.value).slice(0, 2)).toEqual(['Abigail', 'Benjamin']);
    expect(document.querySelector('details')?.open).toBe(unfolded);
  });

  test('before the first dawn the menu leads back to the names, with everything kept', async () => {
    const host = show('before-dawn');
    await press(/^Menu$/u);
    await press(/^Back to the names/u);
    expect(host.asked[0]).toEqual({ ask: 'leave' });
    const fields = [...document.querySelectorAll<HTMLInputElement>('[data-row] input')];
    expect(fields.map((field) => field.value).slice(0, 2)).toEqual(['Abigail', 'Benjamin']);
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
    show('window-witches', { notice: { number: 1, notice: { notice: 'no-sound' } }, storage: 'not-kept' });
    expect(document.body.textContent).not.toMatch(/loudspeaker|disk/);
  });
});
