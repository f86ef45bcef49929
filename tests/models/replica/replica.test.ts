import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planLimits } from '#domain/account/plan-limits.ts';
import type { Command } from '#domain/log/command.ts';
import { nextBatch } from '#domain/replica/next-batch.ts';
import { difference, steps } from './replica-steps.ts';

const runs = process.env['TEST_FULL'] ? 20_000 : 400;

test('what tabs show, send and were refused is worked out anew from the log and what waits', () => {
  fc.assert(
    fc.property(steps, (all) => {
      expect(difference(all)).toBeUndefined();
    }),
    { numRuns: runs, seed: 1 },
  );
});

const project = '01234567-89ab-4cde-8f01-23456789abcd';
const commandOf = (n: number, reason: string, leads: boolean): Command => ({
  ...{ id: `c${n}`, type: 'RecordDecision', stream: `ledger-${project}`, at: '2026-01-01T00:00:00.000Z' },
  data: { reason, ...(leads && { successor: {} }) },
});
const outbox = fc
  .array(fc.record({ size: fc.constantFrom(1, 100, 300_000, 450_000, 1_000_000), leads: fc.boolean() }), {
    maxLength: 8,
  })
  .map((all) => all.map(({ size, leads }, n) => commandOf(n, 'ü'.repeat(size / 2), leads)));
const bytesOf = (commands: readonly Command[]): number =>
  commands.reduce((sum, command) => sum + Buffer.byteLength(JSON.stringify(command)) + 1, 0);
/** Size of a request with these commands, as it is sent. */
const requestBytes = (commands: readonly Command[]): number => Buffer.byteLength(JSON.stringify({ commands }));

test('a request carries as much of the outbox as it may, from its beginning, and what others fall with comes last', () => {
  fc.assert(
    fc.property(outbox, (waiting) => {
      const batch = nextBatch(waiting);
      expect(batch).toEqual(waiting.slice(0, batch.length));
      const mayFollow = (count: number): boolean =>
        count <= waiting.length &&
        (count <= 1 || bytesOf(waiting.slice(0, count)) <= 900_000) &&
        waiting.slice(0, count - 1).every(({ data }) => !('successor' in data));
      expect([mayFollow(batch.length), mayFollow(batch.length + 1)]).toEqual([true, false]);
      expect(requestBytes(batch)).toBeLessThanOrEqual(planLimits.requestBytes);
    }),
    { numRuns: 60, seed: 1 },
  );
});

test('a request carries no more commands than the server takes, however small they are', () => {
  const waiting = Array.from({ length: planLimits.commandsPerRequest + 1 }, (_, n) => commandOf(n, '', false));
  expect(nextBatch(waiting)).toEqual(waiting.slice(0, 500));
});
