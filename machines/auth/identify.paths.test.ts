import { describe, expect, test } from 'vitest';
import type { Attempt } from '#domain/auth/attempt.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { identifyMachine } from './identify.machine.ts';

const secrets = { password: 'a secret', code: '123456' };
const attempts: readonly Attempt[] = [
  { kind: 'password', email: 'ada@example.org', password: secrets.password },
  { kind: 'provider', provider: 'github' },
];
const authenticated = { kind: 'authenticated', firebaseToken: 'the word', email: 'ada@example.org' };
const collision = { kind: 'collision', email: 'ada@example.org', ways: ['password', 'google'], adding: 'github' };
const events = [
  done('attempt', authenticated),
  done('attempt', collision),
  done('attempt', { kind: 'second-factor', steps: ['app', 'recovery'] }),
  failed('attempt', { kind: 'wrong-credentials' }),
  failed('attempt', { kind: 'popup-blocked' }),
  done('leaveFor'),
  failed('leaveFor', { kind: 'offline' }),
  { type: 'answer.changed' },
  { type: 'password.submitted', password: '', verdict: 'missing' },
  { type: 'password.submitted', password: secrets.password, verdict: 'ok' },
  { type: 'provider.chosen', provider: 'google' },
  { type: 'step.chosen', step: 'recovery' },
  { type: 'step.chosen', step: 'app' },
  { type: 'code.submitted', code: '12', verdict: 'malformed' },
  { type: 'code.submitted', code: secrets.code, verdict: 'ok' },
  done('answerCode', authenticated),
  failed('answerCode', { kind: 'wrong-code' }),
  failed('answerCode', { kind: 'used-code' }),
  failed('answerCode', { kind: 'challenge-expired' }),
  done('addCollided'),
  failed('addCollided', { kind: 'way-taken' }),
  done('exchange'),
  failed('exchange', { kind: 'waitlist' }),
  { type: 'exchange.retried' },
  { type: 'flow.abandoned' },
];

/** How many judge, at the provider or at our server. */
const judges = ['attempt', 'leaveFor', 'answerCode', 'addCollided', 'exchange'] as const;

describe('from an attempt to a session', () => {
  const coverage = new Coverage(identifyMachine);

  for (const attempt of attempts) {
    const input = { attempt };
    for (const path of pathsOf(identifyMachine, { events, input, key: ({ context }) => context })) {
      test(`${attempt.kind}: ${path.description}`, () =>
        drivePath(identifyMachine, path, {
          coverage,
          input,
          invariants: {
            '*': (snapshot, run) => {
              const { context, status, value } = snapshot;
              const kept = JSON.stringify(context);
              expect(kept).not.toContain(secrets.password);
              expect(kept).not.toContain(secrets.code);
              expect(context.problem !== null && context.failure !== null).toBe(false);
              const running = judges.filter((id) => run.running(id) > 0);
              expect(running.map((id) => run.running(id))).toEqual(snapshot.hasTag('pending') ? [1] : []);
              if (status === 'done') expect(snapshot.output.kind).toBe(value);
            },
            identifying: ({ context }) => expect(context).toMatchObject({ failure: null, firebaseToken: null }),
            leaving: ({ context }) => expect(context).toMatchObject({ provider: 'github', collision: null }),
            choosingWay: ({ context }) => expect(context).toMatchObject({ question: 'other-way', collision }),
            askingCode: ({ context }) => expect(context).toMatchObject({ question: 'code', firebaseToken: null }),
            adding: ({ context }) => expect(context).toMatchObject({ collision, firebaseToken: 'the word' }),
            exchanging: ({ context }) => expect(context.firebaseToken).toBe('the word'),
            exchangeFailed: ({ context }) =>
              expect(context).toMatchObject({
                question: 'retry',
                firebaseToken: 'the word',
                failure: { kind: 'waitlist' },
              }),
            entered: ({ context }) => expect(context).toMatchObject({ firebaseToken: null, failure: null }),
            abandoned: ({ context }) => expect(context.firebaseToken).toBeNull(),
            failed: ({ context, output }) => {
              expect(context.firebaseToken).toBeNull();
              expect(output).toEqual({ kind: 'failed', failure: context.failure });
            },
          },
        }));
    }
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
