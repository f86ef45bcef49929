import { transact } from '../db/transact.ts';
import { sendsMails } from '../mail/sends-mails.ts';
import { tellTakenDown } from '../notices/tell-taken-down.ts';
import type { AdminAction, AdminContext } from './admin-action.ts';
import { banAction } from './ban-action.ts';
import { addressOf, closeAddress, ownerOf } from './public-address.ts';

interface Listed {
  /** `/p/crumb` or `/s/0198…`. */
  readonly address: string;
  readonly title: string;
  readonly isLive: boolean;
  readonly publishedAt: Date;
  readonly takenDownAt: Date | null;
  readonly reports: number;
}

/** `pages list`, and `take-down`, `put-back`, `ban` and `lift-ban` with an ADDRESS, the last two also with an EMAIL or a workspace: what founders have published for strangers. */
export const pagesAction: AdminAction = async (
  { db, now, record, settings },
  [what, given, ...more],
  { workspace },
) => {
  if (more.length > 0) return undefined;
  if (workspace !== undefined) {
    if (given !== undefined || (what !== 'ban' && what !== 'lift-ban')) return undefined;
    return banAction({ db, now, record, settings }, what, { workspace });
  }
  if (what === 'list' && given === undefined) {
    const listed = [...(await pagesIn(db)), ...(await surveysIn(db))].sort(
      (a, b) => b.reports - a.reports || (a.address < b.address ? -1 : 1),
    );
    const data = listed.map(({ address, title, isLive, publishedAt, takenDownAt, reports }) => ({
      ...{ address, title, status: takenDownAt ? 'taken down' : isLive ? 'live' : 'unpublished' },
      ...{ publishedAt: publishedAt.toISOString(), reports },
    }));
    const lines = data.map(
      ({ publishedAt, status, reports, address, title }) =>
        `${publishedAt.slice(0, 10)}  ${status.padEnd(11)}  ${reports} reports  ${address}  ${title}`,
    );
    return { text: lines.length === 0 ? 'No page or survey was published yet.' : lines.join('\n'), data };
  }
  if (given === undefined) return undefined;
  if (what === 'ban' || what === 'lift-ban') return banAction({ db, now, record, settings }, what, { given });
  if (what !== 'take-down' && what !== 'put-back') return undefined;
  const takenDownAt = what === 'take-down' ? now : null;
  const wanted = addressOf(given);
  const { address } = wanted;
  await transact(db, async (trx) => {
    const owner = await ownerOf(trx, wanted);
    const title = await closeAddress(trx, wanted, owner, takenDownAt);
    if (!takenDownAt || title === undefined || owner.workspaceId === null) return;
    const stream = `${wanted.isSurvey ? 'survey' : 'page'}-${owner.id}`;
    const isMailed = sendsMails(settings);
    await tellTakenDown(trx, { workspaceId: owner.workspaceId, stream, title, isMailed }, takenDownAt);
  });
  record({
    event: 'pages-changed',
    outcome: 'success',
    by: 'operator',
    reason: takenDownAt ? 'taken-down' : 'put-back',
  });
  const text = takenDownAt
    ? `${address} is taken down. Visitors are told so, and publishing it again doesn’t bring it back.`
    : `${address} is back, if it’s still published.`;
  return { text, data: { address, takenDownAt: takenDownAt?.toISOString() ?? null } };
};

async function pagesIn(db: AdminContext['db']): Promise<readonly Listed[]> {
  const rows = await db
    .selectFrom('published_pages')
    .select(['slug', 'content', 'is_live', 'published_at', 'taken_down_at', 'reports'])
    .where('is_removed', '=', false)
    .execute();
  return rows.map((row) => ({
    ...{ address: `/p/${row.slug}`, title: row.content.a.title, isLive: row.is_live, reports: row.reports },
    ...{ publishedAt: row.published_at, takenDownAt: row.taken_down_at },
  }));
}

async function surveysIn(db: AdminContext['db']): Promise<readonly Listed[]> {
  const rows = await db
    .selectFrom('published_surveys')
    .select(['survey_id', 'content', 'is_live', 'published_at', 'taken_down_at', 'reports'])
    .where('is_removed', '=', false)
    .execute();
  return rows.map((row) => ({
    ...{ address: `/s/${row.survey_id}`, title: row.content.title, isLive: row.is_live, reports: row.reports },
    ...{ publishedAt: row.published_at, takenDownAt: row.taken_down_at },
  }));
}
