// Measures what is drawn, unseen and unscaled: on copies, taken whenever what is drawn changes, so that
// nothing is worked out twice. Knows no seat and no card, only marks: `data-drawn` is copied into its
// `data-ruler`, `data-drawn-centre` into `data-ruler-centre`.

export interface Sizes {
  /** Each ruler's height, in px. */
  heights: number[];
  centre: { width: number; height: number };
  /** The size of the text, in px. */
  em: number;
  /** How many times as large as usual somebody wants their text. */
  textScale: number;
}

const SEATS = '[data-drawn]';
const CENTRE = '[data-drawn-centre]';

/** Tells the sizes at once and whenever they may be others; answers how to stop that. */
export function keepMeasured(
  { drawn, unseen }: { drawn: Element; unseen: Element },
  tell: (sizes: Sizes) => void,
): () => void {
  const rulers = () => [...unseen.querySelectorAll<HTMLElement>('[data-ruler]')];
  const middle = unseen.querySelector<HTMLElement>('[data-ruler-centre]');
  const measure = () => {
    const style = getComputedStyle(unseen);
    tell({
      heights: rulers().map((ruler) => ruler.offsetHeight),
      centre: { width: middle?.offsetWidth ?? 0, height: middle?.offsetHeight ?? 0 },
      em: Number.parseFloat(style.fontSize) || 16,
      textScale: Number.parseFloat(style.getPropertyValue('--text-scale')) || 1,
    });
  };
  const copy = () => {
    const seats = drawn.querySelectorAll(SEATS);
    for (const [index, ruler] of rulers().entries()) ruler.replaceChildren(...copyOf(seats[index]));
    middle?.replaceChildren(...copyOf(drawn.querySelector(CENTRE)));
  };
  copy();
  measure();
  /** Where a seat lies changes nothing that is measured. */
  const matters = ({ type, target }: MutationRecord) =>
    !unseen.contains(target) &&
    !(type === 'attributes' && target instanceof Element && target.matches(`${SEATS}, ${CENTRE}`));
  const changes = new MutationObserver((records) => {
    if (!records.some(matters)) return;
    copy();
    measure();
  });
  changes.observe(drawn, { subtree: true, childList: true, characterData: true, attributes: true });
  const sizes = new ResizeObserver(measure);
  for (const child of unseen.children) sizes.observe(child);
  return () => {
    changes.disconnect();
    sizes.disconnect();
  };
}

/** What lies within, once more; nothing refers to the copy. */
function copyOf(drawn: Element | null | undefined): Node[] {
  return [...(drawn?.childNodes ?? [])].map((node) => {
    const copy = node.cloneNode(true);
    if (copy instanceof Element) for (const one of [copy, ...copy.querySelectorAll('[id]')]) one.removeAttribute('id');
    return copy;
  });
}
