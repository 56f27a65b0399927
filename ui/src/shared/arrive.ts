// Where the focus goes when a screen took another's place, which took the focus with it: to the
// heading, or to what may be pressed first. Must announce nothing by itself.
import { tick } from 'svelte';

/** Seats are measured before they are drawn, and may be drawn anew: for so many frames it is looked after. */
const FRAMES = 4;

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

/** Puts the focus on the first of `what` in here, if it is nowhere else. */
export async function arrive(place: Element, what: string): Promise<void> {
  await tick();
  for (let frame = 0; frame < FRAMES; frame += 1) {
    if (!place.isConnected) return;
    const to = [...place.querySelectorAll<HTMLElement>(what)].find((one) => !one.closest('[inert]'));
    if (to && isNowhere()) {
      if (/^H\d$/u.test(to.tagName)) to.tabIndex = -1;
      to.focus({ preventScroll: true });
    }
    await new Promise(requestAnimationFrame);
  }
}
