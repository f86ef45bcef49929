import { expect, test } from 'vitest';
import { isFromFewNetworks } from './network-share.ts';

/** Entries of networks by their letters; a dot is one whose network was not kept. */
const from = (letters: string) => [...letters].map((network) => (network === '.' ? {} : { network }));

test.each([
  ['', false],
  ['...', false],
  ['abcdefgh', false],
  ['aabcdefghijkl', false],
  ['aabcdefghijk', false],
  ['aabcdefghij', true],
  ['aaabbcdefghijk', true],
  ['aaabb.........', true],
  ['aaabb..........', false],
  ['aaaa', true],
])('Of entries from %s it is said that more than a third came from three networks: %s', (letters, isSaid) => {
  expect(isFromFewNetworks(from(letters))).toBe(isSaid);
});
