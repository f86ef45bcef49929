import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, type InputFrom } from 'xstate';
import type { PostDetail } from '#domain/feedback/feedback-post.ts';
import type { FeedbackSend } from '#domain/feedback/feedback-send.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { after, done, failed, pathsOf } from '../../tests/models/model.ts';
import { feedbackOutboxMachine, refusalOf } from './feedback-outbox.machine.ts';

const post: FeedbackSend = { kind: 'post', id: 'a', title: 'Dark charts', body: '' };
const vote: FeedbackSend = { kind: 'vote', id: 'b', postId: 'p', voted: true };
const input = { waiting: [], refused: [] };
const refused = (status: number) => ({ kind: 'refused', status, code: 'x', message: 'No.' });

const events = [
  { type: 'send.wanted', send: post },
  { type: 'send.wanted', send: vote },
  { type: 'kept.changed', waiting: [], refused: [] },
  { type: 'kept.changed', waiting: [vote], refused: [{ send: post, message: 'No.' }] },
  { type: 'kept.changed', waiting: [post, vote], refused: [] },
  { type: 'sends.retried' },
  { type: 'connection.regained' },
  { type: 'refusal.dismissed', id: 'a' },
  { type: 'founder.left' },
  after('againMs', 'feedbackOutbox.resting'),
  done('deliver', {}),
  done('deliver', null),
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

const taken = (id: string) => ({ id }) as PostDetail;

/** Writes down what the machine does; each delivery resolves to the next answer, or rejects with it. */
function outboxThat(answers: readonly (object | null)[], kept: InputFrom<typeof feedbackOutboxMachine> = input) {
  const said: string[] = [];
  const left = [...answers];
  const actor = createActor(
    feedbackOutboxMachine.provide({
      actors: {
        deliver: fromPromise<PostDetail | null, { readonly send: FeedbackSend }>(
          async ({ input: { send }, signal }) => {
            said.push(`sent ${send.id}`);
            signal.addEventListener('abort', () => said.push(`stopped ${send.id}`));
            const answer = await left.shift();
            if (answer && 'kind' in answer) throw answer;
            return answer as PostDetail | null;
          },
        ),
      },
      actions: {
        keep: (_, { send }) => said.push(`kept ${send.id}`),
        forget: (_, { id }) => said.push(`forgot ${id}`),
        tellTaken: (_, { post }) => said.push(post ? `told ${post.id}` : 'told of another tab'),
        tellRefused: () => said.push('told of a refusal'),
      },
    }),
    { input: kept },
  ).start();
  return { said, actor };
}
const never = new Promise<never>(() => {});

test('what waits is kept at once, sent in order, and shown with its refusal until that is dismissed', async () => {
  const { said, actor } = outboxThat([{ kind: 'no-answer' }, refused(409), taken('p')]);
  actor.send({ type: 'send.wanted', send: post });
  actor.send({ type: 'send.wanted', send: vote });
  await expect.poll(() => actor.getSnapshot().value).toBe('resting');
  actor.send({ type: 'connection.regained' });
  await expect.poll(() => actor.getSnapshot().value).toBe('idle');
  expect(said).toEqual(['kept a', 'sent a', 'kept b', 'sent a', 'told of a refusal', 'sent b', 'told p']);
  expect(actor.getSnapshot().context).toEqual({ waiting: [], refused: [{ send: post, message: 'No.' }] });
  actor.send({ type: 'refusal.dismissed', id: 'a' });
  expect(said.at(-1)).toBe('forgot a');
  expect(actor.getSnapshot().context).toEqual(input);
});

test('what was kept before is sent at the start; what another tab has sent is left to it', async () => {
  const { said, actor } = outboxThat([null, taken('p')], { waiting: [post, vote], refused: [] });
  await expect.poll(() => actor.getSnapshot().value).toBe('idle');
  expect(said).toEqual(['sent a', 'told of another tab', 'sent b', 'told p']);
});

test('another tab that sends the first lets this one go on with the next; one that keeps more stops nothing', () => {
  const { said, actor } = outboxThat([never, never], { waiting: [post], refused: [] });
  actor.send({ type: 'kept.changed', waiting: [post, vote], refused: [] });
  expect(said).toEqual(['sent a']);
  actor.send({ type: 'kept.changed', waiting: [vote], refused: [{ send: post, message: 'No.' }] });
  expect(said).toEqual(['sent a', 'stopped a', 'sent b']);
  expect(actor.getSnapshot().context).toEqual({ waiting: [vote], refused: [{ send: post, message: 'No.' }] });
});

test.each([
  [{ kind: 'no-answer' }, null],
  [refused(400), 'No.'],
  [refused(401), null],
  [refused(408), null],
  [refused(409), 'No.'],
  [refused(429), null],
  [refused(500), null],
  [new Error('x'), null],
])('%o is refused for good in these words: %s', (reason, words) => {
  expect(refusalOf(reason)).toBe(words);
});
