import type { JsonObject } from '#domain/log/json.ts';
import { type CommandKind, simply, uuid } from './command-kind.ts';
import type { Dice } from './dice.ts';

/** Few, so that commands meet. */
const threads = 2;
const threadOf = (n: number): string => `thread-${uuid(n, 8)}`;
const texts = ['Too dear', 'Says who?', `Ask <@${uuid(0, 7)}>`, ' ', 'x'.repeat(5001)];
const subjects = [
  { kind: 'idea', id: uuid(0, 0) },
  { kind: 'node', id: 'nodenodenode', projectId: uuid(0, 1) },
  { kind: 'nothing', id: 'x' },
];

const threadKind = (weight: number, type: string, data: (dice: Dice, thread: number) => JsonObject): CommandKind => ({
  weight,
  roll(dice) {
    const thread = dice.below(threads);
    return { thread, data: data(dice, thread) };
  },
  draft: ({ thread, data: rolled }: { thread: number; data: JsonObject }) => simply(type, threadOf(thread), rolled),
});

/** The first comment of the thread, or one of its replies. */
const anyComment = (dice: Dice, thread: number): string => dice.pick([uuid(thread, 8), uuid(1, 6), uuid(2, 6)]);

/** Every kind of command that a founder sends about comments, valid and not. */
export const threadCommandKinds = {
  comment: threadKind(2, 'StartThread', (dice) => ({ subject: dice.pick(subjects), text: dice.pick(texts) })),
  reply: threadKind(2, 'Reply', (dice, thread) => ({ commentId: anyComment(dice, thread), text: dice.pick(texts) })),
  editComment: threadKind(1, 'EditComment', (dice, thread) => ({
    commentId: anyComment(dice, thread),
    text: dice.pick(texts),
  })),
  removeComment: threadKind(1, 'RemoveComment', (dice, thread) => ({ commentId: anyComment(dice, thread) })),
  resolveThread: threadKind(1, 'ResolveThread', () => ({})),
  reopenThread: threadKind(1, 'ReopenThread', () => ({})),
} satisfies Record<string, CommandKind>;
