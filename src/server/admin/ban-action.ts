import type { Database } from '../db/database.ts';
import { transact } from '../db/transact.ts';
import { readEmail } from '../identity/read-email.ts';
import { sendsMails } from '../mail/sends-mails.ts';
import { tellTakenDown } from '../notices/tell-taken-down.ts';
import { ban, banEmails, liftBan, liftBanOfEmail } from '../published/publishing-bans.ts';
import type { AdminAnswer, AdminContext } from './admin-action.ts';
import { AdminRefused } from './admin-action.ts';
import { requireWorkspace } from './members-action.ts';
import { addressOf, ownerOf } from './public-address.ts';

/**
 * `pages ban` and `pages lift-ban`, with the address of a page or survey, a founder's email, or a workspace: they publish
 * nothing more, also with another account of that email, and what they have published is closed.
 */
export async function banAction(
  { db, now, record, settings }: Pick<AdminContext, 'db' | 'now' | 'record' | 'settings'>,
  what: 'ban' | 'lift-ban',
  wanted: { readonly given: string } | { readonly workspace: string },
): Promise<AdminAnswer> {
  const { named, closed } = await transact(db, async (trx) => {
    const { named, email, workspaceIds } =
      'workspace' in wanted ? await workspaceNamed(trx, wanted.workspace) : await foundersNamed(trx, wanted.given);
    let closed = 0;
    for (const workspaceId of workspaceIds) {
      if (what === 'lift-ban') await liftBan(trx, workspaceId);
      else {
        await ban(trx, workspaceId, now);
        closed += await closeAll(trx, { workspaceId, isMailed: sendsMails(settings) }, now);
      }
    }
    if (email !== undefined && what === 'ban') await banEmails(trx, [email], now);
    if (email !== undefined && what === 'lift-ban') await liftBanOfEmail(trx, email);
    return { named, closed };
  });
  record({
    event: 'pages-changed',
    outcome: 'success',
    by: 'operator',
    reason: what === 'ban' ? 'banned' : 'ban-lifted',
  });
  const text =
    what === 'ban'
      ? `The founder of ${named} publishes nothing more. Closed: ${closed}.`
      : `The founder of ${named} can publish again. What was closed stays closed until it’s put back.`;
  return { text, data: { address: named, isBanned: what === 'ban', closed } };
}

interface Named {
  readonly named: string;
  /** If they are named by it. */
  readonly email?: string;
  /** One, or all accounts with an email that is shown to be theirs. */
  readonly workspaceIds: readonly string[];
}

async function workspaceNamed(trx: Database, workspace: string): Promise<Named> {
  await requireWorkspace(trx, workspace);
  return { named: workspace, workspaceIds: [workspace] };
}

async function foundersNamed(trx: Database, given: string): Promise<Named> {
  const email = given.startsWith('/') ? null : readEmail(given);
  if (email !== null) {
    const accounts = await trx
      .selectFrom('accounts')
      .select('workspace_id')
      .where((has) => has(has.fn('lower', ['email']), '=', email))
      .where('email_verified', '=', true)
      .execute();
    return { named: email, email, workspaceIds: accounts.map(({ workspace_id }) => workspace_id) };
  }
  const wanted = addressOf(given);
  const { workspaceId } = await ownerOf(trx, wanted);
  if (workspaceId === null)
    throw new AdminRefused(`The account that published at ${wanted.address} is gone. Name its email instead.`);
  return { named: wanted.address, workspaceIds: [workspaceId] };
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
  for (const table of ['page_addresses', 'survey_addresses'] as const) {
    await trx
      .updateTable(table)
      .set({ taken_down_at: now })
      .where('workspace_id', '=', workspaceId)
      .where('taken_down_at', 'is', null)
      .execute();
  }
  const closed = [
    ...pages.map(({ id, content }) => ({ stream: `page-${id}`, title: content.a.title })),
    ...surveys.map(({ id, content }) => ({ stream: `survey-${id}`, title: content.title })),
  ];
  for (const each of closed) await tellTakenDown(trx, { ...founder, ...each }, now);
  return closed.length;
}
