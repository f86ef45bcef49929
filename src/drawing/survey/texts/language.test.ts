import { expect, test } from 'vitest';
import { languageOf, textsFor } from './language.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['DE-at', 'de'],
  ['nl, fr-CH;q=0.8, en;q=0.9', 'en'],
  ['en;q=0.2, es;q=0.9', 'es'],
  ['fr;q=0, es;q=0.1', 'es'],
  ['*', 'en'],
  ['nl;q=1, *;q=0.5', 'en'],
  ['de;q=x, fr', 'fr'],
  [';,;q=,,', 'en'],
])('%s wants %s', (accepted, lang) => {
  expect(languageOf(textsFor(accepted))).toBe(lang);
});
