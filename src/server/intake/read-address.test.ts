import { expect, test } from 'vitest';
import { readAddress } from './read-address.ts';

test.each([
  [' Ada@Example.ORG ', 'ada@example.org'],
  ['ada.l+ideas@gmail.com', 'ada.l+ideas@gmail.com'],
  ['dörte@müller.example', 'dörte@müller.example'],
  ['DO\u0308RTE@MU\u0308LLER.example', 'dörte@müller.example'],
  ['dörte@xn--mller-kva.example', 'dörte@müller.example'],
  ["o'neil_{x}@mail.example.org", "o'neil_{x}@mail.example.org"],
  ['ada@例え.テスト', 'ada@例え.テスト'],
])('%j is kept as %s', (typed, email) => {
  expect(readAddress(typed)).toEqual({ email });
});

test.each([
  ['', 'missing'],
  ['  ', 'missing'],
  ['<a@b.example>', 'brackets'],
  ['a@b.example>', 'brackets'],
  ['Ada <a@b.example>', 'brackets'],
  ['a@b.example;', 'separator'],
  ['a@b.example,', 'separator'],
  ['a@b.example.', 'separator'],
  ['a@b.example:', 'separator'],
  ['a@b.example, c@d.example', 'separator'],
  ['a@b.example (Ada)', 'comment'],
  ['a(work)@b.example', 'comment'],
  ['a@localhost', 'domain'],
  ['a@b', 'domain'],
  ['ada', 'malformed'],
  ['@b.example', 'malformed'],
  ['ada@', 'malformed'],
  ['a@b@c.example', 'malformed'],
  ['a..b@c.example', 'malformed'],
  ['a b@c.example', 'malformed'],
  ['"a b"@c.example', 'malformed'],
  ['"ada"@c.example', 'malformed'],
  ['mailto:a@c.example', 'malformed'],
  ['a@[192.0.2.1]', 'malformed'],
  ['a@192.0.2.1', 'malformed'],
  ['a@-b.example', 'malformed'],
  ['a\u0000da@example.org', 'malformed'],
  ['ada\u200b@example.org', 'malformed'],
  [`${'a'.repeat(243)}@example.org`, 'malformed'],
])('%j is refused: %s', (typed, problem) => {
  expect(readAddress(typed)).toEqual({ problem });
});
