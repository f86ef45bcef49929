import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { tidyEmail } from '../auth/email.ts';
import { judgeInvited } from './invited-address.ts';
import { teamCommands } from './team-commands.ts';

test.each([
  ['mira@founders.example', 'ok'],
  ['  mira@founders.example ', 'ok'],
  ['', 'missing'],
  ['  ', 'missing'],
  ['mira', 'malformed'],
  ['mira@localhost', 'malformed'],
  ['Mira <mira@founders.example>', 'malformed'],
  ['mira@founders.example,jonas@founders.example', 'malformed'],
  [`${'a'.repeat(240)}@founders.example`, 'malformed'],
] as const)('%j is %s', (text, verdict) => {
  expect(judgeInvited(text)).toBe(verdict);
});

test('an address that is fine is one that the command takes', () => {
  const part = fc.string({ unit: fc.constantFrom('a', '.', '@', '<', ',', ';', ' ', '\n', 'é'), maxLength: 6 });
  fc.assert(
    fc.property(part, part, (before, after) => {
      const text = `${before}@${after}`;
      if (judgeInvited(text) !== 'ok') return;
      const data = { invitationId: '00000000-0000-4000-8000-000000000001', email: tidyEmail(text), role: 'member' };
      expect(teamCommands.InviteMember.schema.safeParse(data).success).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
