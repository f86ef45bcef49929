import { expect, test } from 'vitest';
import { judgeCode, tidyCode } from './one-time-code.ts';

test.each([
  ['123456', 'ok'],
  ['123 456', 'ok'],
  [' 123-456\n', 'ok'],
  ['', 'missing'],
  [' - ', 'missing'],
  ['12345', 'malformed'],
  ['1234567', 'malformed'],
  ['12345a', 'malformed'],
  ['١٢٣٤٥٦', 'malformed'],
])('%j is %s', (text, verdict) => expect(judgeCode(text)).toBe(verdict));

test('what apps show between the digits is dropped', () => {
  expect(tidyCode(' 123 - 456\t')).toBe('123456');
});
