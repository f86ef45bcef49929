import { sql } from 'kysely';
import type { Notice } from '#domain/notice/notice.ts';
import { teamStreamOf } from '#domain/team/team-kind.ts';
import { mentionedIn, readableText } from '#domain/thread/mentions.ts';
import type { Database } from '../db/database.ts';

type Told = Pick<Notice, 'kind' | 'title' | 'detail'> & {
  readonly words: string;
  readonly workspace_id: string;
  /** Where it happened, if that is another one. */
  readonly about_workspace: string | null;
};

const ofPeople: readonly Notice['kind'][] = ['mention', 'reply', 'witnessed', 'joined'];
const isOfPerson = ({ kind }: Pick<Notice, 'kind'>): boolean => ofPeople.includes(kind);

/**
 * Puts names into notices about what a member did: theirs, and those of whom a comment mentions. All as they are now. A
 * comment may mention any id: it names only who is a member of the workspace in which it stands, or was one.
 */
export async function withPeople<Row extends Told>(db: Database, rows: readonly Row[]): Promise<readonly Row[]> {
  const named = new Map<Row, (id: string) => string>();
  for (const [workspaceId, there] of Map.groupBy(rows.filter(isOfPerson), workspaceOf)) {
    const nameOf = await namesIn(db, workspaceId, there);
    for (const row of there) named.set(row, nameOf);
  }
  return rows.map((row) => {
    const nameOf = named.get(row);
    if (!nameOf) return row;
    return {
      ...row,
      ...{ title: nameOf(row.detail), detail: '' },
      words: readableText(row.words, (id) => nameOf(id) || 'a former member'),
    };
  });
}

const workspaceOf = ({ about_workspace, workspace_id }: Told): string => about_workspace ?? workspace_id;

async function namesIn(db: Database, workspaceId: string, rows: readonly Told[]): Promise<(id: string) => string> {
  const doers = new Set(rows.map(({ detail }) => detail));
  const mentioned = rows.flatMap(({ words }) => mentionedIn(words)).filter((id) => !doers.has(id));
  const members = mentioned.length === 0 ? [] : await membersAmong(db, workspaceId, mentioned);
  const found = await db
    .selectFrom('accounts')
    .select(['id', 'display_name', 'email'])
    .where('id', 'in', [...doers, ...members])
    .execute();
  const names = new Map(found.map(({ id, display_name, email }) => [id, display_name || email]));
  return (id) => names.get(id) ?? '';
}

/** Ids of these accounts that are members, or have joined once. */
async function membersAmong(db: Database, workspaceId: string, ids: readonly string[]): Promise<readonly string[]> {
  const now = await db
    .selectFrom('memberships')
    .select('account_id as id')
    .where('workspace_id', '=', workspaceId)
    .where('account_id', 'in', ids)
    .execute();
  const once = await db
    .selectFrom('events')
    .select(sql<string>`data->>'accountId'`.as('id'))
    .where('workspace_id', '=', workspaceId)
    .where('stream', '=', teamStreamOf(workspaceId))
    .where('type', '=', 'MemberJoined')
    .where(sql`data->>'accountId'`, 'in', ids)
    .execute();
  return [...now, ...once].map(({ id }) => id);
}
