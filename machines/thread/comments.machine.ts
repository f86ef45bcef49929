import { type ActorRefFrom, assign, setup } from 'xstate';
import { type CommandDraft, threadDraft } from '#domain/log/command-draft.ts';
import { type Subject, subjectKey, type ThreadPlace } from '#domain/thread/subject.ts';
import { threadLimits } from '#domain/thread/thread.ts';
import { issue } from '../issue.ts';

/** A thing whose comments are shown. */
export interface CommentedOn {
  readonly subject: Subject;
  readonly place?: ThreadPlace | null | undefined;
}

/** A field in which a comment is written. */
export type CommentField =
  | { readonly kind: 'start' }
  | { readonly kind: 'reply'; readonly threadId: string }
  | { readonly kind: 'edit'; readonly threadId: string; readonly commentId: string };

interface CommentsContext {
  readonly about: CommentedOn | null;
  /** Texts that were typed and not sent, by `draftKey`. They outlive the panel. */
  readonly drafts: Readonly<Record<string, string>>;
  /** Comment that is being edited. */
  readonly editing: Extract<CommentField, { readonly kind: 'edit' }> | null;
  readonly showsResolved: boolean;
  /** Field whose text could not be sent, and why. */
  readonly refused: { readonly key: string; readonly reason: 'empty' | 'too-long' } | null;
}

export type CommentsEvent =
  | { readonly type: 'panel.opened'; readonly about: CommentedOn; readonly showsResolved?: boolean }
  | { readonly type: 'panel.closed' }
  | { readonly type: 'text.typed'; readonly field: CommentField; readonly text: string }
  /** `text` with its mentions as they are kept; `id` is a UUID for the thread or the comment that comes of it. */
  | { readonly type: 'text.submitted'; readonly field: CommentField; readonly text: string; readonly id: string }
  | { readonly type: 'edit.begun'; readonly threadId: string; readonly commentId: string; readonly text: string }
  | { readonly type: 'edit.left' }
  | { readonly type: 'comment.removed'; readonly threadId: string; readonly commentId: string }
  | { readonly type: 'thread.settled'; readonly threadId: string; readonly resolved: boolean }
  | { readonly type: 'resolved.toggled' };

/** Name under which the text of a field is kept. */
export function draftKey(field: CommentField, about: CommentedOn): string {
  if (field.kind === 'start') return `start ${subjectKey(about.subject, about.place)}`;
  return field.kind === 'reply' ? `reply ${field.threadId}` : `edit ${field.commentId}`;
}

function draftOf(
  about: CommentedOn,
  { field, text, id }: Extract<CommentsEvent, { type: 'text.submitted' }>,
): CommandDraft {
  if (field.kind === 'reply') return threadDraft('Reply', field.threadId, { commentId: id, text });
  if (field.kind === 'edit') return threadDraft('EditComment', field.threadId, { commentId: field.commentId, text });
  const { subject, place } = about;
  return threadDraft('StartThread', id, { subject, text, ...(place && { place }) });
}

/** Shows the comments on one thing, and takes what is written. */
export const commentsMachine = setup({
  types: { context: {} as CommentsContext, events: {} as CommentsEvent },
  guards: {
    isWritten: (_, { text }: { readonly text: string }) =>
      text.trim() !== '' && text.trim().length <= threadLimits.text,
  },
  actions: {
    turnTo: assign(
      (_, { about, showsResolved = false }: { readonly about: CommentedOn; readonly showsResolved?: boolean }) => ({
        ...{ about, showsResolved, editing: null, refused: null },
      }),
    ),
    type: assign(({ context }, { field, text }: { readonly field: CommentField; readonly text: string }) =>
      context.about === null
        ? {}
        : { drafts: { ...context.drafts, [draftKey(field, context.about)]: text }, refused: null },
    ),
    forget: assign(({ context }, { field }: { readonly field: CommentField }) => {
      if (context.about === null) return {};
      const { [draftKey(field, context.about)]: _, ...drafts } = context.drafts;
      return { drafts, refused: null, ...(field.kind === 'edit' && { editing: null }) };
    }),
    refuse: assign(({ context }, { field, text }: { readonly field: CommentField; readonly text: string }) =>
      context.about === null
        ? {}
        : {
            refused: {
              key: draftKey(field, context.about),
              reason: text.trim() === '' ? ('empty' as const) : ('too-long' as const),
            },
          },
    ),
    edit: assign(
      (
        { context },
        { threadId, commentId, text }: { readonly threadId: string; readonly commentId: string; readonly text: string },
      ) => {
        const editing = { kind: 'edit', threadId, commentId } as const;
        return { editing, refused: null, drafts: { ...context.drafts, [`edit ${commentId}`]: text } };
      },
    ),
    leaveEdit: assign(({ context: { editing, drafts } }) => {
      const { [`edit ${editing?.commentId}`]: _, ...rest } = drafts;
      return { editing: null, refused: null, drafts: rest };
    }),
    toggleResolved: assign(({ context: { showsResolved } }) => ({ showsResolved: !showsResolved })),
    issue,
  },
}).createMachine({
  id: 'comments',
  context: { about: null, drafts: {}, editing: null, showsResolved: false, refused: null },
  initial: 'closed',
  on: { 'panel.opened': { target: '.open', actions: { type: 'turnTo', params: ({ event }) => event } } },
  states: {
    closed: { description: 'No comments are shown. What was typed is kept.' },
    open: {
      description: 'Shows the comments on one thing.',
      on: {
        'panel.closed': { target: 'closed', actions: 'leaveEdit' },
        'text.typed': { actions: { type: 'type', params: ({ event }) => event } },
        'text.submitted': [
          {
            guard: { type: 'isWritten', params: ({ event }) => event },
            actions: [
              {
                type: 'issue',
                params: ({ context, event }) => ({ drafts: context.about ? [draftOf(context.about, event)] : [] }),
              },
              { type: 'forget', params: ({ event }) => event },
            ],
          },
          { actions: { type: 'refuse', params: ({ event }) => event } },
        ],
        'edit.begun': { actions: { type: 'edit', params: ({ event }) => event } },
        'edit.left': { actions: 'leaveEdit' },
        'comment.removed': {
          actions: {
            type: 'issue',
            params: ({ event: { threadId, commentId } }) => ({
              drafts: [threadDraft('RemoveComment', threadId, { commentId })],
            }),
          },
        },
        'thread.settled': {
          actions: {
            type: 'issue',
            params: ({ event: { threadId, resolved } }) => ({
              drafts: [threadDraft(resolved ? 'ResolveThread' : 'ReopenThread', threadId, {})],
            }),
          },
        },
        'resolved.toggled': { actions: 'toggleResolved' },
      },
    },
  },
});

export type CommentsActor = ActorRefFrom<typeof commentsMachine>;
