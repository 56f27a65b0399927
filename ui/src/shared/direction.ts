// Whether a language is written from the right. Knows no words.

/** What newer browsers know of a locale, and older ones by another name. */
interface Locale extends Intl.Locale {
  getTextInfo?: () => { direction?: string };
  textInfo?: { direction?: string };
}

/** The writings from the right that a browser which knows nothing of directions may meet. */
const FROM_THE_RIGHT = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

export function directionOf(language: string): 'ltr' | 'rtl' {
  const locale: Locale = new Intl.Locale(language);
  const known = (locale.getTextInfo?.() ?? locale.textInfo)?.direction;
  const fromTheRight = known === undefined ? FROM_THE_RIGHT.has(locale.maximize().script ?? '') : known === 'rtl';
  return fromTheRight ? 'rtl' : 'ltr';
}
