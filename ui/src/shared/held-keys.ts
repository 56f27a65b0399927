// One press of a key is one act: what the keyboard repeats while a key is held acts on nothing, nor
// does a key that went down elsewhere act on what got the focus meanwhile. Stands before every other
// listener of the page, which therefore need not think of it. Must know no control of ours.

/** Whether letters are typed here, which may be repeated as anywhere. */
const takesText = (at: EventTarget | null) =>
  at instanceof HTMLTextAreaElement ||
  (at instanceof HTMLElement && at.isContentEditable) ||
  (at instanceof HTMLInputElement &&
    !['checkbox', 'radio', 'range', 'button', 'submit', 'reset', 'color', 'file'].includes(at.type));

/** What the arrows choose in and not only move in. */
const isChosenByArrows = (at: EventTarget | null) =>
  at instanceof HTMLSelectElement || (at instanceof HTMLInputElement && at.type === 'radio');

const MOVES = /^(Arrow(Up|Down|Left|Right)|Home|End|PageUp|PageDown|Tab)$/u;

/** A key by itself does nothing; those that go with others are not ours. */
const GOES_WITH_OTHERS = /^(Shift|Control|Alt|AltGraph|Meta|CapsLock|NumLock|Fn)$/u;

/** `from` is where the key went down, as far as that is known. */
function mayRepeat({ key, target: at }: KeyboardEvent, from: Element | null | undefined): boolean {
  if (key === 'Tab') return true;
  if (takesText(at))
    return MOVES.test(key) || (key !== 'Enter' && key !== 'Escape' && (from === undefined || from === at));
  return MOVES.test(key) && !isChosenByArrows(at);
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Keeps watch from now on, until the answer is called. */
export function watchHeldKeys(): () => void {
  /** Where each key that is down went down, by its place on the keyboard: not every machine marks
   *  what it repeats. Keys that lie nowhere are those of a screen. */
  const down = new Map<string, Element | null>();
  /** An input method's own keys, and those that mean nothing alone. */
  const isNotOurs = (event: KeyboardEvent) =>
    event.isComposing || event.keyCode === 229 || GOES_WITH_OTHERS.test(event.key);

  function pressed(event: KeyboardEvent) {
    if (isNotOurs(event)) return;
    const held = event.repeat || down.has(event.code);
    if (held) {
      if (!mayRepeat(event, down.get(event.code))) stop(event);
    } else if (event.code) down.set(event.code, document.activeElement);
  }
  /** The letter of a press goes where the focus is by then, which the press itself may have moved. */
  function typed(event: KeyboardEvent) {
    const from = down.get(event.code);
    if (from && event.key === 'Enter' && from !== document.activeElement) stop(event);
  }
  function released(event: KeyboardEvent) {
    const from = down.get(event.code);
    down.delete(event.code);
    // Space acts as it is let go: where it went down, or nowhere.
    if (from && event.key === ' ' && from !== document.activeElement) stop(event);
  }
  // A key that is let go in another window is never told.
  const forget = () => down.clear();

  const ways = [
    ['keydown', pressed],
    ['keypress', typed],
    ['keyup', released],
  ] as const;
  for (const [name, way] of ways) addEventListener(name, way, { capture: true });
  addEventListener('blur', forget);
  document.addEventListener('visibilitychange', forget);
  return () => {
    for (const [name, way] of ways) removeEventListener(name, way, { capture: true });
    removeEventListener('blur', forget);
    document.removeEventListener('visibilitychange', forget);
  };
}
