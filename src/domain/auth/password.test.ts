import { expect, test } from 'vitest';
import { judgeKnownPassword, judgeNewPassword, usualPolicy } from './password.ts';

const judge = (password: string): string =>
  judgeNewPassword(password, {
    policy: usualPolicy,
    email: 'ada.lovelace@example.org',
    common: { has: (each) => each === 'princess' },
  });

test.each([
  ['', 'missing'],
  ['a', 'too-short'],
  ['plainly', 'too-short'],
  ['plain yet', 'ok'],
  ['x'.repeat(128), 'ok'],
  ['x'.repeat(129), 'too-long'],
  ['princess', 'too-common'],
  ['12345678', 'too-common'],
  ['1234567', 'too-short'],
  ['Ada.Lovelace', 'too-personal'],
  ['Groundwork', 'too-personal'],
])('a new password %j is %s', (password, verdict) => expect(judge(password)).toBe(verdict));

test('spaces count like any other character, at both ends too, and no kind of character is asked for', () => {
  expect(['  plain ', 'a bc def', 'ONLY LETTERS', '274 8319'].map(judge)).toEqual(['ok', 'ok', 'ok', 'ok']);
});

test('a known password only has to be there', () => {
  expect([judgeKnownPassword(''), judgeKnownPassword('x'), judgeKnownPassword('x'.repeat(200))]).toEqual([
    'missing',
    'ok',
    'ok',
  ]);
});
