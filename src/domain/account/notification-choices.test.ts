import { expect, test } from 'vitest';
import { withChange } from './notification-choices.ts';

test('a change is made to what it names, and to nothing else', () => {
  const digest = { hour: 7, timeZone: 'Asia/Tokyo' };
  const choices = { newsBadge: true, mutedByMail: ['judged', 'digest'] as const, digest };
  const before = { ...choices, mutedByMail: [...choices.mutedByMail] };
  expect([
    withChange(before, { newsBadge: false }),
    withChange(before, { kindInApp: { kind: 'feedback', isMuted: true } }),
    withChange(before, { kindByMail: { kind: 'judged', isMuted: true } }),
    withChange(before, { kindByMail: { kind: 'judged', isMuted: false } }),
  ]).toEqual([
    { ...before, newsBadge: false },
    { ...before, mutedInApp: ['feedback'] },
    { ...before, mutedByMail: ['digest', 'judged'] },
    { ...before, mutedByMail: ['digest'] },
  ]);
});
