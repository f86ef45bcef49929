import * as z from 'zod/mini';
import { type CommandDataOf, type CommandOf, type CommandTypes, commandType } from '../log/command-type.ts';
import { uuid } from '../log/id.ts';
import { text } from '../log/text.ts';
import { postLimits, postStatuses, postStreamOf, reportReasons } from './post.ts';

const member = uuid;
const staff = uuid;
const words = { title: text(postLimits.title), body: text(postLimits.body) };

/** A founder's own commands never reach this workspace: the server sends these once it knows who asks. */
const by = 'system';

export const postCommands = {
  WritePost: commandType(z.strictObject({ member, ...words }), { label: () => 'Post feedback', by, begins: true }),
  EditPost: commandType(z.strictObject({ member, ...words }), { label: () => 'Edit a post', by }),
  /** Sets the vote to the wanted state, so that pressing twice is pressing once. */
  SetVote: commandType(z.strictObject({ member, voted: z.boolean() }), { label: () => 'Vote', by }),
  WriteComment: commandType(
    z.strictObject({ member, commentId: uuid, isStaff: z.boolean(), text: text(postLimits.comment) }),
    { label: () => 'Comment', by },
  ),
  RemoveComment: commandType(z.strictObject({ member, commentId: uuid }), { label: () => 'Remove a comment', by }),
  ReportAbuse: commandType(z.strictObject({ member, commentId: z.nullable(uuid), reason: z.enum(reportReasons) }), {
    label: () => 'Report abuse',
    by,
  }),
  AnswerPost: commandType(z.strictObject({ staff, status: z.enum(postStatuses), reply: text(postLimits.reply) }), {
    label: () => 'Answer a post',
    by,
  }),
  TagPost: commandType(z.strictObject({ staff, tags: z.array(text(200)).check(z.maxLength(50)) }), {
    label: () => 'Tag a post',
    by,
  }),
  MergePost: commandType(z.strictObject({ staff, into: uuid }), {
    label: () => 'Merge a post',
    by,
    needs: ({ into }) => ({ streams: [postStreamOf(into)] }),
  }),
  UnmergePost: commandType(z.strictObject({ staff }), { label: () => 'Unmerge a post', by }),
  /** The author of the post that it was merged into is gone. */
  ReparentPost: commandType(z.strictObject({ from: uuid }), {
    label: () => 'Move a merged post',
    by,
    needs: ({ from }) => ({ streams: [postStreamOf(from)] }),
  }),
  ModeratePost: commandType(z.strictObject({ staff, commentId: z.nullable(uuid), hidden: z.boolean() }), {
    label: () => 'Moderate a post',
    by,
  }),
  /** Whose account is deleted. */
  ForgetMember: commandType(z.strictObject({ member }), { label: () => 'Forget a member', by }),
} as const satisfies CommandTypes;

export type PostCommandData<T extends keyof typeof postCommands> = CommandDataOf<typeof postCommands, T>;
export type PostCommand = CommandOf<typeof postCommands>;
