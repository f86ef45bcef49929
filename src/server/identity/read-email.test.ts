import { expect, test } from 'vitest';
import { readEmail } from './read-email.ts';

test.each([
  [' Ada@Example.ORG ', 'ada@example.org'],
  ['ada+ideas@example.org', 'ada+ideas@example.org'],
  ['ada', null],
  ['a\u0000da@example.org', null],
  ['ada\u200b@example.org', null],
  ['', null],
])('%j reads as %j', (text, email) => {
  expect(readEmail(text)).toBe(email);
});
