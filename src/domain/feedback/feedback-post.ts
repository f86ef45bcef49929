import * as z from 'zod/mini';
import { uuid } from '../log/id.ts';
import { text } from '../log/text.ts';
import { postLimits, postStatuses, reportReasons } from '../post/post.ts';

const time = z.iso.datetime();
const many = z.int();

/** A post as a list shows it to one founder. Nobody's name is told. */
export const postSummarySchema = z.object({
  id: uuid,
  title: z.string(),
  body: z.string(),
  tags: z.array(z.string()),
  status: z.enum(postStatuses),
  /** Reply that staff gave with the status; empty if none. */
  reply: z.string(),
  votes: many,
  /** For it, or for something merged into it. */
  hasVoted: z.boolean(),
  /** Written by the founder, who may edit it. */
  isMine: z.boolean(),
  /** On it, or on something merged into it. */
  hasCommented: z.boolean(),
  comments: many,
  writtenAt: time,
  /** When the status was last set. */
  statusAt: z.nullable(time),
  isHidden: z.boolean(),
  /** Whether it counts with another post. A device may have kept it without. */
  isMerged: z.optional(z.boolean()),
  /** Number of abuse reports on the post and its comments that staff have not settled; zero for everybody else. */
  reports: many,
});
export type PostSummary = z.output<typeof postSummarySchema>;

export const feedbackListSchema = z.object({
  posts: z.array(postSummarySchema),
  /** To go on with, as `after`; null at the end. */
  next: z.nullable(z.string()),
  tags: z.array(z.string()),
  /** Whether the founder answers for the product. */
  isStaff: z.boolean(),
});
export type FeedbackList = z.output<typeof feedbackListSchema>;

/** Why something was reported; empty for everybody but staff. */
const reasons = z.optional(z.array(z.object({ reason: z.enum(reportReasons), count: many })));
export type ReportedFor = NonNullable<z.output<typeof reasons>>;

export const postDetailSchema = z.extend(postSummarySchema, {
  thread: z.array(
    z.object({
      id: uuid,
      text: z.string(),
      isMine: z.boolean(),
      isStaff: z.boolean(),
      isHidden: z.boolean(),
      reports: many,
      reasons,
      writtenAt: time,
    }),
  ),
  editedAt: z.nullable(time),
  /** Reasons for reports of the post itself. */
  reasons,
  /** The post that says the same; null unless it is merged into one that can be read. */
  mergedInto: z.nullable(z.object({ id: uuid, title: z.string() })),
  /** Posts that are merged into this one. */
  merged: z.array(z.object({ id: uuid, title: z.string() })),
  isStaff: z.boolean(),
});
export type PostDetail = z.output<typeof postDetailSchema>;

export const feedbackViews = ['all', 'mine', 'reported'] as const;
/** `answered`: those whose status was set last come first. */
export const feedbackOrders = ['votes', 'new', 'answered'] as const;

const words = { title: text(postLimits.title).check(z.minLength(1)), body: text(postLimits.body) };

/** `id` is made by whoever writes, so that a post that is sent again is the same one. */
export const newPostSchema = z.strictObject({ id: uuid, ...words });
export const editedPostSchema = z.strictObject(words);
export const voteSchema = z.strictObject({ voted: z.boolean() });
export const newCommentSchema = z.strictObject({
  id: uuid,
  text: text(postLimits.comment).check(z.minLength(1)),
});
export const reportSchema = z.strictObject({ commentId: z.nullable(uuid), reason: z.enum(reportReasons) });
export const answerSchema = z.strictObject({ status: z.enum(postStatuses), reply: text(postLimits.reply) });
export const tagsSchema = z.strictObject({
  tags: z.array(text(postLimits.tag)).check(z.maxLength(postLimits.tags)),
});
export const mergeSchema = z.strictObject({ into: z.nullable(uuid) });
export const moderationSchema = z.strictObject({ commentId: z.nullable(uuid), hidden: z.boolean() });
