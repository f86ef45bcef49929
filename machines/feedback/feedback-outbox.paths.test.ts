import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { PostDetail } from '#domain/feedback/feedback-post.ts';
import type { FeedbackSend } from '#domain/feedback/feedback-send.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { after, done, failed, pathsOf } from '../../tests/models/model.ts';
import { feedbackOutboxMachine } from './feedback-outbox.machine.ts';

const post: FeedbackSend = { kind: 'post', id: 'a', title: 'Dark charts', body: '' };
const vote: FeedbackSend = { kind: 'vote', id: 'b', postId: 'p', voted: true };
const input = { waiting: [] };
const refused = (status: number) => ({ kind: 'refused', status, code: 'x', message: 'No.' });

const events = [
  { type: 'send.wanted', send: post },
  { type: 'send.wanted', send: vote },
  { type: 'sends.retried' },
  { type: 'connection.regained' },
  { type: 'refusal.dismissed', id: 'a' },
  { type: 'founder.left' },
  after('againMs', 'feedbackOutbox.resting'),
  done('deliver', {}),
  failed('deliver', { kind: 'no-answer' }),
  failed('deliver', refused(409)),
  failed('deliver', refused(429)),
  failed('deliver', refused(503)),
];

describe('the outbox of the feedback board', () => {
  const coverage = new Coverage(feedbackOutboxMachine);

  for (const path of pathsOf(feedbackOutboxMachine, { events, key: ({ context }) => context, input })) {
    test(path.description, () =>
      drivePath(feedbackOutboxMachine, path, {
        coverage,
        input,
        invariants: {
          idle: ({ context }, run) => {
            expect(context.waiting).toEqual([]);
            expect(run.running('deliver')).toBe(0);
          },
          delivering: ({ context }, run) => {
            expect(context.waiting.length).toBeGreaterThan(0);
            expect(run.running('deliver')).toBe(1);
          },
          resting: ({ context }, run) => {
            expect(context.waiting.length).toBeGreaterThan(0);
            expect(run.running('deliver')).toBe(0);
          },
        },
      }),
    );
  }

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

test('what waits is kept at once, sent in order, and forgotten once the server has it or refuses it', async () => {
  const said: string[] = [];
  const answers = [{ kind: 'no-answer' }, refused(409), null];
  const actor = createActor(
    feedbackOutboxMachine.provide({
      actors: {
        deliver: fromPromise<PostDetail, { readonly send: FeedbackSend }>(async ({ input: { send } }) => {
          said.push(`sent ${send.id}`);
          const answer = answers.shift();
          if (answer) throw answer;
          return {} as PostDetail;
        }),
      },
      actions: {
        keep: (_, { send }) => said.push(`kept ${send.id}`),
        forget: (_, { id }) => said.push(`forgot ${id}`),
        tellTaken: () => said.push('told'),
      },
    }),
    { input },
  ).start();
  actor.send({ type: 'send.wanted', send: post });
  actor.send({ type: 'send.wanted', send: vote });
  await expect.poll(() => actor.getSnapshot().value).toBe('resting');
  actor.send({ type: 'connection.regained' });
  await expect.poll(() => actor.getSnapshot().value).toBe('idle');
  expect(said).toEqual(['kept a', 'sent a', 'kept b', 'sent a', 'forgot a', 'sent b', 'forgot b', 'told']);
  expect(actor.getSnapshot().context).toEqual({ waiting: [], refused: [{ send: post, message: 'No.' }] });
});
