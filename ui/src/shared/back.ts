// One way of going back everywhere: Escape, the browser's Back and a phone's Back all close what
// was opened last. Entries of ours always lie on the page's history, so that going back stays in the
// page: with nothing open, too, and however quickly it comes. Must never leave a game or choose anything.
import { onDestroy } from 'svelte';

type Close = () => void;

const ways: Close[] = [];
/** What comes before all that was opened. */
const first: Close[] = [];
/** So many entries of ours lie there: the page can be gone back in so often before it has answered. */
const GUARDS = 3;

interface Ours {
  /** Which of our entries it is, from 1. */
  townCrier: number;
}

/** Lays those of our entries on the history that are not there, and answers whether any was not. */
function guard(): boolean {
  const at = (history.state as Ours | null)?.townCrier ?? 0;
  for (let next = at + 1; next <= GUARDS; next += 1) history.pushState({ townCrier: next } satisfies Ours, '');
  return at < GUARDS;
}
guard();

/** Going back calls `close` until the answer is called. What was opened last is closed first; what is
 *  to come `first` before everything else, whatever is opened beneath it. */
export function register(close: Close, order: 'last' | 'first' = 'last'): () => void {
  const all = order === 'first' ? first : ways;
  all.push(close);
  return () => {
    const at = all.lastIndexOf(close);
    if (at >= 0) all.splice(at, 1);
  };
}

/** While this component is there, going back does this. Called as the component begins, so that
 *  what lies upon it comes later. */
export function onBack(close: Close, order: 'last' | 'first' = 'last'): void {
  onDestroy(register(close, order));
}

function goBack(): void {
  (first.at(-1) ?? ways.at(-1))?.();
}

addEventListener('popstate', () => {
  if (guard()) goBack();
});

addEventListener('keydown', (event) => {
  // A dialog closes by itself, and Escape that ends the choice of a character is not ours.
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || document.querySelector('dialog[open]'))
    return;
  // The same press would close the menu that it opens.
  event.preventDefault();
  goBack();
});
