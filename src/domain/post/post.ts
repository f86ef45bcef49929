/** Statuses of a post, in the order in which they happen. */
export const postStatuses = ['open', 'planned', 'started', 'done', 'declined'] as const;
export type PostStatus = (typeof postStatuses)[number];

export const reportReasons = ['spam', 'abuse', 'personal', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export type PostComment = {
  readonly id: string;
  /** The account that wrote it; null once that is forgotten. */
  readonly author: string | null;
  /** Written by somebody who answers for the product. */
  readonly isStaff: boolean;
  /** Personal; empty once its author is gone. */
  readonly text: string;
  readonly writtenAt: string;
  /** Removed by its author, or with them. */
  readonly removed: boolean;
  /** By staff. */
  readonly hidden: boolean;
};

export type PostReport = {
  /** The account that reported it. */
  readonly member: string;
  /** Null if it is about the post itself. */
  readonly commentId: string | null;
  readonly reason: ReportReason;
};

/** One founder's wish for the product, folded from its stream. Times are the server's clock, ISO 8601. */
export interface Post {
  readonly id: string;
  /** The account that wrote it; null once that is forgotten. Its words may be gone before. */
  readonly author: string | null;
  /** Personal; empty once its author is gone. */
  readonly title: string;
  /** Personal. */
  readonly body: string;
  readonly tags: readonly string[];
  readonly status: PostStatus;
  /** Reply that staff gave with the status; empty if none. */
  readonly reply: string;
  /** Accounts, in the order in which they voted. */
  readonly voters: readonly string[];
  readonly comments: readonly PostComment[];
  /** The post that says the same; its votes count there. They stay here too, so that nothing is lost when it is unmerged. */
  readonly mergedInto: string | null;
  readonly hidden: boolean;
  /** That staff have not settled. With a comment those about it are gone. */
  readonly reports: readonly PostReport[];
  readonly writtenAt: string;
  readonly editedAt: string | null;
  /** When its status was last set. */
  readonly statusAt: string | null;
}

/** In UTF-16 units; `tags` and `comments` count. */
export const postLimits = {
  title: 140,
  body: 2000,
  comment: 2000,
  reply: 1000,
  tag: 24,
  tags: 5,
  comments: 500,
} as const;

export const postStreamOf = (id: string): `post-${string}` => `post-${id}`;
export const postIdOf = (stream: string): string => stream.slice('post-'.length);

/** Whether its author is gone, so that there is nothing to read. */
export const isGone = ({ title }: Pick<Post, 'title'>): boolean => title === '';
