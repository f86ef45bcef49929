import { expect, test } from 'vitest';
import { displayNameSchema, judgeDisplayName, tidyDisplayName } from './display-name.ts';

test.each([
  ['Ada Lovelace', 'ok'],
  ['  Ada   Lovelace ', 'ok'],
  ['', 'ok'],
  ['   ', 'ok'],
  ['李小龙', 'ok'],
  ['x'.repeat(80), 'ok'],
  ['x'.repeat(81), 'too-long'],
  ['Ada\u202Eecalevol', 'unusable'],
  ['Ada\u0000', 'unusable'],
  ['\uD800', 'unusable'],
])('%j is %s', (typed, verdict) => expect(judgeDisplayName(typed)).toBe(verdict));

test('what is sent is tidy, and what is not tidy is refused', () => {
  expect([tidyDisplayName(' Ada \t L. '), tidyDisplayName('  ')]).toEqual(['Ada L.', null]);
  expect([displayNameSchema.safeParse(' Ada').success, displayNameSchema.safeParse('').success]).toEqual([
    false,
    false,
  ]);
  expect(displayNameSchema.parse(null)).toBeNull();
});
