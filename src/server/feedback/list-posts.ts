import { type RawBuilder, sql } from 'kysely';
import type { FeedbackList, feedbackOrders, feedbackViews, PostSummary } from '#domain/feedback/feedback-post.ts';
import { systemWorkspaceId } from '#domain/feedback/system-workspace.ts';
import type { PostStatus } from '#domain/post/post.ts';
import type { Database } from '../db/database.ts';
import type { Reader } from './reader.ts';
import { isFoundBy, scoreAtLeast, withTypos, wordsOf } from './search-words.ts';

export interface PostQuery {
  readonly search?: string | undefined;
  readonly status?: PostStatus | undefined;
  readonly tag?: string | undefined;
  readonly view: (typeof feedbackViews)[number];
  readonly order: (typeof feedbackOrders)[number];
  readonly after?: string | undefined;
}

/** Most posts on one page. */
const postsAtMost = 50;
/** Most results of a search: a founder who does not find the post among them types another word. */
const foundAtMost = 20;
const tagsAtMost = 30;

type Row = Omit<PostSummary, 'writtenAt' | 'statusAt'> & { readonly writtenAt: Date; readonly statusAt: Date | null };

/** Each merged post beside every post that it has come to be part of. */
const merged = sql`merged AS (
  SELECT post_id, merged_into AS root, author, voters, commenters FROM feedback_posts
  WHERE workspace_id = ${systemWorkspaceId} AND merged_into IS NOT NULL
  UNION ALL
  SELECT merged.post_id, above.merged_into, merged.author, merged.voters, merged.commenters
  FROM merged JOIN feedback_posts AS above ON above.workspace_id = ${systemWorkspaceId} AND above.post_id = merged.root
  WHERE above.merged_into IS NOT NULL
)`;

/** Whether a member has commented on the post `p` or on a post that was merged into it. */
const hasCommented = (member: string): RawBuilder<boolean> => sql`
  (${member} = ANY (p.commenters) OR p.post_id IN (SELECT root FROM merged WHERE ${member} = ANY (commenters)))`;
const hasWritten = (member: string): RawBuilder<boolean> => sql`
  (p.author = ${member} OR p.post_id IN (SELECT root FROM merged WHERE author = ${member}))`;

/** Columns of a post `p` for a founder. Each account's vote counts once, whichever of the merged posts it was for. */
const summaryFor = ({ member, isStaff }: Reader): RawBuilder<Row> => sql`
  p.post_id AS id, p.title, p.body, p.tags, p.status, p.reply, tally.votes::integer AS votes, tally."hasVoted",
  p.author = ${member} AS "isMine", ${hasCommented(member)} AS "hasCommented", p.comments,
  p.written_at AS "writtenAt", p.status_at AS "statusAt", p.hidden AS "isHidden",
  p.merged_into IS NOT NULL AS "isMerged",
  CASE WHEN ${isStaff} THEN p.reports ELSE 0 END AS reports`;

const tallyFor = ({ member }: Reader): RawBuilder<unknown> => sql`
  CROSS JOIN LATERAL (
    SELECT count(DISTINCT voter) AS votes, coalesce(bool_or(voter = ${member}), false) AS "hasVoted" FROM (
      SELECT unnest(p.voters) AS voter
      UNION ALL SELECT unnest(merged.voters) FROM merged WHERE merged.root = p.post_id
    ) AS vote
  ) AS tally`;

/** Posts that stand for themselves, and can be read by whoever asks. Merged ones are listed only where they are reported. */
const shownTo = ({ isStaff }: Reader, view: PostQuery['view']): RawBuilder<boolean> => sql`
  p.workspace_id = ${systemWorkspaceId} AND p.author IS NOT NULL AND (NOT p.hidden OR ${isStaff})
  AND (p.merged_into IS NULL OR ${view === 'reported'})`;

/** A page of the board, or what a search finds, the best first. */
export async function listPosts(db: Database, reader: Reader, query: PostQuery): Promise<FeedbackList> {
  const words = query.search === undefined ? undefined : wordsOf(query.search);
  const rows = words ? await find(db, reader, query, words) : await page(db, reader, query);
  const last = !words && rows.length > postsAtMost ? rows[postsAtMost - 1] : undefined;
  return {
    posts: rows.slice(0, postsAtMost).map(summaryOf),
    next: last ? cursorOf(last, query.order) : null,
    tags: await tagsOf(db),
    isStaff: reader.isStaff,
  };
}

async function page(db: Database, reader: Reader, query: PostQuery): Promise<readonly Row[]> {
  const after = readCursor(query.after);
  const time = query.order === 'answered' ? answeredAt : sql`p.written_at`;
  const place = query.order === 'votes' ? sql`(tally.votes, ${time}, p.post_id)` : sql`(${time}, p.post_id)`;
  const from =
    after &&
    (query.order === 'votes'
      ? sql`(${after.votes}::bigint, ${after.at}::timestamptz, ${after.id}::uuid)`
      : sql`(${after.at}::timestamptz, ${after.id}::uuid)`);
  const { rows } = await sql<Row>`
    WITH RECURSIVE ${merged}
    SELECT ${summaryFor(reader)} FROM feedback_posts AS p ${tallyFor(reader)}
    WHERE ${shownTo(reader, query.view)} AND ${chosen(reader, query)} ${from ? sql`AND ${place} < ${from}` : sql``}
    ORDER BY ${query.order === 'votes' ? sql`tally.votes DESC,` : sql``} ${time} DESC, p.post_id DESC
    LIMIT ${postsAtMost + 1}`.execute(db);
  return rows;
}

async function find(db: Database, reader: Reader, query: PostQuery, words: readonly string[]): Promise<readonly Row[]> {
  // What has no words, such as one letter, is like nothing.
  if (words.length === 0) return [];
  const search = sql<Row>`
    WITH RECURSIVE ${merged}, ${isFoundBy(words)}, best AS (
      SELECT coalesce(merged.root, found.post_id) AS post_id, max(found.score) AS score
      FROM found LEFT JOIN merged ON merged.post_id = found.post_id GROUP BY 1
    )
    SELECT ${summaryFor(reader)}
    FROM best JOIN feedback_posts AS p ON p.post_id = best.post_id ${tallyFor(reader)}
    WHERE ${shownTo(reader, query.view)} AND ${chosen(reader, query)} AND best.score >= ${scoreAtLeast}::real
    ORDER BY best.score DESC, tally.votes DESC, p.post_id LIMIT ${foundAtMost}`;
  return db.transaction().execute(async (trx) => {
    await withTypos.execute(trx);
    return (await search.execute(trx)).rows;
  });
}

function chosen({ member, isStaff }: Reader, { status, tag, view }: PostQuery): RawBuilder<boolean> {
  const byStatus = status === undefined ? sql`true` : sql`p.status = ${status}`;
  const byTag = tag === undefined ? sql`true` : sql`${tag} = ANY (p.tags)`;
  const byView =
    view === 'mine'
      ? sql`(${hasWritten(member)} OR tally."hasVoted" OR ${hasCommented(member)})`
      : view === 'reported'
        ? sql`(${isStaff} AND (p.reports > 0 OR p.hidden))`
        : sql`true`;
  return sql`${byStatus} AND ${byTag} AND ${byView}`;
}

async function tagsOf(db: Database): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    SELECT tag FROM feedback_posts, unnest(tags) AS tag
    WHERE workspace_id = ${systemWorkspaceId} AND author IS NOT NULL AND NOT hidden AND merged_into IS NULL
    GROUP BY tag ORDER BY count(*) DESC, tag LIMIT ${tagsAtMost}`.execute(db);
  return rows.map(({ tag }) => tag);
}

/** One post, also a merged one; undefined if there is none for whoever asks. */
export async function readSummary(db: Database, reader: Reader, postId: string): Promise<PostSummary | undefined> {
  const { rows } = await sql<Row>`
    WITH RECURSIVE ${merged}
    SELECT ${summaryFor(reader)} FROM feedback_posts AS p ${tallyFor(reader)}
    WHERE p.workspace_id = ${systemWorkspaceId} AND p.post_id = ${postId} AND p.author IS NOT NULL
      AND (NOT p.hidden OR ${reader.isStaff})`.execute(db);
  return rows[0] && summaryOf(rows[0]);
}

const summaryOf = ({ writtenAt, statusAt, ...row }: Row): PostSummary => ({
  ...row,
  writtenAt: writtenAt.toISOString(),
  statusAt: statusAt?.toISOString() ?? null,
});

const answeredAt = sql`coalesce(p.status_at, p.written_at)`;

function cursorOf({ votes, writtenAt, statusAt, id }: Row, order: PostQuery['order']): string {
  const at = (order === 'answered' && statusAt) || writtenAt;
  return `${votes}_${at.toISOString()}_${id}`;
}

const cursor =
  /^(\d{1,9})_((?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** A cursor that cannot be read begins at the beginning. */
function readCursor(given = ''): { votes: string; at: string; id: string } | undefined {
  const [, votes, at, id] = cursor.exec(given) ?? [];
  return votes && at && id && isTime(at) ? { votes, at, id } : undefined;
}

/** 30 February is none, though `Date.parse` takes it for 1 March. */
function isTime(text: string): boolean {
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && at.toISOString() === text;
}
