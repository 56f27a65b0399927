// Keeps the web view in place: nothing happens that it would do by itself with what is let fall on it,
// or by a menu, a selection, a gesture or a key of its own. Only where text is written its menu and its
// selection stay. Must never know a screen, and never say or show anything: what is prevented leaves no
// trace.

/** With the command key: open, find, print, save, zoom, begin anew and the like. */
const WITH_COMMAND = new Set('defgjklnoprstu0+-=_[]');
/** By themselves. F11 is ours. */
const ALONE = new Set([
  ...['F1', 'F3', 'F5', 'F6', 'F7', 'BrowserHome', 'BrowserRefresh', 'BrowserSearch'],
  ...['Find', 'Help', 'Open', 'Print', 'Save', 'ZoomIn', 'ZoomOut'],
]);
/** The pinches of WebKit, which no other web view knows. */
const PINCHES = ['gesturestart', 'gesturechange', 'gestureend'];

const FIELDS = 'textarea, input:not([type]), input:is([type="text"], [type="search"], [type="number"])';

/** Whether text is written there. */
function isField(target: EventTarget | null): boolean {
  const element = target instanceof Node ? (target instanceof Element ? target : target.parentElement) : null;
  return element?.closest(FIELDS) != null;
}

/** Whether a key belongs to the web view, in whichever alphabet the keyboard writes. */
function isOfTheView(event: KeyboardEvent): boolean {
  if (ALONE.has(event.key)) return true;
  // With Alt beside it, it writes a letter on many keyboards.
  if (event.altKey) return event.key === 'Home';
  // A Mac's editor has the control key for itself.
  const command = /Mac|iPhone|iPad/u.test(navigator.platform) ? event.metaKey : event.ctrlKey;
  const written = event.key.toLowerCase();
  const key = /^\P{ASCII}$/u.test(written) ? event.code.replace(/^Key/u, '').toLowerCase() : written;
  return command && WITH_COMMAND.has(key);
}

/** From now on, for as long as the page is there. */
export function keepInPlace(): void {
  const never = (event: Event) => event.preventDefault();
  const whereNoTextIs = (event: Event) => {
    if (!isField(event.target)) event.preventDefault();
  };
  // Before anything on the page hears of it, and with the right to prevent it.
  const how = { capture: true, passive: false };

  const over = (event: DragEvent) => {
    event.preventDefault();
    // A file may fall, for the program to ask about; nothing else may. WebKitGTK calls one a list of links.
    const { dataTransfer } = event;
    const isFile = dataTransfer?.types.some((type) => type === 'Files' || type === 'text/uri-list');
    if (dataTransfer) dataTransfer.dropEffect = isFile ? 'copy' : 'none';
  };
  addEventListener('dragenter', over, how);
  addEventListener('dragover', over, how);
  addEventListener('drop', never, how);
  addEventListener('dragstart', never, how);

  addEventListener('contextmenu', whereNoTextIs, how);
  addEventListener('selectstart', whereNoTextIs, how);
  // The middle button scrolls by itself, or writes what was copied.
  addEventListener('mousedown', (event) => event.button === 1 && whereNoTextIs(event), how);

  addEventListener('wheel', (event) => (event.ctrlKey || event.metaKey) && event.preventDefault(), how);
  addEventListener('touchmove', (event) => event.touches.length > 1 && event.preventDefault(), how);
  for (const pinch of PINCHES) addEventListener(pinch, never, how);
  addEventListener('keydown', (event) => isOfTheView(event) && event.preventDefault(), how);
}
