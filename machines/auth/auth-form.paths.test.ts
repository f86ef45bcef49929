import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Attempt, Identified } from '#domain/auth/attempt.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { type AuthFormInput, authFormMachine } from './auth-form.machine.ts';
import { identifyMachine } from './identify.machine.ts';

const good = { email: 'ada@example.org', password: 'a secret', verdicts: { email: 'ok', password: 'ok' } } as const;
const bad = { email: 'ada', password: 'a secret', verdicts: { email: 'malformed', password: 'ok' } } as const;
const events = [
  { type: 'form.submitted', ...good },
  { type: 'form.submitted', ...bad },
  { type: 'field.changed', field: 'email' },
  { type: 'field.changed', field: 'password' },
  { type: 'passkey.chosen' },
  { type: 'provider.chosen', provider: 'google' },
  done('identify', { kind: 'entered' }),
  done('identify', { kind: 'abandoned' }),
  done('identify', { kind: 'failed', failure: { kind: 'wrong-credentials' } }),
  done('identify', { kind: 'failed', failure: { kind: 'weak-password' } }),
  done('identify', { kind: 'failed', failure: { kind: 'common-password' } }),
  failed('identify', new Error('a fault')),
];
const inputs: readonly AuthFormInput[] = [
  { purpose: 'sign-in', returningFrom: null },
  { purpose: 'sign-up', returningFrom: null },
  { purpose: 'sign-in', returningFrom: 'twitter' },
];

describe('the way in', () => {
  const coverage = new Coverage(authFormMachine);

  for (const input of inputs) {
    for (const path of pathsOf(authFormMachine, { events, input, key: ({ context }) => context })) {
      const weak = path.steps.filter(({ event }) => JSON.stringify(event).includes('weak-password')).length;
      let renewals = 0;
      test(`${JSON.stringify(input)}: ${path.description}`, async () => {
        await drivePath(authFormMachine, path, {
          coverage,
          input,
          actions: {
            renewPolicy: () => {
              renewals += 1;
            },
          },
          invariants: {
            '*': ({ context }, run) => {
              expect(JSON.stringify(context)).not.toContain(good.password);
              expect(context.problems !== null && context.failure !== null).toBe(false);
              expect(run.running('identify')).toBeLessThanOrEqual(1);
            },
            editing: (_, run) => expect(run.running('identify')).toBe(0),
            identifying: ({ context }, run) => {
              expect(context).toMatchObject({ problems: null, failure: null });
              expect(run.running('identify')).toBe(1);
            },
            done: ({ context }) => expect(context.failure).toBeNull(),
          },
        });
        expect(renewals).toBe(weak);
      });
    }
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

test.each([
  [
    'sign-in',
    null,
    { type: 'form.submitted', ...good },
    { kind: 'password', email: good.email, password: good.password },
  ],
  [
    'sign-up',
    null,
    { type: 'form.submitted', ...good },
    { kind: 'new-account', email: good.email, password: good.password },
  ],
  ['sign-up', null, { type: 'provider.chosen', provider: 'github' }, { kind: 'provider', provider: 'github' }],
  ['sign-in', 'google', null, { kind: 'returned' }],
] as const)('%s, returning from %s: %j attempts %j', (purpose, returningFrom, event, expected) => {
  const attempts: unknown[] = [];
  const attempt = fromPromise<Identified, Attempt>(({ input }) => {
    attempts.push(input);
    return new Promise(() => {});
  });
  const machine = authFormMachine.provide({ actors: { identify: identifyMachine.provide({ actors: { attempt } }) } });
  const actor = createActor(machine, { input: { purpose, returningFrom } });
  actor.start();
  if (event) actor.send(event);
  expect(attempts).toEqual([expected]);
  actor.stop();
});
