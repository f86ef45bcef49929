import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { decideMachine } from './decide.machine.ts';

const input = { version: 4 };
const paths = pathsOf(decideMachine, {
  input,
  events: [
    { type: 'decision.changed', change: { kind: 'kill' } },
    { type: 'decision.changed', change: { kind: 'pivot' } },
    { type: 'decision.changed', change: { reason: 'Nobody pays' } },
    { type: 'decision.changed', change: { reversedBy: 'Ten orders' } },
    { type: 'decision.changed', change: { title: 'Bread by post' } },
    { type: 'ledger.changed', version: 5, evidenceVersion: 4 },
    { type: 'ledger.changed', version: 6, evidenceVersion: 6 },
    { type: 'ledger.seen', version: 6 },
    { type: 'decision.submitted' },
  ],
  key: ({ context: { wordings: _, ...context } }) => context,
});

describe(`deciding, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(decideMachine);

  test.each(paths)('$description', async (path) => {
    await drivePath(decideMachine, path, {
      coverage,
      input,
      invariants: {
        deciding: ({ context }) => expect(context.seenVersion).toBeGreaterThanOrEqual(4),
        overtaken: ({ context }) => expect(context.seenVersion).toBeLessThan(6),
        decided: ({ context: { kind, reason, reversedBy, title } }) => {
          expect([kind === null, reason]).toEqual([false, 'Nobody pays']);
          expect(kind === 'kill' ? reversedBy : title).not.toBe('');
        },
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
