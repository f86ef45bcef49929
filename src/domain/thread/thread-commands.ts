import * as z from 'zod/mini';
import { type CommandDataOf, type CommandOf, commandType } from '../log/command-type.ts';
import { partId, uuid } from '../log/id.ts';
import { text } from '../log/text.ts';
import { undoCommand } from '../undo/undo-command.ts';
import { subjectKinds } from './subject.ts';
import { threadLimits } from './thread.ts';

const words = text(threadLimits.text);
const coordinate = z.number().check(z.minimum(-1e6), z.maximum(1e6));
const subject = z.strictObject({ kind: z.enum(subjectKinds), id: partId, projectId: z.optional(uuid) });
const place = z.strictObject({ in: z.optional(uuid), x: z.optional(coordinate), y: z.optional(coordinate) });

const commenting = { permission: 'comment' } as const;

export const threadCommands = {
  /** The first comment gets the id of the thread. */
  StartThread: commandType(z.strictObject({ subject, text: words, place: z.optional(place) }), {
    label: () => 'Comment',
    ...commenting,
    labelMany: (count) => `Write ${count} comments`,
    begins: true,
  }),
  Reply: commandType(z.strictObject({ commentId: uuid, text: words }), {
    label: () => 'Reply to a comment',
    ...commenting,
    labelMany: (count) => `Write ${count} replies`,
    access: { creates: ({ commentId }) => [commentId] },
  }),
  EditComment: commandType(z.strictObject({ commentId: uuid, text: words }), {
    label: () => 'Edit a comment',
    ...commenting,
    labelMany: (count) => `Edit ${count} comments`,
    access: { requires: ({ commentId }) => [commentId] },
  }),
  RemoveComment: commandType(z.strictObject({ commentId: uuid }), {
    label: () => 'Remove a comment',
    ...commenting,
    labelMany: (count) => `Remove ${count} comments`,
    access: { requires: ({ commentId }) => [commentId] },
  }),
  ResolveThread: commandType(z.strictObject({}), {
    label: () => 'Resolve comments',
    ...commenting,
    labelMany: (count) => `Resolve ${count} threads`,
  }),
  ReopenThread: commandType(z.strictObject({}), {
    label: () => 'Reopen comments',
    ...commenting,
    labelMany: (count) => `Reopen ${count} threads`,
  }),
  UndoChange: { ...undoCommand, ...commenting },
} as const;

export type ThreadCommandData<T extends keyof typeof threadCommands> = CommandDataOf<typeof threadCommands, T>;
export type ThreadCommand = CommandOf<typeof threadCommands>;
