import { expect, test } from 'vitest';
import { typedAddress } from './typed-address.ts';

test.each([
  ['example.org', 'https://example.org'],
  [' https://example.org/a b', undefined],
  ['https://example.org/a(1)', 'https://example.org/a%281%29'],
  ['ada@example.org', 'mailto:ada@example.org'],
  ['mailto:ada@example.org', 'mailto:ada@example.org'],
  ['example.org:8080/x', 'https://example.org:8080/x'],
  ['javascript:alert`1`', undefined],
  ['data:text/html,x', undefined],
  ['words', undefined],
  ['', undefined],
])('%j as an address is %j', (typed, address) => {
  expect(typedAddress(typed)).toBe(address);
});
