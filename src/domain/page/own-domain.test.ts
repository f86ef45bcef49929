import { expect, test } from 'vitest';
import { readHost } from './own-domain.ts';

const reserved = ['app.groundwork.example', 'pages.groundwork.example'];

test.each([
  ['try.crumb.example', 'try.crumb.example'],
  [' HTTPS://Try.Crumb.Example/ ', 'try.crumb.example'],
  ['crumb.example.', 'crumb.example'],
  ['brötchen.müller.example', 'xn--brtchen-b1a.xn--mller-kva.example'],
  ['xn--mller-kva.example', 'xn--mller-kva.example'],
  ['notgroundwork.example', 'notgroundwork.example'],
  ['a-b.c0.example', 'a-b.c0.example'],
  [`${'a'.repeat(63)}.example`, `${'a'.repeat(63)}.example`],
])('%j is the host %s', (typed, host) => {
  expect(readHost(typed, reserved)).toEqual({ host });
});

test.each([
  ['', 'missing'],
  ['https://', 'missing'],
  ['crumb', 'malformed'],
  ['crumb.example/page', 'malformed'],
  ['crumb.example:8080', 'malformed'],
  ['ada@crumb.example', 'malformed'],
  ['crumb example.org', 'malformed'],
  ['192.0.2.1', 'malformed'],
  ['0x7f.1', 'malformed'],
  ['[::1]', 'malformed'],
  ['-a.example', 'malformed'],
  ['a_b.example', 'malformed'],
  ['*.crumb.example', 'malformed'],
  [`${'a'.repeat(64)}.example`, 'malformed'],
  [`${'a.'.repeat(130)}example`, 'malformed'],
  ['app.groundwork.example', 'reserved'],
  ['APP.groundwork.example', 'reserved'],
  ['mine.pages.groundwork.example', 'reserved'],
  ['groundwork.example', 'reserved'],
  ['example', 'malformed'],
  ['crumb.localhost', 'reserved'],
  ['crumb.local', 'reserved'],
  ['db.internal', 'reserved'],
  ['crumb.onion', 'reserved'],
])('%j is no host of a founder’s: %s', (typed, problem) => {
  expect(readHost(typed, reserved)).toEqual({ problem });
});
