import { countOf } from '#domain/text/figures.ts';
import { deleteAccount } from '../accounts/delete-account.ts';
import type { Database } from '../db/database.ts';
import { transact } from '../db/transact.ts';
import { ApiError } from '../http/api-error.ts';
import { holdWorkspaces } from '../team/leave-teams.ts';
import { type AdminAction, AdminRefused } from './admin-action.ts';
import { type FoundAccount, findAccount, subjectOf } from './find-account.ts';

/** `erase EMAIL --yes`: what the founder's own "Delete account" does. */
export const eraseAction: AdminAction = async ({ db, settings, now, record }, [given, ...more], options) => {
  if (given === undefined || more.length > 0) return undefined;
  const account = await findAccount(db, given, options);
  const { email, emailVerified } = account;
  const { events, teams } = await countsOf(db, account);
  const leaves = teams === 0 ? '' : ` They leave ${countOf(teams, 'workspace')} with others, where their words stay.`;
  if (!options.yes) {
    throw new AdminRefused(
      `This would erase the account of ${email} (${emailVerified ? 'verified' : 'not verified'}) with ${countOf(events, 'event')}, ` +
        `for good.${leaves} Add --yes to do it.`,
    );
  }
  await transact(db, (trx) => deleteAccount(trx, account.providerUid, now)).catch(refuseLastOwner);
  record({ event: 'account-deleted', outcome: 'success', by: 'operator', who: subjectOf(account) });
  const left = settings.firebase
    ? ` The Firebase user remains: delete it in the console of the project ${settings.firebase.projectId}.`
    : '';
  return {
    text: `Erased ${email}, with ${countOf(events, 'event')}.${leaves}${left} Earlier backups still include them: delete those within 30 days.`,
    data: { email, account: account.id, events, teams },
  };
};

/** Events that go with the account, and workspaces that stay with others. */
async function countsOf(
  db: Database,
  { id, workspaceId }: FoundAccount,
): Promise<{ readonly events: number; readonly teams: number }> {
  if (id === null || workspaceId === null) return { events: 0, teams: 0 };
  const { alone, teams } = await transact(db, (trx) => holdWorkspaces(trx, id, workspaceId)).catch(refuseLastOwner);
  const counts = await Promise.all(alone.map((each) => countEvents(db, each)));
  return { events: counts.reduce((sum, each) => sum + each, 0), teams: teams.length };
}

function refuseLastOwner(error: unknown): never {
  if (!(error instanceof ApiError) || error.code !== 'last-owner') throw error;
  throw new AdminRefused(
    'They are the last owner of a workspace with others. Ask them to hand it over, or remove the others first: members EMAIL shows which.',
  );
}

async function countEvents(db: Database, workspaceId: string): Promise<number> {
  const { count } = await db
    .selectFrom('events')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
