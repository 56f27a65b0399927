// Names joined as the language joins them, each kept apart so that directions do not mix.
import { hasWords } from '../text';

/** "Ada, Ben and Cy". Follows the language when read in a template. */
export function listOf(names: readonly string[]): string {
  // Asking for words makes a template follow a change of language.
  hasWords('control-back');
  const language = document.documentElement.lang || 'en';
  const apart = names.map((name) => `\u2068${name}\u2069`);
  return new Intl.ListFormat(language, { type: 'conjunction', style: 'long' }).format(apart);
}
