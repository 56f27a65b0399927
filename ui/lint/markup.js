// No word for people in the page's markup: it all comes from i18n/. Knows what of a Svelte file
// people see or hear, and nothing of any screen.

/** Attributes that people see or hear. */
const SPOKEN = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
];

const message = 'Words belong into i18n/, not into markup.';

/** For `no-restricted-syntax`. */
export default [
  { selector: ':not(SvelteStyleElement) > SvelteText[value=/\\p{L}/u]', message },
  { selector: `SvelteAttribute[key.name=/^(${SPOKEN.join('|')})$/] > SvelteLiteral[value=/\\p{L}/u]`, message },
];
