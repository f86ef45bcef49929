import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPersonToken, writePersonToken } from './person-token.ts';

const key = randomBytes(32);
const now = new Date('2026-03-01T12:00:30.000Z');
const dayMs = 24 * 3_600_000;
const later = (ms: number) => new Date(now.getTime() + ms);

const entries = fc.record({ workspaceId: fc.uuid(), artefactId: fc.uuid(), entryId: fc.uuid() });
const actions = fc.constantFrom('confirm', 'remove');
const another = { confirm: 'remove', remove: 'confirm' } as const;

test('a token says what it was written with, for its action alone and under its key', () => {
  fc.assert(
    fc.property(entries, actions, (entry, action) => {
      const token = writePersonToken(key, action, entry, now);
      expect(token).toMatch(/^[\w-]{92}$/);
      expect([
        readPersonToken(key, action, token, now),
        readPersonToken(key, another[action], token, now),
        readPersonToken(randomBytes(32), action, token, now),
      ]).toEqual([entry, undefined, undefined]);
    }),
  );
});

test('a token in which one character is another is none', () => {
  const entry = { workspaceId: crypto.randomUUID(), artefactId: crypto.randomUUID(), entryId: crypto.randomUUID() };
  const token = writePersonToken(key, 'remove', entry, now);
  for (let n = 0; n < token.length; n++) {
    const forged = `${token.slice(0, n)}${token[n] === 'A' ? 'B' : 'A'}${token.slice(n + 1)}`;
    expect([n, readPersonToken(key, 'remove', forged, now)]).toEqual([n, undefined]);
  }
});

test.each(['', 'x', 'A'.repeat(92), `${'A'.repeat(91)}=`, 'A'.repeat(1000), '%00', 'ä'.repeat(92)])(
  '“%s” is no token',
  (token) => {
    expect(readPersonToken(key, 'confirm', token, now)).toBeUndefined();
  },
);

test('an address is confirmed within a week, and somebody is removed for as long as anything is kept', () => {
  const entry = { workspaceId: crypto.randomUUID(), artefactId: crypto.randomUUID(), entryId: crypto.randomUUID() };
  const lasts = (action: 'confirm' | 'remove', ms: number) =>
    readPersonToken(key, action, writePersonToken(key, action, entry, now), later(ms)) !== undefined;
  // Written to the minute.
  expect([
    ...[lasts('confirm', 7 * dayMs - 30_000), lasts('confirm', 7 * dayMs - 29_999)],
    ...[lasts('remove', 7 * dayMs), lasts('remove', 760 * dayMs - 30_000), lasts('remove', 760 * dayMs)],
    lasts('confirm', -60_000),
  ]).toEqual([true, false, true, true, false, false]);
});
