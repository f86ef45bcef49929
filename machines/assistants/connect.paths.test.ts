import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { AssistantRequest } from '#domain/account/assistant-grant.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { done, failed, pathsOf } from '../../tests/models/model.ts';
import { type Answered, connectMachine } from './connect.machine.ts';

const request = { name: 'Claude', leadsTo: 'claude.ai', scope: 'write' } as const;
const refused = (status: number, code: string) => ({ kind: 'refused', status, code, message: '' });
const events = [
  { type: 'workspace.chosen', workspaceId: 'team' },
  { type: 'scope.chosen', scope: 'read' },
  { type: 'allow.asked' },
  { type: 'refuse.asked' },
  { type: 'read.retried' },
  { type: 'flow.cancelled' },
  done('readRequest', request),
  failed('readRequest', refused(404, 'not-found')),
  failed('readRequest', { kind: 'no-answer' }),
  done('answer', 'https://claude.ai/cb?code=c'),
  failed('answer', refused(404, 'not-found')),
  failed('answer', refused(403, 'sign-in-too-old')),
  failed('answer', { kind: 'no-answer' }),
  done('refuse', 'https://claude.ai/cb?error=access_denied'),
  failed('refuse', refused(404, 'not-found')),
  failed('refuse', { kind: 'no-answer' }),
  done('readWays', ['password']),
  failed('readWays', { kind: 'no-answer' }),
  done('reauthentication', { kind: 'proven', firebaseToken: 'token' }),
  failed('reauthentication', new Error('broken')),
];

describe('letting an assistant in', () => {
  const coverage = new Coverage(connectMachine);

  for (const requestId of ['the request', undefined]) {
    const input = { requestId, workspaceId: 'own' };
    for (const path of pathsOf(connectMachine, { events, input, key: ({ context }) => context })) {
      test(`${requestId}: ${path.description}`, () =>
        drivePath(connectMachine, path, {
          coverage,
          input,
          invariants: {
            '*': ({ context }, run) => {
              expect(JSON.stringify(context)).not.toContain('token');
              expect(run.running('answer') + run.running('refuse')).toBeLessThanOrEqual(1);
            },
            reading: ({ context }) => expect(context).toMatchObject({ request: null, failure: null }),
            unread: ({ context }) => expect(context.failure).not.toBeNull(),
            asked: ({ context }, run) => {
              expect(context.request).toEqual(request);
              expect([run.running('answer'), run.running('refuse'), run.running('reauthentication')]).toEqual([
                0, 0, 0,
              ]);
            },
            allowing: ({ context }, run) => {
              expect(context.failure).toBeNull();
              expect(run.running('answer')).toBe(1);
            },
            proving: ({ context }, run) => {
              expect(context.ways).toEqual(['password']);
              expect([run.running('reauthentication'), run.running('answer')]).toEqual([1, 0]);
            },
            refusing: (_, run) => expect(run.running('refuse')).toBe(1),
          },
        }));
    }
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

function opened(asks: 'read' | 'write', answers: Answered[], left: string[]) {
  const machine = connectMachine.provide({
    actors: {
      readRequest: fromPromise<AssistantRequest, { readonly requestId: string }>(async () => ({
        ...request,
        scope: asks,
      })),
      answer: fromPromise<string, Answered>(async ({ input }) => {
        answers.push(input);
        return 'https://claude.ai/cb';
      }),
    },
    actions: { leave: (_, { to }) => void left.push(to) },
  });
  return createActor(machine, { input: { requestId: 'r', workspaceId: 'own' } }).start();
}

test('the answer names the workspace and the scope that were chosen, once, and the browser leaves', async () => {
  const [answers, left]: [Answered[], string[]] = [[], []];
  const connect = opened('write', answers, left);
  await waitFor(connect, (snapshot) => snapshot.matches('asked'));
  expect(connect.getSnapshot().context.scope).toBe('write');
  connect.send({ type: 'workspace.chosen', workspaceId: 'team' });
  connect.send({ type: 'scope.chosen', scope: 'read' });
  connect.send({ type: 'allow.asked' });
  connect.send({ type: 'allow.asked' });
  await waitFor(connect, (snapshot) => snapshot.status === 'done');
  expect(answers).toEqual([{ requestId: 'r', answer: { allow: true, scope: 'read', workspaceId: 'team' } }]);
  expect(left).toEqual(['https://claude.ai/cb']);
});

test('one that asks to read is never given more', async () => {
  const answers: Answered[] = [];
  const connect = opened('read', answers, []);
  await waitFor(connect, (snapshot) => snapshot.matches('asked'));
  connect.send({ type: 'scope.chosen', scope: 'write' });
  connect.send({ type: 'allow.asked' });
  await waitFor(connect, (snapshot) => snapshot.status === 'done');
  expect(answers.map(({ answer }) => answer)).toEqual([{ allow: true, scope: 'read', workspaceId: 'own' }]);
});
