import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { joinMachine } from './join.machine.ts';

const invitation = { workspace: 'Crumb', role: 'advisor', from: 'Mira' } as const;
const refused = (status: number, code: string) => ({ kind: 'refused', status, code, message: '' });
const events = [
  { type: 'join.asked' },
  { type: 'read.retried' },
  done('readInvitation', invitation),
  failed('readInvitation', refused(404, 'not-found')),
  failed('readInvitation', { kind: 'no-answer' }),
  done('accept', 'w'),
  failed('accept', refused(404, 'not-found')),
  failed('accept', refused(403, 'other-address')),
  failed('accept', refused(403, 'address-unverified')),
];

describe('joining by an invitation', () => {
  const coverage = new Coverage(joinMachine);

  for (const token of ['the token', undefined]) {
    const input = { token };
    for (const path of pathsOf(joinMachine, { events, input, key: ({ context }) => context })) {
      test(`${token}: ${path.description}`, () =>
        drivePath(joinMachine, path, {
          coverage,
          input,
          invariants: {
            reading: ({ context }, run) => {
              expect(context).toMatchObject({ invitation: null, failure: null });
              expect(run.running('readInvitation')).toBe(1);
            },
            unread: ({ context }) => expect(context.failure).toBe('offline'),
            offered: ({ context }, run) => {
              expect(context.invitation).toEqual(invitation);
              expect(run.running('accept')).toBe(0);
            },
            joining: ({ context }, run) => {
              expect(context.failure).toBeNull();
              expect(run.running('accept')).toBe(1);
            },
            joined: ({ context }) => expect(context).toMatchObject({ workspace: 'w', failure: null }),
            gone: ({ context }) => expect(context.workspace).toBeNull(),
          },
        }));
    }
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

test('the token is read and accepted, and the workspace entered once', async () => {
  const asked: string[] = [];
  const machine = joinMachine.provide({
    actors: {
      readInvitation: fromPromise(async ({ input }) => {
        asked.push(`read ${input.token}`);
        return invitation;
      }),
      accept: fromPromise(async ({ input }) => {
        asked.push(`accept ${input.token}`);
        return 'w';
      }),
    },
    actions: { enter: (_, { workspace }) => void asked.push(`enter ${workspace}`) },
  });
  const join = createActor(machine, { input: { token: 't' } }).start();
  await waitFor(join, (snapshot) => snapshot.matches('offered'));
  join.send({ type: 'join.asked' });
  join.send({ type: 'join.asked' });
  await waitFor(join, (snapshot) => snapshot.status === 'done');
  expect(asked).toEqual(['read t', 'accept t', 'enter w']);
});
