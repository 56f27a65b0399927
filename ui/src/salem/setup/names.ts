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
