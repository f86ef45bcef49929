import { expect, test } from 'vitest';
import { sameAddress } from './same-address.ts';

test.each([
  ['Ada@Example.org', ' ada@EXAMPLE.org '],
  ['dörte@müller.example', 'dörte@xn--mller-kva.example'],
  ['dörte@müller.example', 'do\u0308rte@MU\u0308LLER.example'],
  ['ada.love.lace+news@gmail.com', 'adalovelace@googlemail.com'],
  ['ada+news@outlook.com', 'ada@outlook.com'],
  ['ada+news@me.com', 'ada@icloud.com'],
  ['ada+news@pm.me', 'ada@protonmail.com'],
])('%s and %s are one mailbox', (one, other) => {
  expect(sameAddress(one)).toBe(sameAddress(other));
});

test.each([
  ['ada+news@example.org', 'ada@example.org'],
  ['a.da@outlook.com', 'ada@outlook.com'],
  ['a.da@example.org', 'ada@example.org'],
  ['ada@gmail.com', 'ada@gmail.com.example.org'],
  ['+news@outlook.com', '+other@outlook.com'],
  ['ada@constructor', 'ada@gmail.com'],
])('%s and %s are two mailboxes', (one, other) => {
  expect(sameAddress(one)).not.toBe(sameAddress(other));
});

test('an entry without an address has none', () => {
  expect(sameAddress('')).toBe('');
});
