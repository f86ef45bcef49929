import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type InvitationKey, readInvitationToken, writeInvitationToken } from './invitation-token.ts';

const key = randomBytes(32);
const named: InvitationKey = { way: 'mail', workspaceId: randomUUID(), id: randomUUID() };

test('a token says which invitation it stands for', () => {
  fc.assert(
    fc.property(fc.constantFrom('mail', 'link'), fc.uuid(), fc.uuid(), (way, workspaceId, id) => {
      const given = { way, workspaceId, id } as const;
      const token = writeInvitationToken(key, given);
      expect(token).toMatch(/^[\w-]{68}$/);
      expect(readInvitationToken(key, token)).toEqual(given);
    }),
  );
});

test('a token of which any one bit was changed is none: not its way, its ids or its code', () => {
  const bytes = Buffer.from(writeInvitationToken(key, named), 'base64url');
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const changed = Buffer.from(bytes);
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect([bit, readInvitationToken(key, changed.toString('base64url'))]).toEqual([bit, undefined]);
  }
});

test('a token of another server is none, and neither is a shorter or a longer text', () => {
  const token = writeInvitationToken(key, named);
  expect(readInvitationToken(randomBytes(32), token)).toBeUndefined();
  for (const text of ['', token.slice(1), `${token}A`, `${token} `])
    expect(readInvitationToken(key, text)).toBeUndefined();
});
