import { describe, expect, test, vi } from 'vitest';
import { type AnyMachineSnapshot, createActor, fromPromise, type InputFrom, SimulatedClock } from 'xstate';
import type { PostDetail } from '#domain/feedback/feedback-post.ts';
import type { FeedbackSend } from '#domain/feedback/feedback-send.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { after, done, failed, type ModelEvent, pathsOf } from '../../tests/models/model.ts';
import { feedbackOutboxMachine, type KindLimit, refusalOf, selectHeld } from './feedback-outbox.machine.ts';

const post: FeedbackSend = { kind: 'post', id: 'a', title: 'Dark charts', body: '' };
const vote: FeedbackSend = { kind: 'vote', id: 'b', postId: 'p', voted: true };
const comment: FeedbackSend = { kind: 'comment', id: 'c', postId: 'a', text: 'Yes' };
const input = { waiting: [], refused: [] };
const empty = { ...input, sending: null, held: [] };
const until = '2026-11-27T15:04:00.000Z';
const refused = (status: number) => ({ kind: 'refused', status, code: 'x', message: 'No.' });

const events = [
  { type: 'send.wanted', send: post },
  { type: 'send.wanted', send: comment },
  { type: 'kept.changed', waiting: [], refused: [] },
  { type: 'kept.changed', waiting: [vote], refused: [{ send: post, message: 'No.' }] },
  { type: 'kept.changed', waiting: [post, vote], refused: [] },
  { type: 'sends.retried' },
  { type: 'connection.regained' },
  { type: 'refusal.dismissed', id: 'a' },
  { type: 'founder.left' },
  after('againMs', 'feedbackOutbox.resting'),
  after('limitMs', 'feedbackOutbox.limited'),
  done('deliver', {}),
  done('deliver', null),
  failed('deliver', { kind: 'no-answer' }),
  failed('deliver', refused(409)),
  failed('deliver', refused(429)),
  failed('deliver', { ...refused(429), until }),
];

describe('the outbox of the feedback board', () => {
  const coverage = new Coverage(feedbackOutboxMachine);

  // One limit at a time, and nothing else meanwhile: all of them together are no other behaviour, and many more paths.
  const when = ({ context: { held, refused, waiting } }: AnyMachineSnapshot, event: ModelEvent): boolean => {
    if (JSON.stringify(event).includes(until)) return held.length === 0 && refused.length === 0;
    // It is about the post.
    if (event['send'] === comment) return refused.length === 0 && waiting[0] === post && waiting.length === 1;
    if (event.type === 'kept.changed')
      return event['waiting'].length === 0 || (held.length === 0 && !waiting.includes(comment));
    return event['send'] !== post || !waiting.includes(comment);
  };
  const key = ({ context }: AnyMachineSnapshot) => context;
  for (const path of pathsOf(feedbackOutboxMachine, { events, key, input, when })) {
    test(path.description, () =>
      drivePath(feedbackOutboxMachine, path, {
        coverage,
        input,
        delays: { limitMs: 1e15 },
        invariants: {
          idle: ({ context }, run) => {
            expect(context.waiting).toEqual([]);
            expect(run.running('deliver')).toBe(0);
          },
          delivering: ({ context: { waiting, sending, held } }, run) => {
            const sent = waiting.find(({ id }: FeedbackSend) => id === sending);
            // Neither a kind of which there are too many, nor what is about a post that is not there yet.
            expect(held.map(({ kind }: KindLimit) => kind)).not.toContain(sent?.kind);
            if (sent?.id === comment.id) expect(waiting[0]?.id).not.toBe(post.id);
            expect(run.running('deliver')).toBe(1);
          },
          resting: ({ context }, run) => {
            expect([context.waiting.length > 0, context.sending]).toEqual([true, null]);
            expect(run.running('deliver')).toBe(0);
          },
          limited: ({ context: { waiting, sending, held } }, run) => {
            const kinds = new Set(held.map(({ kind }: KindLimit) => kind));
            // What is left is held up itself, or is about a post that is.
            const free = waiting.filter(({ kind }: FeedbackSend) => !kinds.has(kind));
            expect([waiting.length > 0, sending]).toEqual([true, null]);
            expect(free).toEqual(kinds.has('post') ? free.filter(({ id }: FeedbackSend) => id === comment.id) : []);
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
function outboxThat(
  answers: readonly (object | null)[],
  kept: InputFrom<typeof feedbackOutboxMachine> = input,
  clock = new SimulatedClock(),
) {
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
    { input: kept, clock },
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
  expect(actor.getSnapshot().context).toEqual({ ...empty, refused: [{ send: post, message: 'No.' }] });
  actor.send({ type: 'refusal.dismissed', id: 'a' });
  expect(said.at(-1)).toBe('forgot a');
  expect(actor.getSnapshot().context).toEqual(empty);
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
  expect(actor.getSnapshot().context).toEqual({
    ...{ ...empty, waiting: [vote], sending: vote.id },
    refused: [{ send: post, message: 'No.' }],
  });
});

test('a limit of posts holds up posts alone, and what is about them, until the server takes more', async () => {
  const other: FeedbackSend = { kind: 'post', id: 'd', title: 'Tabs', body: '' };
  const clock = new SimulatedClock();
  vi.setSystemTime(new Date(Date.parse(until) - 60_000));
  const { said, actor } = outboxThat(
    [{ ...refused(429), until }, taken('p'), taken('a'), taken('d'), taken('a')],
    { waiting: [post, other, vote, comment], refused: [] },
    clock,
  );
  await expect.poll(() => actor.getSnapshot().value).toBe('limited');
  expect(said).toEqual(['sent a', 'sent b', 'told p']);
  expect(selectHeld(actor.getSnapshot())).toEqual([{ kind: 'post', until, count: 2 }]);
  clock.increment(59_999);
  expect(actor.getSnapshot().value).toBe('limited');
  clock.increment(1);
  await expect.poll(() => actor.getSnapshot().value).toBe('idle');
  expect(said.slice(3)).toEqual(['sent a', 'told a', 'sent d', 'told d', 'sent c', 'told a']);
  expect(actor.getSnapshot().context).toEqual(empty);
  vi.useRealTimers();
});

test('of two limits the one that ends first is waited for, and only its kind is sent then', async () => {
  const clock = new SimulatedClock();
  vi.setSystemTime(new Date(Date.parse(until) - 60_000));
  const later = '2026-11-27T16:04:00.000Z';
  const { said, actor } = outboxThat(
    [{ ...refused(429), until: later }, { ...refused(429), until }, taken('p')],
    { waiting: [post, vote], refused: [] },
    clock,
  );
  await expect.poll(() => actor.getSnapshot().value).toBe('limited');
  clock.increment(60_000);
  await expect.poll(() => said).toEqual(['sent a', 'sent b', 'sent b', 'told p']);
  await expect.poll(() => actor.getSnapshot().value).toBe('limited');
  expect(selectHeld(actor.getSnapshot())).toEqual([{ kind: 'post', until: later, count: 1 }]);
  vi.useRealTimers();
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
