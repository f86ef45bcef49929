import { systemWorkspaceId } from '#domain/feedback/system-workspace.ts';
import type { Projection } from '../event-store/projection.ts';
import { postFactTypes, postRows } from '../feedback/post.projection.ts';
import { noticeFacts, noticeRows } from './notice-rows.ts';
import { readsWorkspace } from './reads-workspace.ts';

/** The table has the posts as they were before the statement, and `changed` has those that the plan changes. */
const postsAfter = (changed: string): string => `changed_posts AS (
      SELECT post_id, author, voters, commenters, merged_into FROM jsonb_populate_recordset(NULL::feedback_posts, ${changed})
    ), merged_posts AS (
      SELECT * FROM changed_posts
      UNION ALL
      SELECT post_id, author, voters, commenters, merged_into FROM feedback_posts
      WHERE workspace_id = '${systemWorkspaceId}' AND merged_into IS NOT NULL
        AND post_id NOT IN (SELECT post_id FROM changed_posts)
    )`;

/**
 * Selects the members who wrote, voted for or commented on a post that the plan changes, or on a post that is merged
 * into it.
 */
const membersOf = (postId: string): string => `
      WITH RECURSIVE part AS (
        SELECT post_id, author, voters, commenters FROM changed_posts WHERE post_id = ${postId}
        UNION ALL
        SELECT below.post_id, below.author, below.voters, below.commenters
        FROM part JOIN merged_posts AS below ON below.merged_into = part.post_id
      ) SELECT author AS member FROM part UNION SELECT unnest(voters) FROM part UNION SELECT unnest(commenters) FROM part`;

/**
 * Writes notices for founders, for now or for later, and the mails about them, if there can be any. The notice of a
 * sign-up needs the title of its page, and the answer to a post needs the members who took part: a plan reads neither.
 * There are no notices about a sample project; a plan knows only of a project that it starts whether it is one. A
 * notice that ends keeps its path: one statement can't change a row and delete it.
 */
export const noticeProjection = (hasMailer: boolean): Projection => ({
  name: 'notices',
  handles: [...noticeFacts, ...postFactTypes],
  rows(facts, plans) {
    const told = plans.map(({ workspaceId, before, after }) => {
      const own = facts.flatMap(({ event }) => (event.workspace === workspaceId ? [event] : []));
      return noticeRows(own, after.streams, before.streams);
    });
    const added = told.flatMap((each) => each.added.map((row) => ({ ...row, is_mailed: hasMailer })));
    const forBoardMembers = told.flatMap((each) =>
      each.forBoardMembers.map((row) => ({ ...row, is_mailed: hasMailer })),
    );
    const forReaders = told.flatMap((each) => each.forReaders.map((row) => ({ ...row, is_mailed: hasMailer })));
    const removed = told.flatMap((each) => each.removed);
    const posts = forBoardMembers.length > 0 ? plans.flatMap((plan) => postRows(plan, facts)) : [];
    const [ended, followed] = [told.flatMap((each) => each.ended), told.flatMap((each) => each.followed)];
    return [added, forBoardMembers, posts, ended, followed, forReaders, removed];
  },
  statement: (rows, members, changed, ended, followed, readers, removed) => `, ${postsAfter(changed)}, told AS (
      SELECT workspace_id, notice.id, kind, stream,
        CASE kind WHEN 'first-sign-up' THEN coalesce((
          SELECT content->'a'->>'title' FROM published_pages AS page
          WHERE page.workspace_id = notice.workspace_id AND page.page_id = substr(stream, 8)::uuid
        ), title) ELSE title END AS title,
        detail, words, path, at, is_mailed, NULL::uuid AS about_workspace
      FROM jsonb_to_recordset(${rows}) AS notice (workspace_id uuid, id text, kind text, stream text,
        title text, detail text, words text, path text, at timestamptz, project text, is_mailed boolean)
        JOIN moved ON moved.id = notice.workspace_id
      WHERE NOT EXISTS (
        SELECT FROM events WHERE events.workspace_id = notice.workspace_id
          AND events.stream = 'project-' || notice.project AND events.version = 1 AND events.data->>'sample' = 'true'
      )
      UNION ALL
      SELECT accounts.workspace_id, notice.id, kind, stream, title, detail, words, path, at, is_mailed, NULL::uuid
      FROM jsonb_to_recordset(${members}) AS notice (workspace_id uuid, id text, kind text, stream text, title text,
        detail text, words text, path text, at timestamptz, by uuid, is_mailed boolean) JOIN moved ON moved.id = notice.workspace_id
        CROSS JOIN LATERAL (${membersOf('substr(notice.stream, 6)::uuid')}) AS heard
        JOIN feedback_members ON feedback_members.member = heard.member AND heard.member IS DISTINCT FROM notice.by
        JOIN accounts ON accounts.id = feedback_members.account_id
      UNION ALL
      SELECT accounts.workspace_id, notice.id, kind, stream, title, detail, words, path, at, is_mailed, notice.workspace_id
      FROM jsonb_to_recordset(${readers}) AS notice (workspace_id uuid, id text, kind text, stream text, title text,
        detail text, words text, path text, at timestamptz, account uuid, is_mailed boolean)
        JOIN moved ON moved.id = notice.workspace_id
        JOIN accounts ON accounts.id = notice.account AND ${readsWorkspace('notice.workspace_id')}
    ), noticed AS (
      INSERT INTO notices (workspace_id, id, kind, stream, title, detail, words, path, at, about_workspace)
      SELECT workspace_id, id, kind, stream, title, detail, words, path, at, about_workspace FROM told
      ON CONFLICT DO NOTHING RETURNING workspace_id, id
    ), notice_mails AS (
      INSERT INTO outbox (workspace_id, cause, kind, subject, due_at)
      SELECT workspace_id, id, 'notice', kind, at FROM told JOIN noticed USING (workspace_id, id) WHERE is_mailed
      ON CONFLICT DO NOTHING
    ), untold AS (
      DELETE FROM notices USING moved JOIN jsonb_to_recordset(${ended}) AS over
        (workspace_id uuid, stream text, kind text, after timestamptz) ON moved.id = over.workspace_id
      WHERE notices.workspace_id = over.workspace_id AND notices.stream = over.stream AND notices.kind = over.kind
        AND notices.at > over.after
    ), unsaid AS (
      DELETE FROM notices USING moved JOIN jsonb_to_recordset(${removed}) AS gone (workspace_id uuid, id text)
        ON moved.id = gone.workspace_id
        JOIN accounts ON ${readsWorkspace('gone.workspace_id')}
      WHERE notices.workspace_id = accounts.workspace_id AND notices.id = gone.id
        AND notices.about_workspace = gone.workspace_id
    ), followed AS (
      UPDATE notices SET path = there.path
      FROM moved JOIN jsonb_to_recordset(${followed}) AS there (workspace_id uuid, stream text, path text)
        ON moved.id = there.workspace_id
      WHERE notices.workspace_id = there.workspace_id AND notices.stream = there.stream
        AND (notices.stream, notices.kind) NOT IN (
          SELECT stream, kind FROM jsonb_to_recordset(${ended}) AS over (stream text, kind text)
        )
    )`,
});
