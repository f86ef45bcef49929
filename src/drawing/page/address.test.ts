import { expect, test } from 'vitest';
import { addressFromPage } from './address.ts';
import type { Address } from './markup.ts';

test.each([
  ['/s/one', '/s/one?page=crumb'],
  ['/s/one?page=other&utm_source=call#end', '/s/one?page=crumb&utm_source=call#end'],
  ['https://pages.example.org/s/one', 'https://pages.example.org/s/one?page=crumb'],
  // Only where a survey begins is it asked which page led there.
  ['/s/one/thanks', undefined],
  ['/s/', undefined],
  ['/p/other', undefined],
  ['//elsewhere.example/s/one', undefined],
  ['https://elsewhere.example/s/one', undefined],
  ['mailto:ada@example.com', undefined],
])('from the page crumb, %s leads to %s', (address, named) => {
  expect(addressFromPage(address as Address, 'https://pages.example.org', 'crumb')).toBe(named);
});
