import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { applyCodeMachine } from './apply-code.machine.ts';

const events = [
  { type: 'code.confirmed' },
  done('apply', { email: 'ada@example.org' }),
  failed('apply', { kind: 'link-expired' }),
  failed('apply', { kind: 'link-unusable' }),
  failed('apply', { kind: 'offline' }),
];

describe('applying the code of a mail', () => {
  const coverage = new Coverage(applyCodeMachine);

  for (const oobCode of ['the code', undefined]) {
    const input = { oobCode };
    for (const path of pathsOf(applyCodeMachine, { events, input, key: ({ context }) => context })) {
      test(`${oobCode}: ${path.description}`, () =>
        drivePath(applyCodeMachine, path, {
          coverage,
          input,
          invariants: {
            '*': ({ context, status }) => expect(context.oobCode).toBe(status === 'done' ? '' : 'the code'),
            ready: (_, run) => expect(run.running('apply')).toBe(0),
            applying: ({ context }, run) => {
              expect(context.failure).toBeNull();
              expect(run.running('apply')).toBe(1);
            },
            applied: ({ context }) => expect(context).toEqual({ oobCode: '', email: 'ada@example.org', failure: null }),
            unusable: ({ context }) => expect(context.failure.kind).toMatch(/^link-/),
          },
        }));
    }
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
