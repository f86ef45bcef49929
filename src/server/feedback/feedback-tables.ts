/** The feedback board as it is read: what the facts of posts have come to. */
export interface FeedbackTables {
  feedback_posts: {
    workspace_id: string;
    post_id: string;
    /** A member; null once the account is gone. */
    author: string | null;
    title: string;
    body: string;
    tags: string[];
    status: string;
    reply: string;
    voters: string[];
    commenters: string[];
    /** Number of comments that can be read. */
    comments: number;
    reports: number;
    merged_into: string | null;
    hidden: boolean;
    written_at: Date;
    status_at: Date | null;
    /** Text search vector: the title with weight A, the body with weight B. */
    words: string;
  };
  feedback_members: {
    account_id: string;
    /** The account's id in the facts and in `feedback_posts`. */
    member: string;
  };
  /** Members whose accounts are deleted, and whose words and votes are to be forgotten. */
  feedback_leavers: {
    member: string;
    left_at: Date;
    /** Forgotten once; again later, for what was under way when the account went. */
    seen: boolean;
  };
}
