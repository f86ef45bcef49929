import { countOf } from '#domain/text/figures.ts';
import { deleteAccount } from '../accounts/delete-account.ts';
import type { Database } from '../db/database.ts';
import { transact } from '../db/transact.ts';
import { type AdminAction, AdminRefused } from './admin-action.ts';
import { findAccount, subjectOf } from './find-account.ts';

/** `erase EMAIL --yes`: what the founder's own "Delete account" does. */
export const eraseAction: AdminAction = async ({ db, settings, now, record }, [given, ...more], options) => {
  if (given === undefined || more.length > 0) return undefined;
  const account = await findAccount(db, given, options);
  const { email, emailVerified } = account;
  const events = account.workspaceId === null ? 0 : await countEvents(db, account.workspaceId);
  if (!options.yes) {
    throw new AdminRefused(
      `This would erase the account of ${email} (${emailVerified ? 'verified' : 'not verified'}) with ${countOf(events, 'event')}, ` +
        'for good. Add --yes to do it.',
    );
  }
  await transact(db, (trx) => deleteAccount(trx, account.providerUid, now));
  record({ event: 'account-deleted', outcome: 'success', by: 'operator', who: subjectOf(account) });
  const left = settings.firebase
    ? ` The Firebase user remains: delete it in the console of the project ${settings.firebase.projectId}.`
    : '';
  return {
    text: `Erased ${email}, with ${countOf(events, 'event')}.${left} Earlier backups still include them: delete those within 30 days.`,
    data: { email, account: account.id, events },
  };
};

async function countEvents(db: Database, workspaceId: string): Promise<number> {
  const { count } = await db
    .selectFrom('events')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
