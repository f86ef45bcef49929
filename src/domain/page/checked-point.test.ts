import { expect, test } from 'vitest';
import { emailPoint, faultIn } from './checked-point.ts';

test('an unverified email is why publishing is refused, after what was found before it', () => {
  const other = {
    id: 'consent',
    isMet: false,
    text: 'They know what they agree to.',
    reason: 'consent-missing',
  } as const;
  const hint = { id: 'sender', isMet: false, text: 'It says who’s asking.' };
  expect([
    faultIn([hint, emailPoint(true)]),
    faultIn([hint, emailPoint(false)]),
    faultIn([other, emailPoint(false)]),
  ]).toEqual([undefined, 'address-unverified', 'consent-missing']);
});
