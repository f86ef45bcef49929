import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { resetPasswordMachine } from './reset-password.machine.ts';

const password = 'a new secret';
const events = [
  done('readCode', { email: 'ada@example.org' }),
  failed('readCode', { kind: 'link-expired' }),
  failed('readCode', { kind: 'offline' }),
  { type: 'password.changed' },
  { type: 'password.submitted', password: 'short', verdict: 'too-short' },
  { type: 'password.submitted', password, verdict: 'ok' },
  done('savePassword'),
  failed('savePassword', { kind: 'link-unusable' }),
  failed('savePassword', { kind: 'weak-password' }),
  failed('savePassword', { kind: 'personal-password' }),
  failed('savePassword', { kind: 'offline' }),
];

describe('a new password by mail', () => {
  const coverage = new Coverage(resetPasswordMachine);

  for (const oobCode of ['the code', undefined]) {
    const input = { oobCode };
    for (const path of pathsOf(resetPasswordMachine, { events, input, key: ({ context }) => context })) {
      const weak = path.steps.filter(({ event }) => JSON.stringify(event).includes('weak-password')).length;
      let renewals = 0;
      let departures = 0;
      test(`${oobCode}: ${path.description}`, async () => {
        await drivePath(resetPasswordMachine, path, {
          coverage,
          input,
          actions: {
            renewPolicy: () => {
              renewals += 1;
            },
            leave: () => {
              departures += 1;
            },
          },
          invariants: {
            '*': ({ context, status }) => {
              expect(JSON.stringify(context)).not.toContain(password);
              expect(context.problem !== null && context.failure !== null).toBe(false);
              expect(context.oobCode).toBe(status === 'done' ? '' : 'the code');
            },
            editing: (_, run) => expect([run.running('readCode'), run.running('savePassword')]).toEqual([0, 0]),
            saving: (_, run) => expect(run.running('savePassword')).toBe(1),
            saved: ({ context }) => expect(context).toMatchObject({ problem: null, failure: null }),
            unusable: ({ context }) => expect(context.failure.kind).toMatch(/^link-/),
          },
        });
        expect(renewals).toBe(weak);
        expect(departures).toBe(path.steps.at(-1)?.state.matches('saved') ? 1 : 0);
      });
    }
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
