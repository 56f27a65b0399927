// A finger that comes down twice in a hurry means one thing. What its first touch brought or moved
// under it does not take the second: nobody can have seen it yet. Must know no control by name.

/** ms: sooner than this nobody has seen what is there now. */
const HASTE = 500;
/** px: as near as this the same place is meant. */
const NEAR = 48;
/** What a touch can set going. Beside a sheet it closes the sheet. */
const CONTROLS = 'button, a[href], input, select, textarea, summary, label, dialog[open]';

interface Down {
  at: number;
  x: number;
  y: number;
  /** What could be touched then, and where it was. */
  there: Map<Element, DOMRect>;
}

let last: Down | null = null;
let hasty = false;

/** What can be touched now: under a sheet nothing can. */
function controls(): Map<Element, DOMRect> {
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
  const found = sheet ? [sheet, ...sheet.querySelectorAll(CONTROLS)] : document.querySelectorAll(CONTROLS);
  const seen = [...found].filter((control) => getComputedStyle(control).visibility === 'visible');
  return new Map(seen.map((control) => [control, control.getBoundingClientRect()]));
}

function stoodThere(before: Down, { target, clientX: x, clientY: y }: PointerEvent): boolean {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  if (control === null) return true;
  const box = before.there.get(control);
  return box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

addEventListener(
  'pointerdown',
  (event) => {
    const again =
      last !== null &&
      event.timeStamp - last.at < HASTE &&
      Math.hypot(event.clientX - last.x, event.clientY - last.y) < NEAR;
    hasty = again && last !== null && !stoodThere(last, event);
    // A third touch is measured by the first, as long as that is not long ago.
    if (!hasty) last = { at: event.timeStamp, x: event.clientX, y: event.clientY, there: controls() };
  },
  { capture: true },
);

// Whoever pressed a key between, or went back, is in no haste.
for (const kind of ['keydown', 'popstate'])
  addEventListener(
    kind,
    () => {
      last = null;
    },
    { capture: true },
  );

addEventListener(
  'click',
  (event) => {
    // What a key or a screen reader presses has no place on the screen.
    if (!hasty || event.detail === 0) return;
    hasty = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  { capture: true },
);

export {};
