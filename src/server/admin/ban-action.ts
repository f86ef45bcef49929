import type { Database } from '../db/database.ts';
import { transact } from '../db/transact.ts';
import { sendsMails } from '../mail/sends-mails.ts';
import { tellTakenDown } from '../notices/tell-taken-down.ts';
import { surveyAt } from '../survey/find-survey.ts';
import type { AdminAnswer, AdminContext } from './admin-action.ts';
import { AdminRefused } from './admin-action.ts';

/** `/p/crumb` or `/s/0198…`. */
export interface PublicAddress {
  readonly name: string;
  readonly isSurvey: boolean;
  readonly address: string;
}

/** `pages ban` and `pages lift-ban`: whoever published something publishes nothing more, and what they have published is closed. */
export async function banAction(
  { db, now, record, settings }: Pick<AdminContext, 'db' | 'now' | 'record' | 'settings'>,
  what: 'ban' | 'lift-ban',
  wanted: PublicAddress,
): Promise<AdminAnswer> {
  const closed = await transact(db, async (trx) => {
    const workspaceId = await founderOf(trx, wanted);
    if (workspaceId === undefined) throw new AdminRefused(`Nothing was ever published at ${wanted.address}.`);
    if (what === 'lift-ban') {
      await trx.deleteFrom('publishing_bans').where('workspace_id', '=', workspaceId).execute();
      return 0;
    }
    await trx
      .insertInto('publishing_bans')
      .values({ workspace_id: workspaceId, banned_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return closeAll(trx, { workspaceId, isMailed: sendsMails(settings) }, now);
  });
  record({
    event: 'pages-changed',
    outcome: 'success',
    by: 'operator',
    reason: what === 'ban' ? 'banned' : 'ban-lifted',
  });
  const text =
    what === 'ban'
      ? `The founder of ${wanted.address} publishes nothing more. Closed: ${closed}.`
      : `The founder of ${wanted.address} can publish again. What was closed stays closed until it’s put back.`;
  return { text, data: { address: wanted.address, isBanned: what === 'ban', closed } };
}

async function founderOf(trx: Database, { name, isSurvey }: PublicAddress): Promise<string | undefined> {
  const row = isSurvey
    ? await surveyAt(trx, name).select('workspace_id').executeTakeFirst()
    : await trx.selectFrom('published_pages').select('workspace_id').where('slug', '=', name).executeTakeFirst();
  return row?.workspace_id;
}

/** Closes what is not closed yet, and tells the founder of each; how many there were. */
async function closeAll(
  trx: Database,
  founder: { readonly workspaceId: string; readonly isMailed: boolean },
  now: Date,
): Promise<number> {
  const { workspaceId } = founder;
  const pages = await trx
    .updateTable('published_pages')
    .set({ taken_down_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('taken_down_at', 'is', null)
    .returning(['page_id as id', 'content'])
    .execute();
  const surveys = await trx
    .updateTable('published_surveys')
    .set({ taken_down_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('taken_down_at', 'is', null)
    .returning(['survey_id as id', 'content'])
    .execute();
  const closed = [
    ...pages.map(({ id, content }) => ({ stream: `page-${id}`, title: content.a.title })),
    ...surveys.map(({ id, content }) => ({ stream: `survey-${id}`, title: content.title })),
  ];
  for (const each of closed) await tellTakenDown(trx, { ...founder, ...each }, now);
  return closed.length;
}
