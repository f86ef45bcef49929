import { expect, test } from 'vitest';
import { usualPolicy } from './password.ts';
import { judgeRules, type PasswordPolicy } from './password-policy.ts';

const demanding: PasswordPolicy = {
  minLength: 6,
  maxLength: 10,
  needsLowercase: true,
  needsUppercase: true,
  needsDigit: true,
  needsSymbol: true,
  symbols: '$!',
};

const met = (password: string, policy: PasswordPolicy): string[] =>
  judgeRules(password, policy)
    .filter(({ isMet }) => isMet)
    .map(({ rule }) => rule);
const named = (password: string, policy: PasswordPolicy): string[] =>
  judgeRules(password, policy).map(({ rule }) => rule);

test('only what the provider asks for is a rule', () => {
  expect(named('', usualPolicy)).toEqual(['min-length']);
  expect(named('', demanding)).toEqual(['min-length', 'lowercase', 'uppercase', 'digit', 'symbol']);
});

test('the upper limit is spoken of once it is passed', () => {
  expect(judgeRules('aB3$567890x', demanding)).toContainEqual({ rule: 'max-length', isMet: false });
});

test.each([
  ['', []],
  ['abcdef', ['min-length', 'lowercase']],
  ['ABC', ['uppercase']],
  ['aB3$56', ['min-length', 'lowercase', 'uppercase', 'digit', 'symbol']],
  ['aB3-56', ['min-length', 'lowercase', 'uppercase', 'digit']],
])('%j keeps %j', (password, rules) => expect(met(password, demanding)).toEqual(rules));

test('where the provider lists no symbols everything but letters and digits is one', () => {
  const policy = { ...usualPolicy, needsSymbol: true };
  expect(met('eight w8rds', policy)).toEqual(['min-length', 'symbol']);
  expect(met('eightw8rds', policy)).toEqual(['min-length']);
});
