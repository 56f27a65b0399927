// English that stands in for words that a language does not have: marked in the text, so that it keeps
// its own direction inside any other, and in the page, so that a reader takes its own voice for it.
// Watches the page only once there is such a text. Must know no words.

/** Around each line of it: an isolate from left to right, which nothing else on the page uses. */
const [BEGIN, END] = ['\u2066', '\u2069'];

/** An English text as it stands inside another language. */
export function standIn(text: string): string {
  watch();
  return text.replace(/[^\n]+/gu, (line) => `${BEGIN}${line}${END}`);
}

const isStandIn = (text: string | null) => text?.trim().startsWith(BEGIN) ?? false;
const SPOKEN = ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'data-words'];
/** What was marked by this file, and what it was given. */
const MARK = 'data-stand-in';

function give(element: Element, language: string, direction: string): void {
  element.setAttribute('lang', language);
  element.setAttribute('dir', direction);
  element.setAttribute(MARK, '');
}

/** Marks an element whose own words are English, and gives back the page's language to what lies in it. */
function mark(element: Element): void {
  const texts = [...element.childNodes].filter(
    (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
  );
  const own = texts.map((node) => node.textContent);
  const attributes = SPOKEN.map((name) => element.getAttribute(name)).filter((one) => one !== null);
  const is = [...own, ...attributes];
  const { lang, dir } = document.documentElement;
  const around = element.parentElement?.closest(`[${MARK}]`);
  if (is.length > 0 && is.every(isStandIn)) give(element, 'en', 'ltr');
  else if (is.length > 0 && around?.getAttribute('lang') === 'en') give(element, lang, dir);
  else if (element.hasAttribute(MARK)) for (const name of ['lang', 'dir', MARK]) element.removeAttribute(name);
}

let watching = false;
function watch(): void {
  if (watching || typeof MutationObserver === 'undefined') return;
  watching = true;
  const all = () => document.body.querySelectorAll('*').forEach(mark);
  new MutationObserver((changes) => {
    // Another language, another direction around all of it.
    if (changes.some(({ target }) => target === document.documentElement)) return all();
    for (const { target, addedNodes } of changes) {
      const changed = target instanceof Element ? target : target.parentElement;
      if (changed && changed !== document.documentElement) mark(changed);
      for (const added of addedNodes)
        if (added instanceof Element) [added, ...added.querySelectorAll('*')].forEach(mark);
    }
  }).observe(document.documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['lang', ...SPOKEN],
  });
  queueMicrotask(all);
}
