/** Who has seen which comments. */
export interface CommentTables {
  comment_reads: {
    workspace_id: string;
    account_id: string;
    thread_id: string;
    /** The last comment of another account that was seen. */
    comment_id: string;
    seen_at: Date;
  };
}
