import * as z from 'zod/mini';
import { text } from '../log/text.ts';

/** Events that a founder is notified about: facts alone, never interim results. In the order of the settings. */
export const noticeKinds = [
  'judged',
  'broken-split',
  'ends-soon',
  'first-sign-up',
  'ask-again',
  'page-down',
  'feedback',
  'mention',
  'reply',
  'witnessed',
  'joined',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Kinds of mail to a founder: one for each notice kind, and a weekly digest of changes. */
export const founderMailKinds = [...noticeKinds, 'digest'] as const;
export type FounderMailKind = (typeof founderMailKinds)[number];

export const noticeSchema = z.object({
  id: z.string(),
  kind: z.enum(noticeKinds),
  /**
   * Title of its subject, in the founder’s own words or those of a post; of a comment its author, and of a witness or a new
   * member their name. Empty if it has none.
   */
  title: z.string(),
  /**
   * More exactly: a verdict, a status, or what else was done with a post, as the domain calls it; empty if there is nothing
   * to add.
   */
  detail: z.string(),
  /**
   * Text beside it: the result of a test, the team’s reply, a comment, the question of a witnessed test, the role of
   * a new member, or the title of the post that it was merged into.
   */
  words: z.optional(z.string()),
  /** Where it leads, on our own origin. */
  path: z.string(),
  at: z.iso.datetime(),
  isRead: z.boolean(),
});
export type Notice = z.output<typeof noticeSchema>;

export const noticesSchema = z.object({
  /** The newest first. */
  notices: z.array(noticeSchema),
  unread: z.int(),
  /** To go on with, as `after`; null at the end. */
  next: z.nullable(z.string()),
});
export type Notices = z.output<typeof noticesSchema>;

/** How many are shown, and marked at once. */
export const noticesMax = 50;

export const readNoticesSchema = z.strictObject({
  ids: z.array(text(200)).check(z.minLength(1), z.maxLength(noticesMax)),
});
