// What the pretended page of the component tests lacks: sizes that change, scrolling, and modal dialogs.
// Layout itself is tested in a real browser (browser/).
import { afterAll } from 'vitest';

// What the last screen of a file still wanted to do with the page's history it does while there is
// a page.
const later = setTimeout;
afterAll(() => new Promise<void>((done) => void later(done, 0)));

class NoResize implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoResize;
Element.prototype.scrollIntoView ??= () => {};
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};
