import { expect, test } from 'vitest';
import { emailPoint, faultIn } from './checked-point.ts';

test('an unverified email is said, and hinders nothing: it may have been verified elsewhere', () => {
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
    faultIn([emailPoint(false), other]),
    emailPoint(false),
  ]).toEqual([
    undefined,
    undefined,
    'consent-missing',
    {
      id: 'email',
      isMet: false,
      text: 'Your email is verified.',
      reason: 'address-unverified',
      isForServer: true,
    },
  ]);
});
