import { expect, test } from 'vitest';
import { judgeRecoveryCode, showRecoveryCode, tidyRecoveryCode } from './recovery-code.ts';

const code = '0123456789abcdefghjkmnpq';

test('a recovery code is shown in six groups of four, and read back from them', () => {
  expect(showRecoveryCode(code)).toBe('0123-4567-89ab-cdef-ghjk-mnpq');
  expect(tidyRecoveryCode(showRecoveryCode(code))).toBe(code);
});

test('capitals, spaces and letters that look like digits are forgiven', () =>
  expect(tidyRecoveryCode(' OL23 4567\n89AB-CDEF-GHJK MNPQ ')).toBe(code));

test.each([
  ['', 'missing'],
  [' - ', 'missing'],
  [code, 'ok'],
  [showRecoveryCode(code).toUpperCase(), 'ok'],
  [code.slice(1), 'malformed'],
  [`${code}0`, 'malformed'],
  [code.replace('a', 'u'), 'malformed'],
  [code.replace('a', 'é'), 'malformed'],
])('%j: %s', (text, verdict) => expect(judgeRecoveryCode(text)).toBe(verdict));
