// A whole page over more than one moment: a second game of the evening, undo over a night that was
// told, answers that come late, too late or never.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Reply, Screen } from '../contract/house';
import { SCREENS } from '../host/fixtures/games';
import { bare, button, commands, hold, press, said, settled, show } from './fixtures/show';
import type { Game } from './game';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const page = () => bare(document.querySelector('main')?.textContent);
const STALE: Reply = { reply: 'refused', troubles: [{ trouble: 'stale' }] };
const CANNOT: Reply = {
  reply: 'refused',
  troubles: [{ trouble: 'rule', code: { game: 'salem-1692', code: 'cards-do-not-add-up' } }],
};

/** The result of the first night, told for the given time. */
function result(since: number, caption = 'result-died'): Screen {
  const { screen } = SCREENS['result-died']();
  if (screen.screen !== 'game') throw new Error('a game is expected');
  const narrator: Game['narrator'] = { ...screen.narrator, caption, shows: { screen: 'result', since } };
  return { ...screen, narrator };
}

describe('a result that was read', () => {
  test('is put away, and stays so while the same telling goes on', async () => {
    const host = show('day', { screen: result(1) });
    await press(/On to the day/);
    host.show({ screen: result(1, 'shuffle-lower-half') });
    await settled();
    expect(button(/The Night card/)).toBeTruthy();
  });

  test('the morning comes although the cards of the dead were in first, and is left by its own button', async () => {
    const due = SCREENS['turn-up']().screen;
    if (due.screen !== 'game') throw new Error('a game is expected');
    const shows = { screen: 'result', since: 1 };
    const narrator: Game['narrator'] = { ...due.narrator, caption: 'result-died', speaking: true, shows };
    const host = show('turn-up', { screen: { ...due, narrator } });
    host.show({ screen: result(1) });
    await settled();
    expect(page()).toMatch(/Deliverance is dead/u);
    host.show({ screen: result(1, 'shuffle-lower-half') });
    await settled();
    expect(page()).toMatch(/Deliverance is dead/u);
    await press(/On to the day/);
    expect(button(/The Night card/)).toBeTruthy();
  });

  test('first the name stands alone, then what hands have to do, until it is put away', async () => {
    const host = show('day', { screen: result(1) });
    expect(page()).not.toMatch(/Shuffle/u);
    host.show({ screen: result(1, 'shuffle-lower-half') });
    await settled();
    expect(page()).toMatch(/Deliverance is dead.*Shuffle the draw pile/u);
    host.show({ screen: result(1, 'nothing-more') });
    await settled();
    expect(page()).toMatch(/Shuffle the draw pile/u);
    await press(/On to the day/);
    expect(page()).not.toMatch(/Shuffle/u);
  });

  test('hides no result of another game of the evening', async () => {
    const host = show('day', { screen: result(1) });
    await press(/On to the day/);
    host.show(SCREENS.shelf());
    await settled();
    host.show({ screen: result(1) });
    await settled();
    expect(page()).toMatch(/Deliverance is dead/u);
  });

  test('is told again after an undo over its night', async () => {
    const host = show('day', { screen: result(1) });
    await press(/On to the day/);
    host.show(SCREENS['night']());
    await settled();
    host.show({ screen: result(7) });
    await settled();
    expect(page()).toMatch(/Deliverance is dead/u);
  });
});

describe('after a change of screen', () => {
  const at = () => bare(document.activeElement?.textContent);

  test('the focus is on the new heading, and in a window on the first seat', async () => {
    const host = show('day');
    await vi.waitFor(() => expect(at()).toBe('Day after night 1'));
    host.show(SCREENS.night());
    await vi.waitFor(() => expect(at()).toMatch(/^Night/));
    for (const name of ['window-witches', 'window-constable'] as const) {
      host.show(SCREENS[name]());
      await vi.waitFor(() => expect(at()).toBe('Abigail'));
    }
    host.show({ screen: result(1) });
    await vi.waitFor(() => expect(at()).toBe('Deliverance is dead'));
  });

  test('who died is a heading, and is announced when it is told', async () => {
    const { screen } = SCREENS['result-died']();
    if (screen.screen !== 'game') throw new Error('a game is expected');
    const untold = screen.table.night && { ...screen.table.night, fate: null, attacked: null };
    const host = show('day', { screen: { ...screen, table: { ...screen.table, night: untold } } });
    expect(bare(document.querySelector('h1')?.textContent)).toBe('Morning');
    host.show({ screen });
    await settled();
    expect(bare(document.querySelector('[role="status"] h1')?.textContent)).toBe('Deliverance is dead');
  });

  test('a sheet begins with its heading, and no sign is described by its own name', async () => {
    show('day');
    await press(/^Menu$/);
    expect(at()).toBe('Menu');
    expect([...document.querySelectorAll('button')].filter((one) => one.title !== '')).toEqual([]);
  });
});

describe('an undo', () => {
  const line = (step: number, message: string, names: Record<string, string>, secret = false) => ({
    step,
    night: null,
    message,
    names,
    numbers: {},
    secret_until_the_end: secret,
  });
  const GIVEN = line(8, 'record-blue-given', { player: 'Faith', card: 'asylum' });
  /** The day, with these lines in its record. */
  function day(change: Partial<Game>): Screen {
    const { screen } = SCREENS.day();
    if (screen.screen !== 'game') throw new Error('a game is expected');
    return { ...screen, ...change };
  }
  const note = () => bare(document.querySelector('.note')?.textContent);

  test('says for some seconds what it took back, and can be taken back itself', async () => {
    const host = show('day', { screen: day({ record: [GIVEN], may_redo: false }) });
    await press(/^Undo$/);
    host.show({ screen: day({ record: [], may_redo: true }) });
    await settled();
    expect(note()).toMatch(/^Taken back: Faith gets the Asylum\./);
    await press(/^Bring back$/);
    expect(host.asked.map(({ ask }) => ask)).toEqual(['undo', 'redo']);
    expect(note()).toBe('');
    await press(/^Undo$/);
    host.show({ screen: day({ record: [GIVEN], may_redo: false }) });
    await settled();
    await press(/^Undo$/);
    host.show({ screen: day({ record: [], may_redo: true }) });
    await settled();
    expect(note()).toMatch(/Asylum/);
    await vi.advanceTimersByTimeAsync(8000);
    expect(note()).toBe('');
  });

  test('tells nothing that is kept until the end, and nothing while eyes are shut', async () => {
    const secret = line(9, 'record-witches-chose', { player: 'Faith' }, true);
    const host = show('day', { screen: day({ record: [GIVEN, secret], may_redo: false }) });
    await press(/^Undo$/);
    host.show({ screen: day({ record: [GIVEN], may_redo: true }) });
    await settled();
    expect(note()).toBe('');
    host.show({ screen: day({ record: [], may_redo: true }) });
    await settled();
    expect(note()).toMatch(/Asylum/);
    const { screen } = SCREENS.night();
    if (screen.screen !== 'game') throw new Error('a game is expected');
    host.show({ screen: { ...screen, record: [], may_redo: true } });
    await settled();
    expect(document.querySelector('.note')).toBeNull();
  });

  test('that leads back into the night is held, and a touch says so', async () => {
    const host = show('day', { screen: day({ undo_into_the_dark: true }) });
    await press(/^Hold: back into the night$/);
    expect(host.asked).toEqual([]);
    expect(note()).toBe('Hold: back into the night');
    await hold(/^Hold: back into the night$/);
    expect(host.asked).toEqual([{ ask: 'undo' }]);
  });
});

describe('an answer that comes late', () => {
  test('a trial’s sheet stays until the card is accepted', async () => {
    const host = show('day');
    host.slow = true;
    await press(/^Benjamin/);
    await press(/^Not a Witch$/);
    expect(document.querySelector('dialog')).not.toBeNull();
    host.answer();
    await settled();
    expect(document.querySelector('dialog')).toBeNull();
    expect(commands(host)).toEqual([{ do: 'reveal', player: 1, card: 'not-a-witch' }]);
  });

  test('a refusal is told although its sheet was closed meanwhile', async () => {
    const host = show('day');
    host.slow = true;
    host.answerNext = CANNOT;
    await press(/^Benjamin/);
    await press(/^Not a Witch$/);
    await press(/^Close$/);
    host.answer();
    await settled();
    expect(document.querySelector('dialog')).toBeNull();
    expect(said()).toMatch(/do not add up/u);
    await press(/^Understood$/);
    expect(said().trim()).toBe('');
  });

  test('a refusal in a window of choice is told nowhere once the window is closed', async () => {
    const host = show('window-constable');
    host.slow = true;
    host.answerNext = CANNOT;
    await press(/^Faith$/);
    await hold(/Hold to choose Faith/);
    host.show(SCREENS['window-constable-chosen']());
    await settled();
    host.answer();
    await settled();
    expect(bare(document.body.textContent)).not.toMatch(/add up/u);
  });

  test('a second tap is stale by itself, and nothing happens twice', async () => {
    const host = show('day');
    host.slow = true;
    await press(/^Undo$/);
    await press(/^Undo$/);
    host.show({ screen: SCREENS['before-dawn']().screen });
    host.answer();
    host.answer();
    await settled();
    expect(said()).toMatch(/did not happen/u);
  });
});

describe('an answer that says that it did not happen', () => {
  test.each([
    ['stale', /something else came first/u],
    ['unreachable', /no answer came/u],
  ] as const)('%s: a trial’s sheet stays, and says so', async (trouble, words) => {
    const host = show('day');
    await press(/^Benjamin/);
    host.answerNext = { reply: 'refused', troubles: [{ trouble }] };
    await press(/^Not a Witch$/);
    expect(document.querySelector('dialog')).not.toBeNull();
    expect(said()).toMatch(words);
  });

  test('the menu stays open', async () => {
    const host = show('day');
    await press(/^Menu$/);
    host.answerNext = STALE;
    await press(/^To the shelf$/);
    expect(document.querySelector('dialog')).not.toBeNull();
    expect(said()).toMatch(/did not happen/u);
  });

  test('what has no place for an answer is told at the edge of the page', async () => {
    const host = show('day');
    host.answerNext = { reply: 'refused', troubles: [{ trouble: 'nothing-to-redo' }] };
    await press(/^Redo$/);
    expect(said()).toMatch(/nothing to redo/u);
    // The next thing that is done lets it be.
    await press(/^Undo$/);
    expect(said().trim()).toBe('');
  });
});

describe('a host that rejects', () => {
  test('leaves no dead button, and what was asked is not taken for done', async () => {
    const host = show('hand-round');
    host.rejects = true;
    await hold(/^Uncover/u);
    for (let card = 0; card < 4; card += 1) await press(/^Not a Witch$/);
    await hold(/^Enter and cover/u);
    await settled();
    expect(page()).not.toMatch(/Entered/u);
    expect(page()).toMatch(/Pass me to Constance/u);
    expect(said()).toMatch(/no answer came/u);
    expect(button(/^Uncover/u).disabled).toBe(false);
  });

  test('when no view will ever follow, that is said, in the dark too', async () => {
    const host = show('window-witches');
    expect(bare(document.body.textContent)).not.toMatch(/engine/u);
    host.end();
    await settled();
    expect(bare(document.body.textContent)).toMatch(/game’s engine has stopped/u);
  });
});
