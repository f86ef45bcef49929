import { type Kysely, sql } from 'kysely';

/** Reports go with the comment that they are about. Those of comments that are gone are counted no more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    UPDATE feedback_posts AS post SET reports = (
      SELECT count(*) FROM events AS report
      WHERE report.workspace_id = post.workspace_id AND report.stream = 'post-' || post.post_id
        AND report.type = 'AbuseReported' AND NOT EXISTS (
          SELECT FROM events AS later
          WHERE later.workspace_id = report.workspace_id AND later.stream = report.stream
            AND later.version > report.version AND (
              (later.type = 'PostModerated' AND later.data->'commentId' = report.data->'commentId')
              OR (later.type = 'CommentRemoved' AND later.data->'commentId' = report.data->'commentId')
              OR (later.type = 'PersonErased' AND (later.data->'member' = report.data->'member' OR EXISTS (
                SELECT FROM events AS comment
                WHERE comment.workspace_id = report.workspace_id AND comment.stream = report.stream
                  AND comment.type = 'CommentWritten' AND comment.data->'commentId' = report.data->'commentId'
                  AND comment.data->'member' = later.data->'member'
              )))
            )
        )
    ) WHERE post.reports > 0`.execute(db);
}
