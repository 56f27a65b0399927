// One way of going back everywhere: Escape, the browser's Back and a phone's Back all close what
// was opened last. While there is something to close, one entry of ours lies on the page's history,
// so that going back stays in the page. Must never leave a game or choose anything.
import { onDestroy } from 'svelte';

type Close = () => void;

const ways: Close[] = [];
/** What marks our entry of the history. */
const OURS = { townCrier: 'back' };
let syncing = false;
/** Our entry is being taken off the history; the browser says when it is gone. */
let retreating = false;

const onOurs = () => (history.state as typeof OURS | null)?.townCrier === OURS.townCrier;

/** Brings the history in line, once everything that opens and closes together has done so. */
function sync(): void {
  if (syncing) return;
  syncing = true;
  setTimeout(() => {
    syncing = false;
    if (retreating) return;
    if (ways.length > 0 && !onOurs()) history.pushState(OURS, '');
    else if (ways.length === 0 && onOurs()) {
      retreating = true;
      history.back();
    }
  });
}

/** Going back calls `close` until the answer is called. What was opened last is closed first. */
export function register(close: Close): () => void {
  ways.push(close);
  sync();
  return () => {
    const at = ways.lastIndexOf(close);
    if (at >= 0) ways.splice(at, 1);
    sync();
  };
}

/** While this component is there, going back does this. Called as the component begins, so that
 *  what lies upon it comes later. */
export function onBack(close: Close): void {
  onDestroy(register(close));
}

function goBack(): void {
  ways.at(-1)?.();
}

addEventListener('popstate', () => {
  if (retreating) {
    retreating = false;
    return sync();
  }
  if (onOurs() || ways.length === 0) return;
  // At once, so that a second press in a hurry does not leave the page.
  history.pushState(OURS, '');
  goBack();
  sync();
});

addEventListener('keydown', (event) => {
  // A dialog closes by itself, and Escape that ends the choice of a character is not ours.
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || document.querySelector('dialog[open]'))
    return;
  // The same press would close the menu that it opens.
  event.preventDefault();
  goBack();
});
