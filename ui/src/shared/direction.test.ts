// Each language of i18n/ runs in its direction, whatever the browser knows of that.
import { afterEach, expect, test, vi } from 'vitest';
import { directionOf } from './direction';

const FROM_THE_RIGHT = ['ar', 'he'];
const languages = Object.keys(import.meta.glob('../../../i18n/*/house.ftl')).map(
  (path) => path.split('/').at(-2) ?? '',
);
const Real = Intl.Locale;

afterEach(() => vi.restoreAllMocks());

/** What a browser may know: nothing, by the newer name, or by the older one. */
const BROWSERS: [string, (direction: string) => object][] = [
  ['nothing', () => ({})],
  ['getTextInfo', (direction) => ({ getTextInfo: () => ({ direction }) })],
  ['textInfo', (direction) => ({ textInfo: { direction } })],
];

test.each(BROWSERS)('in a browser that knows %s', (_, knows) => {
  vi.spyOn(Intl, 'Locale').mockImplementation(function (tag) {
    const real = new Real(tag);
    const direction = FROM_THE_RIGHT.includes(real.language) ? 'rtl' : 'ltr';
    return { maximize: () => real.maximize(), ...knows(direction) } as Intl.Locale;
  });
  expect(languages.length).toBeGreaterThan(10);
  expect(languages.filter((language) => directionOf(language) === 'rtl').sort()).toEqual(FROM_THE_RIGHT);
});
