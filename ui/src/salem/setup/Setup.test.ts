// The set-up: names in half a minute, one step to begin, everything else folded, each refusal at
// the row where it was made.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { Ask, Reply, Trouble } from '../../contract/house';
import type { Code, SetupForm } from '../../contract/salem';
import { SCREENS } from '../../host/fixtures/games';
import { PretendedHost } from '../../host/pretend';
import { TABLE, Table } from '../../table.svelte';
import { bare } from '../fixtures/show';
import { SALEM } from '../game';
import Setup from './Setup.svelte';

const PLAYABLE: Reply = {
  reply: 'playable',
  playable: {
    game: SALEM,
    playable: {
      cards_each: 4,
      tryal_cards: { witch: 2, constable: 1, not_a_witch: 29 },
      usual_witch_cards: 2,
      harder_witch_cards: 3,
    },
  },
};
const LAST: SetupForm = {
  players: ['Ada', 'Ben', 'Cy', 'Dee'].map((name) => ({ name })),
  printing: '15th',
  rules: {},
  tracking: 'counts',
};

/** A refusal of the rules about the set-up. */
const wrong = (code: Code, player: number | null = null): Trouble => ({
  trouble: 'setup',
  refusal: { game: SALEM, refusal: { code, player } },
});
function refused(...troubles: Trouble[]): Reply {
  return { reply: 'refused', troubles };
}
function setup(
  answer: (ask: Ask) => Reply = () => PLAYABLE,
  props: { lastTable?: SetupForm; again?: boolean; choices?: boolean; leaves?: string[] } = {},
) {
  const host = new PretendedHost(SCREENS.shelf());
  const asked: Ask[] = [];
  vi.spyOn(host, 'send').mockImplementation(async ({ ask }) => {
    asked.push(ask);
    return ask.ask === 'new-game' || ask.ask === 'check-setup' ? answer(ask) : { reply: 'done' };
  });
  render(Setup, {
    props: {
      ...props,
      lastTable: props.lastTable ? { game: SALEM, form: props.lastTable } : null,
      kept: {},
      onback: () => {},
    },
    context: new Map([[TABLE, new Table(host)]]),
  });
  const begun = () => asked.flatMap((ask) => (ask.ask === 'new-game' ? [ask.form.form] : []));
  return { asked, begun, host };
}
const field = (place: number) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^Name of player .?${place}.?$`, 'u'));
const names = () => screen.getAllByRole<HTMLInputElement>('textbox').map((input) => input.value);

async function type(place: number, name: string) {
  await fireEvent.focusIn(field(place));
  await fireEvent.input(field(place), { target: { value: name } });
  await fireEvent.keyDown(field(place), { key: 'Enter' });
  await waitFor(() => expect(document.activeElement).not.toBe(field(place)));
}
async function paste(place: number, text: string) {
  const data = { getData: () => text };
  await fireEvent.paste(field(place), { clipboardData: data });
}

test('names are typed one after another with Enter, then one press begins', async () => {
  const { begun } = setup();
  for (const [index, name] of ['Ada', 'Ben', 'Cy', 'Dee'].entries()) await type(index + 1, name);
  expect(document.activeElement).toBe(field(5));
  await fireEvent.keyDown(field(5), { key: 'Enter' });
  const begin = screen.getByRole('button', { name: 'Begin' });
  expect(document.activeElement).toBe(begin);
  await fireEvent.click(begin);
  expect(begun()).toEqual([
    { players: ['Ada', 'Ben', 'Cy', 'Dee'].map((name) => ({ name })), printing: '15th', rules: {}, tracking: 'counts' },
  ]);
});

test('a set-up is asked about once, however many views follow', async () => {
  const { asked, host } = setup();
  await type(1, 'Ada');
  await screen.findByText(/each$/u);
  const questions = asked.length;
  for (let views = 0; views < 3; views += 1) {
    host.show({});
    await tick();
  }
  expect(asked).toHaveLength(questions);
});

test('of a game that is not over it is said that it stays on the shelf, and nothing more is asked', async () => {
  const { begun } = setup(undefined, { leaves: ['Ada', 'Ben'], lastTable: LAST });
  expect(document.body.textContent).toMatch(/Ada.*Ben.* is not over. It stays on the shelf/u);
  await fireEvent.click(screen.getByRole('button', { name: /^Same table/u }));
  await fireEvent.click(screen.getByRole('button', { name: /^Begin/u }));
  expect(begun()).toHaveLength(1);
});

test('Enter that ends a word of an input method stays in the field', async () => {
  setup();
  await fireEvent.input(field(1), { target: { value: '小明' } });
  field(1).focus();
  await fireEvent.keyDown(field(1), { key: 'Enter', isComposing: true });
  expect(document.activeElement).toBe(field(1));
});

test('a pasted list fills all names', async () => {
  setup();
  await paste(1, 'Ada\nBen, Cy\n4. Dee');
  expect(names()).toEqual(['Ada', 'Ben', 'Cy', 'Dee', '']);
});

test('beside the last table too the keyboard is ready for a name, and a letter typed elsewhere begins one', async () => {
  setup(() => PLAYABLE, { lastTable: LAST });
  await waitFor(() => expect(document.activeElement).toBe(field(1)));
  screen.getByRole('button', { name: 'Back' }).focus();
  await fireEvent.keyDown(document.activeElement as Element, { key: 'A' });
  expect(document.activeElement).toBe(field(1));
  await type(1, 'Ada');
  screen.getByRole('button', { name: 'Begin' }).focus();
  await fireEvent.keyDown(document.activeElement as Element, { key: 'B' });
  expect(document.activeElement).toBe(field(2));
});

test('the last table is offered with one tap, and only while nothing is entered', async () => {
  const { begun } = setup(() => PLAYABLE, { lastTable: LAST });
  await fireEvent.click(screen.getByRole('button', { name: /^Same table as last time/u }));
  expect(names()).toEqual(['Ada', 'Ben', 'Cy', 'Dee', '']);
  expect(screen.queryByRole('button', { name: /^Same table/u })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Begin' }));
  expect(begun()).toHaveLength(1);
});

test('again with the same table comes with the names in', () => {
  setup(() => PLAYABLE, { lastTable: LAST, again: true });
  expect(names()).toEqual(['Ada', 'Ben', 'Cy', 'Dee', '']);
});

test('a player is moved by keys and by buttons, and removed', async () => {
  setup();
  await paste(1, 'Ada, Ben, Cy');
  const handle = screen.getByRole('button', { name: /^Move .?Cy.?$/u });
  await fireEvent.keyDown(handle, { key: 'ArrowUp' });
  expect(names()).toEqual(['Ada', 'Cy', 'Ben', '']);
  await fireEvent.click(handle);
  await fireEvent.click(screen.getByRole('button', { name: /^Move .?Cy.? one place up$/u }));
  expect(names()).toEqual(['Cy', 'Ada', 'Ben', '']);
  await fireEvent.click(screen.getByRole('button', { name: /^Remove .?Ada.?$/u }));
  expect(names()).toEqual(['Cy', 'Ben', '']);
});

test('a refusal stands at the row it is about, and not while that row is being typed', async () => {
  setup((ask) =>
    'form' in ask && ask.form.form.players.filter((player) => player.name === 'Ada').length > 1
      ? refused(wrong('duplicate-name', 1))
      : PLAYABLE,
  );
  await paste(1, 'Ada, Bo, Cy, Dee');
  await fireEvent.focusIn(field(2));
  await fireEvent.input(field(2), { target: { value: 'Ada' } });
  await waitFor(() => expect(names()[1]).toBe('Ada'));
  expect(field(2).getAttribute('aria-invalid')).toBe('false');
  await fireEvent.focusOut(field(2));
  await waitFor(() => expect(field(2).getAttribute('aria-invalid')).toBe('true'));
  expect(field(2).getAttribute('aria-describedby')).toBeTruthy();
  const row = within(field(2).closest('li')!);
  expect(row.getByText(/Somebody else has this name/u)).toBeTruthy();
});

test('too few players is said once one tries to begin, and the game is not begun', async () => {
  setup((ask) =>
    ask.ask === 'check-setup' || ask.ask === 'new-game' ? refused(wrong('too-few-players', null)) : PLAYABLE,
  );
  await paste(1, 'Ada');
  await type(1, 'Ada');
  expect(screen.queryByText(/Too few players/u)).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Begin' }));
  await screen.findByText(/Too few players/u);
});

test('s60_two_or_three_players_get_ghosts_between_them', async () => {
  const { begun } = setup();
  await paste(1, 'Ada, Ben');
  expect(screen.getByText(/ghosts take the empty seats/u)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Begin' }));
  expect(begun()[0]?.players).toEqual([
    { name: 'Ada' },
    { name: 'Ghost 1', ghost: true },
    { name: 'Ben' },
    { name: 'Ghost 2', ghost: true },
  ]);
});

async function opened(...more: Parameters<typeof setup>) {
  const got = setup(...more);
  await paste(1, 'Ada, Ben, Cy, Dee');
  expect(screen.queryByText('Printing')).toBeNull();
  const folded = screen.getByText('More choices').closest('details')!;
  folded.open = true;
  await fireEvent(folded, new Event('toggle'));
  await screen.findByText('Printing');
  return got;
}

test('the set-up says what to deal', async () => {
  setup();
  await type(1, 'Ada');
  const foot = () => bare(document.querySelector('footer')?.textContent);
  await waitFor(() => expect(foot()).toMatch(/Deal 32 cards: 2 Witch, 1 Constable, 29 Not a Witch/u));
});

test('a table that dealt another number of Witch cards finds that choice unfolded, and all else kept', async () => {
  const { begun } = setup(undefined, { lastTable: { ...LAST, tracking: 'ledger' }, again: true, choices: true });
  await fireEvent.click(await screen.findByRole('radio', { name: 'Another number' }));
  await fireEvent.click(screen.getByRole('button', { name: /Witch cards in play.*: more/u }));
  await fireEvent.click(screen.getByRole('button', { name: 'Begin' }));
  await waitFor(() => expect(begun()).toEqual([{ ...LAST, tracking: 'ledger', witch_cards: 3 }]));
});

test('everything else is folded away, and each choice reaches the game', async () => {
  const { begun } = await opened();
  await fireEvent.click(screen.getByRole('radio', { name: /Each of you, in secret/u }));
  await fireEvent.click(screen.getByRole('radio', { name: /Harder: .?3/u }));
  await fireEvent.click(screen.getByRole('radio', { name: /An older printing/u }));
  await fireEvent.change(screen.getByLabelText('Piety'), { target: { value: 'doubles' } });
  await fireEvent.change(screen.getByLabelText(/each player gets a card/u), { target: { value: 'pooled' } });
  await fireEvent.change(screen.getByLabelText(/^Character of .?Ben.?$/u), { target: { value: 'tituba' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Begin' }));
  expect(begun()).toEqual([
    {
      players: [{ name: 'Ada' }, { name: 'Ben', character: 'tituba' }, { name: 'Cy' }, { name: 'Dee' }],
      printing: 'older',
      rules: { piety: 'doubles', conspiracy: 'pooled' },
      tracking: 'ledger',
      witch_cards: 3,
    },
  ]);
});

test('s3_any_number_of_witch_cards_with_a_note_when_it_is_neither_usual_nor_harder', async () => {
  const { begun } = await opened();
  await fireEvent.click(screen.getByRole('radio', { name: 'Another number' }));
  const more = screen.getByRole('button', { name: /Witch cards in play.*more/u });
  await fireEvent.click(more);
  expect(screen.queryByText(/Neither the usual number/u)).toBeNull();
  await fireEvent.click(more);
  expect(screen.getByText(/Neither the usual number/u)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Begin' }));
  expect(begun()[0]?.witch_cards).toBe(4);
});

test('s4_a_character_that_somebody_has_is_offered_to_nobody_else', async () => {
  await opened();
  await fireEvent.change(screen.getByLabelText(/^Character of .?Ada.?$/u), { target: { value: 'tituba' } });
  const others = screen.getByLabelText(/^Character of .?Ben.?$/u);
  expect(within(others).getByRole<HTMLOptionElement>('option', { name: 'Tituba' }).disabled).toBe(true);
  expect(within(others).getAllByRole('option')).toHaveLength(16);
});

test('the sound can be tested and the sand set before the game', async () => {
  const { asked } = await opened();
  await fireEvent.click(screen.getByRole('button', { name: 'Test the sound' }));
  await fireEvent.click(screen.getByRole('radio', { name: 'The sand timer of the game' }));
  expect(asked.some((ask) => ask.ask === 'test-sound')).toBe(true);
  expect(
    asked.some(
      (ask) => ask.ask === 'change-setting' && ask.change.setting === 'salem' && ask.change.value.value === true,
    ),
  ).toBe(true);
});

test('a set-up that could not be begun can be begun again, and that is said', async () => {
  const { host } = setup();
  vi.mocked(host.send).mockRejectedValue(new Error('a pretended failure'));
  await paste(1, 'Ada, Ben, Cy, Dee');
  const begin = screen.getByRole<HTMLButtonElement>('button', { name: 'Begin' });
  await fireEvent.click(begin);
  await screen.findByText(/did not happen/u);
  expect(begin.disabled).toBe(false);
});

test('what is said of a set-up is said of no other: older answers are dropped', async () => {
  const answers: ((reply: Reply) => void)[] = [];
  const { host } = setup();
  vi.mocked(host.send).mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  await paste(1, 'Ada, Ada, Cy');
  await fireEvent.click(screen.getByRole('button', { name: 'Begin' }));
  const begun = answers.pop();
  await type(2, 'Ben');
  // Begun with two Adas, answered when there is one.
  begun?.(refused(wrong('duplicate-name', 1)));
  answers.pop()?.(PLAYABLE);
  for (const older of answers) older(refused(wrong('duplicate-name', 1)));
  await screen.findByText(/each$/u);
  await tick();
  expect(screen.queryByText(/Somebody else has this name/u)).toBeNull();
});
