import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { type CommentsEvent, commentsMachine } from './comments.machine.ts';

const [ideaId, threadId, commentId, id] = [1, 2, 3, 4].map((n) => `0198f0a0-0000-4000-8000-00000000000${n}`) as [
  string,
  string,
  string,
  string,
];
const about = { subject: { kind: 'idea', id: ideaId } } as const;
const start = { kind: 'start' } as const;
const reply = { kind: 'reply', threadId } as const;
const edit = { kind: 'edit', threadId, commentId } as const;
const opened: CommentsEvent = { type: 'panel.opened', about };
const begun: CommentsEvent = { type: 'edit.begun', threadId, commentId, text: 'Too dear' };
const submit = (field: typeof start | typeof reply | typeof edit, text: string): CommentsEvent => ({
  ...{ type: 'text.submitted', field, text, id },
});
const typed = (field: typeof start | typeof reply | typeof edit, text: string): CommentsEvent => ({
  ...{ type: 'text.typed', field, text },
});

const events: readonly CommentsEvent[] = [
  opened,
  { type: 'panel.closed' },
  typed(start, 'Too dear'),
  submit(start, 'Too dear'),
  submit(start, ' '),
  begun,
  { type: 'edit.left' },
  submit(edit, 'Dear'),
  { type: 'comment.removed', threadId, commentId },
  { type: 'thread.settled', threadId, resolved: true },
  { type: 'resolved.toggled' },
];

describe('comments', () => {
  const coverage = new Coverage(commentsMachine);
  test.each(pathsOf(commentsMachine, { events, key: ({ context }) => JSON.stringify(context) }))(
    '$description',
    async (path) => {
      await drivePath(commentsMachine, path, {
        coverage,
        invariants: {
          closed: ({ context }) => expect(context.editing).toBeNull(),
          open: ({ context }) => expect(context.about).toEqual(about),
        },
      });
    },
  );
  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

function run(...sent: readonly CommentsEvent[]) {
  const issued: unknown[] = [];
  const machine = commentsMachine.provide({
    actions: {
      issue: (_, { drafts }) =>
        issued.push(...drafts.map(({ type, stream, data }: CommandDraft) => [type, stream, data])),
    },
  });
  const actor = createActor(machine).start();
  for (const event of sent) actor.send(event);
  return { issued, ...actor.getSnapshot().context };
}

test('a comment begins a thread about what is shown, where it stands', () => {
  const place = { in: ideaId };
  const on = { subject: { kind: 'block', id: 'b1', projectId: threadId }, place } as const;
  const { issued, drafts } = run(
    { type: 'panel.opened', about: on },
    typed(start, 'Too dear'),
    submit(start, 'Too dear'),
  );
  expect({ issued, drafts }).toEqual({
    issued: [['StartThread', `thread-${id}`, { subject: on.subject, place, text: 'Too dear' }]],
    drafts: {},
  });
});

test('replies, edits, removals and what is settled go to their thread', () => {
  const { issued, editing } = run(
    ...[opened, submit(reply, 'Why?'), begun, submit(edit, 'Dear')],
    { type: 'comment.removed', threadId, commentId },
    { type: 'thread.settled', threadId, resolved: true },
    { type: 'thread.settled', threadId, resolved: false },
  );
  const stream = `thread-${threadId}`;
  expect({ issued, editing }).toEqual({
    issued: [
      ['Reply', stream, { commentId: id, text: 'Why?' }],
      ['EditComment', stream, { commentId, text: 'Dear' }],
      ['RemoveComment', stream, { commentId }],
      ['ResolveThread', stream, {}],
      ['ReopenThread', stream, {}],
    ],
    editing: null,
  });
});

test('what was typed is there again when the panel was closed, each at its own field', () => {
  const other = { subject: { kind: 'idea', id: threadId } } as const;
  const { drafts, editing } = run(
    ...[opened, typed(start, 'Too dear'), typed(reply, 'Why?'), begun],
    { type: 'panel.closed' },
    { type: 'panel.opened', about: other },
    typed(start, 'Other'),
  );
  expect({ drafts, editing }).toEqual({
    drafts: {
      [`start idea:${ideaId}`]: 'Too dear',
      [`reply ${threadId}`]: 'Why?',
      [`start idea:${threadId}`]: 'Other',
    },
    editing: null,
  });
});

test('an edit, and why it could not be sent, end as the panel turns to another thing', () => {
  const other = { subject: { kind: 'idea', id: threadId } } as const;
  const {
    about: shown,
    editing,
    refused,
  } = run(opened, begun, submit(edit, ' '), { type: 'panel.opened', about: other });
  expect({ shown, editing, refused }).toEqual({ shown: other, editing: null, refused: null });
});

test('nothing and too much are not sent, and are said at their field until something is typed', () => {
  const key = `reply ${threadId}`;
  expect(run(opened, submit(reply, ' \n '))).toMatchObject({ issued: [], refused: { key, reason: 'empty' } });
  const long = 'x'.repeat(5001);
  expect(run(opened, submit(reply, long))).toMatchObject({ issued: [], refused: { key, reason: 'too-long' } });
  expect(run(opened, submit(reply, ` ${'x'.repeat(5000)} `)).issued).toHaveLength(1);
  expect(run(opened, submit(reply, long), typed(reply, 'x')).refused).toBeNull();
});

test('resolved comments are shown when they are asked for, and no longer at the next thing', () => {
  expect(run(opened, { type: 'resolved.toggled' }).showsResolved).toBe(true);
  expect(run(opened, { type: 'resolved.toggled' }, opened).showsResolved).toBe(false);
  expect(run({ type: 'panel.opened', about, showsResolved: true }).showsResolved).toBe(true);
});
