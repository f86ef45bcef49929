import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Attempt, Identified } from '#domain/auth/attempt.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { type CompleteLinkInput, completeLinkMachine } from './complete-link.machine.ts';
import { identifyMachine } from './identify.machine.ts';

const events = [
  { type: 'address.submitted', email: 'ada@example.org', verdict: 'ok' },
  { type: 'address.submitted', email: '', verdict: 'missing' },
  { type: 'address.changed' },
  { type: 'token.confirmed' },
  { type: 'attempt.repeated' },
  done('identify', { kind: 'entered' }),
  done('identify', { kind: 'abandoned' }),
  done('identify', { kind: 'failed', failure: { kind: 'offline' } }),
  done('identify', { kind: 'failed', failure: { kind: 'other-address' } }),
  done('identify', { kind: 'failed', failure: { kind: 'link-expired' } }),
  done('identify', { kind: 'failed', failure: { kind: 'token-unusable' } }),
  failed('identify', new Error('a fault')),
];
const inputs: readonly CompleteLinkInput[] = [
  { oobCode: 'the code', token: undefined, keptEmail: 'ada@example.org' },
  { oobCode: 'the code', token: undefined, keptEmail: null },
  { oobCode: undefined, token: 'the token', keptEmail: null },
  { oobCode: undefined, token: undefined, keptEmail: 'ada@example.org' },
];

describe('the end of a mailed link', () => {
  const coverage = new Coverage(completeLinkMachine);

  for (const input of inputs) {
    const secrets = { oobCode: input.oobCode ?? '', token: input.token ?? '' };
    for (const path of pathsOf(completeLinkMachine, { events, input, key: ({ context }) => context })) {
      test(`${JSON.stringify(input)}: ${path.description}`, () =>
        drivePath(completeLinkMachine, path, {
          coverage,
          input,
          invariants: {
            '*': ({ context, status }, run) => {
              expect(context).toMatchObject(status === 'done' ? { oobCode: '', token: '' } : secrets);
              expect(context.problem !== null && context.failure !== null).toBe(false);
              expect(run.running('identify')).toBeLessThanOrEqual(1);
            },
            asking: ({ context }) => expect(context.oobCode).toBe('the code'),
            confirming: ({ context }, run) => {
              expect(context).toMatchObject({ token: 'the token', oobCode: '', failure: null });
              expect(run.started('identify')).toBe(0);
            },
            identifying: ({ context }, run) => {
              expect(context).toMatchObject({ problem: null, failure: null });
              expect(run.running('identify')).toBe(1);
            },
            interrupted: ({ context }) => expect(context).toMatchObject({ token: 'the token', oobCode: '' }),
            done: ({ context }) => expect(context.failure).toBeNull(),
            unusable: ({ context }) => expect(context.failure).not.toBeNull(),
          },
        }));
    }
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

test.each([
  [inputs[0], { kind: 'link', email: 'ada@example.org', oobCode: 'the code' }],
  [inputs[1], undefined],
  [inputs[2], undefined],
  [inputs[3], undefined],
])('%j attempts at once %j', (input, expected) => {
  if (!input) throw new Error('a case is missing');
  const attempts: Attempt[] = [];
  const attempt = fromPromise<Identified, Attempt>((start) => {
    attempts.push(start.input);
    return new Promise(() => {});
  });
  const actor = createActor(
    completeLinkMachine.provide({ actors: { identify: identifyMachine.provide({ actors: { attempt } }) } }),
    { input },
  );
  actor.start();
  expect(attempts).toEqual(expected ? [expected] : []);
  actor.stop();
});

test('a link that carries both is a mailed link', () => {
  const actor = createActor(completeLinkMachine, {
    input: { oobCode: 'the code', token: 'the token', keptEmail: null },
  }).start();
  expect(actor.getSnapshot().value).toBe('asking');
  actor.stop();
});
