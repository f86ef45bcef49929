import type { FactOf } from '../log/recorded-event.ts';
import type { PostStatus, ReportReason } from './post.ts';

/** The account that did it. */
type ByMember = { readonly member: string };
/** The account of the staff member, for the record alone: what they say is said by the product. */
type ByStaff = { readonly staff: string };
/** The server itself, if nobody on the staff: it merges and unmerges when an author is gone. */
type ByStaffOrServer = { readonly staff: string | null };

/** Personal fields are absent once their author is gone. */
type PostFactData = {
  readonly PostWritten: ByMember & { readonly title?: string; readonly body?: string };
  readonly PostEdited: ByMember & { readonly title?: string; readonly body?: string };
  readonly VoteCast: ByMember;
  readonly VoteWithdrawn: ByMember;
  readonly CommentWritten: ByMember & { readonly commentId: string; readonly isStaff: boolean; readonly text?: string };
  readonly CommentRemoved: ByMember & { readonly commentId: string };
  readonly AbuseReported: ByMember & { readonly commentId: string | null; readonly reason: ReportReason };
  readonly PostAnswered: ByStaff & { readonly status: PostStatus; readonly reply: string };
  readonly PostTagged: ByStaff & { readonly tags: readonly string[] };
  readonly PostMerged: ByStaffOrServer & { readonly into: string };
  readonly PostUnmerged: ByStaffOrServer & { readonly from: string };
  /** A comment, or the post itself. Reports about it are settled. */
  readonly PostModerated: ByStaff & { readonly commentId: string | null; readonly hidden: boolean };
  /** An account is gone: its votes, and what it wrote. */
  readonly PersonErased: ByMember;
};

/** All facts that can happen to a post. */
export type PostFact = FactOf<PostFactData>;
export type PostFactOf<T extends keyof PostFactData> = PostFactData[T];

/** Raise it with a new type of fact, or if `evolve` makes something else of one: kept states are then folded anew. */
export const postFoldVersion = 3;
