import { expect, test } from 'vitest';
import { usualPolicy } from './password.ts';
import { judgeRules } from './password-policy.ts';

const listed = ['princess', 'Letmein!'];
const context = {
  policy: usualPolicy,
  email: 'Ada.Lovelace@Example.org',
  common: { has: (password: string) => listed.includes(password) },
};
const judged = (password: string): string[] =>
  judgeRules(password, context).map(({ rule, isMet }) => `${isMet ? '+' : '-'}${rule}`);

test.each([
  ['', ['-min-length', '-not-common']],
  ['ada', ['-min-length', '-not-common']],
  ['1234567', ['-min-length', '-not-common']],
  ['princess', ['+min-length', '-not-common']],
  ['88888888', ['+min-length', '-not-common']],
  ['correct horse', ['+min-length', '+not-common']],
  ['ADA.lovelace', ['+min-length', '-not-personal', '+not-common']],
  ['ada.lovelace@example.org', ['+min-length', '-not-personal', '+not-common']],
  ['GroundWork', ['+min-length', '-not-personal', '+not-common']],
  ['groundwork is mine', ['+min-length', '+not-common']],
  ['example.org', ['+min-length', '+not-common']],
  [`${'word '.repeat(25)}four`, ['+min-length', '-max-length', '+not-common']],
])('%j is judged %j', (password, rules) => expect(judged(password)).toEqual(rules));

test.each([null, '', '@'])('where the address is %j only the name of the product is personal', (email) => {
  const rules = (password: string) => judgeRules(password, { ...context, email }).map(({ rule }) => rule);
  expect(rules('ada.lovelace')).not.toContain('not-personal');
  expect(rules('')).not.toContain('not-personal');
  expect(rules('groundwork')).toContain('not-personal');
});

test('the provider decides how long, and each code point is one character', () => {
  const policy = { minLength: 4, maxLength: 5 };
  const rules = (password: string) =>
    judgeRules(password, { ...context, policy }).map(({ rule, isMet }) => [rule, isMet]);
  expect(rules('😀🎈🌍')).toContainEqual(['min-length', false]);
  expect(rules('😀🎈🌍🦊')).toEqual([
    ['min-length', true],
    ['not-common', true],
  ]);
  expect(rules('😀🎈🌍🦊🍎🍐')).toContainEqual(['max-length', false]);
});
