// Keys that reach across a dark room: Space holds the narrator and lets him go on, R says the line
// again, and the arrow to the right, Page Down and the pedals that turn pages lead on. They press what
// stands on the screen and nothing grave; what has the focus keeps its own keys. Knows no game.
import type { Ask, NarratorView } from '../contract/house';

/** What a screen marks as its one obvious next step, where one touch is enough for it. */
export const LEADS_ON = { 'data-leads-on': '' } as const;

/** What uses keys of its own while it has the focus; a heading that is only led to uses none. */
const USES_KEYS =
  'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"]), [contenteditable]';
/** A button uses no arrows, unless it lies in a table of seats or another list. */
const USES_ARROWS =
  'ol, ul, [role="group"], input, select, textarea, summary, [tabindex]:not([tabindex="-1"]), [contenteditable]';

function askOf(event: KeyboardEvent, narrator: NarratorView): Ask | null {
  if (event.key === ' ') {
    if (narrator.paused) return { ask: 'resume' };
    return narrator.speaking ? { ask: 'pause' } : null;
  }
  // By its place, too, where the keyboard has other letters.
  const isR = event.key.toLowerCase() === 'r' || event.code === 'KeyR';
  return isR && narrator.may_repeat ? { ask: 'repeat-line' } : null;
}

/** Listens from now on, until the answer is called. `narrator` is null where no game runs. */
export function watchRoomKeys(narrator: () => NarratorView | null, send: (ask: Ask) => void): () => void {
  function pressed(event: KeyboardEvent) {
    const now = narrator();
    if (!now || event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return;
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const at = document.activeElement;
    if (event.key === 'ArrowRight' || event.key === 'PageDown') {
      const all = document.querySelectorAll<HTMLButtonElement>('main [data-leads-on]:not(:disabled)');
      const next = [...all].filter((one) => !one.closest('[inert]'));
      if (at?.closest(USES_ARROWS) || next.length !== 1) return;
      event.preventDefault();
      next[0]?.click();
      return;
    }
    const ask = askOf(event, now);
    if (!ask || at?.matches(event.key === ' ' ? USES_KEYS : 'input, select, textarea, [contenteditable]')) return;
    event.preventDefault();
    send(ask);
  }
  addEventListener('keydown', pressed);
  return () => removeEventListener('keydown', pressed);
}
