import { sql } from 'kysely';
import { type Notice, type NoticeKind, type Notices, noticesMax } from '#domain/notice/notice.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../http/clock.ts';
import type { TitleOfProject } from './title-of-project.ts';
import { toldNotices, toldWords } from './told-notices.ts';
import { withPeople } from './with-people.ts';

export interface NoticeReader {
  readonly workspaceId: string;
  readonly accountId: string;
  /** Kinds that the founder does not want to see. */
  readonly muted: readonly NoticeKind[];
}

export interface ReadNotices {
  /** Reads a founder's notices that are due, the newest first; `after` is where the page before ended. */
  of(reader: NoticeReader, after?: string): Promise<Notices>;
  /** All of it, for their own copy. */
  all(reader: Omit<NoticeReader, 'muted'>): Promise<readonly Notice[]>;
  /** For this account alone: others in the workspace have their own marks. */
  markRead(reader: Omit<NoticeReader, 'muted'>, ids: readonly string[]): Promise<void>;
}

export function createReadNotices(db: Database, clock: Clock, titleOf: TitleOfProject): ReadNotices {
  const dueFor = ({ workspaceId, accountId, muted }: NoticeReader) => {
    const rows = toldNotices(db)
      .leftJoin('notice_reads as mark', (join) =>
        join
          .onRef('mark.workspace_id', '=', 'notices.workspace_id')
          .onRef('mark.notice_id', '=', 'notices.id')
          .on('mark.account_id', '=', accountId),
      )
      .where(toldTo({ workspaceId, accountId }))
      .where('at', '<=', clock())
      // About comments and posts somebody is told as an account, in their own workspace: not its other members.
      .where(({ or, and, eb, exists, selectFrom }) =>
        or([
          and([eb('notices.about_workspace', 'is', null), eb('notices.kind', '!=', 'feedback')]),
          exists(
            selectFrom('accounts as told')
              .select('told.id')
              .where('told.id', '=', accountId)
              .whereRef('told.workspace_id', '=', 'notices.workspace_id'),
          ),
        ]),
      );
    return muted.length === 0 ? rows : rows.where('kind', 'not in', [...muted]);
  };
  const newestFirst = (reader: NoticeReader) =>
    dueFor(reader)
      .select(['notices.workspace_id', 'notices.about_workspace', 'id', 'kind', 'stream', 'detail', 'path', 'at'])
      .select(['mark.read_at', ...toldWords])
      .orderBy('at', 'desc')
      .orderBy('id');
  /** A decision to look at again goes by its idea. */
  const withTitle = async <
    Row extends Pick<Notice, 'kind' | 'title'> & { readonly stream: string; readonly workspace_id: string },
  >(
    row: Row,
  ): Promise<Row> => (row.kind === 'ask-again' ? { ...row, title: await titleOf(row.workspace_id, row.stream) } : row);
  return {
    async of(reader, after) {
      const cursor = readCursor(after);
      const from = newestFirst(reader).limit(noticesMax + 1);
      const older = cursor
        ? from.where(({ or, and, eb }) =>
            or([eb('at', '<', cursor.at), and([eb('at', '=', cursor.at), eb('id', '>', cursor.id)])]),
          )
        : from;
      const rows = await older.execute();
      const last = rows.length > noticesMax ? rows[noticesMax - 1] : undefined;
      const { unread } = await dueFor(reader)
        .select(({ fn }) => fn.countAll<number>().as('unread'))
        .where('mark.read_at', 'is', null)
        .executeTakeFirstOrThrow();
      const shown = rows.slice(0, noticesMax).map(withTitle);
      const told = await withPeople(db, await Promise.all(shown));
      return { notices: told.map(noticeOf), unread, next: last ? cursorOf(last) : null };
    },
    async all(reader) {
      const rows = await newestFirst({ ...reader, muted: [] }).execute();
      const titled = await Promise.all(rows.map(withTitle));
      return (await withPeople(db, titled)).map(noticeOf);
    },
    async markRead({ workspaceId, accountId }, ids) {
      await db
        .insertInto('notice_reads')
        .columns(['workspace_id', 'account_id', 'notice_id', 'read_at'])
        .expression(({ selectFrom, val }) =>
          selectFrom('notices')
            .select([
              'workspace_id',
              val(accountId).$castTo<string>().as('account_id'),
              'id',
              val(clock()).as('read_at'),
            ])
            .where(toldTo({ workspaceId, accountId }))
            .where('id', 'in', [...ids]),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}

/** In the workspace that is open, and in the account’s own: what it is told as an account lies there. */
const toldTo = ({ workspaceId, accountId }: Omit<NoticeReader, 'muted'>) => sql<boolean>`(
  notices.workspace_id = ${workspaceId} OR notices.workspace_id = (
    SELECT accounts.workspace_id FROM accounts WHERE accounts.id = ${accountId}
  )
)`;

const cursorOf = ({ at, id }: { readonly at: Date; readonly id: string }): string => `${at.toISOString()}_${id}`;

/** A cursor that cannot be read begins at the beginning. */
function readCursor(given = ''): { readonly at: Date; readonly id: string } | undefined {
  const [, at = '', id = ''] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([\w:.-]{1,200})$/.exec(given) ?? [];
  return id === '' || Number.isNaN(Date.parse(at)) ? undefined : { at: new Date(at), id };
}

const noticeOf = (
  row: Omit<Notice, 'at' | 'isRead'> & { readonly at: Date; readonly read_at: Date | null },
): Notice => ({
  ...{ id: row.id, kind: row.kind, title: row.title, detail: row.detail, path: row.path },
  ...(row.words && { words: row.words }),
  ...{ at: row.at.toISOString(), isRead: row.read_at !== null },
});
