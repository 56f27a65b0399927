// From pasted text to names. Must not judge a name: what is a good one is decided in the rules.

/** Line ends, tabs, and the commas and semicolons of the scripts that we have words in. */
const BETWEEN = /[\r\n\t,;，、；،؛]+/u;
/** "1.", "2)", "-", "•" before a name in a list that was copied from somewhere. */
const NUMBERING = /^\s*(?:\d{1,2}[.)]|[-*•–])\s+/u;

/** Whether the text is a list and not one name. */
export function isList(text: string): boolean {
  return splitNames(text).length > 1;
}

/** The names of a list, in its order; blank entries are left out. */
export function splitNames(text: string): string[] {
  return text
    .split(BETWEEN)
    .map((entry) => entry.replace(NUMBERING, '').trim())
    .filter((name) => name !== '');
}

/** So many names are offered at once: more would be read longer than a name is typed. */
const MOST_OFFERED = 3;

/** A name as it is looked for: without case, accents and what surrounds it. */
const plain = (name: string) => name.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLocaleLowerCase();

/** Which of the known names begin so, or have a word that does; nobody who sits there already. */
export function completions(known: readonly string[], typed: string, taken: readonly string[]): string[] {
  const begun = plain(typed);
  if (begun === '') return [];
  const seated = new Set(taken.map(plain));
  const fits = (name: string) =>
    name !== typed.trim() && [name, ...name.split(/[\s-]+/u)].some((one) => plain(one).startsWith(begun));
  return known.filter((name) => !seated.has(plain(name)) && fits(name)).slice(0, MOST_OFFERED);
}
