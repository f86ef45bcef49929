import type { Subject, ThreadPlace } from './subject.ts';

/** One comment of a thread. */
export type Comment = {
  /** The first comment has the id of its thread. */
  readonly id: string;
  /** Account that wrote it; null where nobody is known to have sent it. */
  readonly author: string | null;
  /** Mentions stand in it as `<@accountId>`. Kept when the comment is removed, and not shown. */
  readonly text: string;
  readonly removed: boolean;
  /** By the clock of whoever wrote it. ISO 8601. */
  readonly writtenAt: string;
  /** Null if it stands as it was written. */
  readonly editedAt: string | null;
};

/** Comments on one subject, folded from their stream. */
export interface Thread {
  readonly id: string;
  readonly subject: Subject;
  readonly place: ThreadPlace | null;
  /** In the order in which they were written, removed ones too. */
  readonly comments: readonly Comment[];
  readonly resolved: boolean;
  /** By the clocks of those who wrote. ISO 8601. */
  readonly startedAt: string;
  readonly changedAt: string;
}

/** `text` in UTF-16 units; `comments` counts those of one thread. */
export const threadLimits = { text: 5000, comments: 500 } as const;

export const commentIn = ({ comments }: Thread, id: string): Comment | undefined =>
  comments.find((comment) => comment.id === id);

/** Whether nothing in it is to be shown any more. */
export const isEmptyThread = ({ comments }: Thread): boolean => comments.every(({ removed }) => removed);
