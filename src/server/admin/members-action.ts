import { countOf } from '#domain/text/figures.ts';
import type { Database } from '../db/database.ts';
import { transact } from '../db/transact.ts';
import { type EndOfMembership, endMembership } from '../team/end-membership.ts';
import { nameOfWorkspace } from '../team/name-of-workspace.ts';
import { type AdminAction, type AdminAnswer, type AdminContext, AdminRefused } from './admin-action.ts';
import { findAccount, subjectOf } from './find-account.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** `members EMAIL`, `members WORKSPACE`, and with `--remove EMAIL` one of them is none any more. */
export const membersAction: AdminAction = async (context, [given, ...more], options) => {
  if (given === undefined || more.length > 0) return undefined;
  if (uuid.test(given)) {
    await requireWorkspace(context.db, given);
    return options.remove === undefined ? membersOf(context, given) : removeFrom(context, given, options.remove);
  }
  if (options.remove !== undefined) return undefined;
  const account = await findAccount(context.db, given, options);
  context.record({
    ...{ event: 'account-read', outcome: 'success', by: 'operator', reason: 'members', who: subjectOf(account) },
  });
  return workspacesOf(context, account.email, account.id);
};

/** Throws `AdminRefused` if there is no such workspace. */
export async function requireWorkspace(db: Database, workspaceId: string): Promise<void> {
  const found = uuid.test(workspaceId)
    ? await db.selectFrom('workspaces').select('id').where('id', '=', workspaceId).executeTakeFirst()
    : undefined;
  if (!found) throw new AdminRefused(`There’s no workspace ${workspaceId}.`);
}

async function workspacesOf({ db }: AdminContext, email: string, accountId: string | null): Promise<AdminAnswer> {
  const rows = await db
    .selectFrom('memberships as own')
    .select(['own.workspace_id as id', 'own.role', 'own.since', nameOfWorkspace('own.workspace_id').as('name')])
    .select(({ selectFrom }) =>
      selectFrom('memberships as each')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('each.workspace_id', '=', 'own.workspace_id')
        .as('members'),
    )
    .where('own.account_id', '=', accountId)
    .orderBy('own.since')
    .orderBy('own.workspace_id')
    .execute();
  const workspaces = rows.map(({ since, members, ...row }) => ({
    ...{ ...row, members: Number(members), since: since.toISOString() },
  }));
  const lines = workspaces.map(
    ({ since, id, role, members, name }) =>
      `${since.slice(0, 10)}  ${id}  ${role.padEnd(7)}  ${countOf(members, 'member')}  ${name}`,
  );
  return {
    text: [`${email} is a member of ${countOf(workspaces.length, 'workspace')}.`, ...lines].join('\n'),
    data: { email, workspaces },
  };
}

async function membersOf({ db, record }: AdminContext, workspaceId: string): Promise<AdminAnswer> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('accounts', 'accounts.id', 'memberships.account_id')
    .select(['accounts.id as account', 'email', 'role', 'since'])
    .where('memberships.workspace_id', '=', workspaceId)
    .orderBy('since')
    .orderBy('accounts.id')
    .execute();
  record({ event: 'members-changed', outcome: 'success', by: 'operator', reason: 'read' });
  const members = rows.map(({ since, ...row }) => ({ ...row, since: since.toISOString() }));
  const lines = members.map(
    ({ since, account, role, email }) => `${since.slice(0, 10)}  ${account}  ${role.padEnd(7)}  ${email}`,
  );
  return {
    text: [`The workspace has ${countOf(members.length, 'member')}.`, ...lines].join('\n'),
    data: { workspace: workspaceId, members },
  };
}

const refusals: Readonly<Record<Exclude<EndOfMembership, 'ended'>, string>> = {
  'not-a-member': 'They’re not a member of this workspace.',
  'last-owner': 'They’re its last owner. Ask them to hand it over, or remove the others first.',
  alone: 'They’re its only member. Erase the account instead.',
};

async function removeFrom({ db, now, record }: AdminContext, workspaceId: string, whom: string): Promise<AdminAnswer> {
  const found = await db
    .selectFrom('memberships')
    .innerJoin('accounts', 'accounts.id', 'memberships.account_id')
    .select(['accounts.id', 'email'])
    .where('memberships.workspace_id', '=', workspaceId)
    .where(({ or, eb }) =>
      or([
        eb(eb.fn('lower', ['email']), '=', whom.toLowerCase()),
        ...(uuid.test(whom) ? [eb('accounts.id', '=', whom)] : []),
      ]),
    )
    .execute();
  const [member, ...others] = found;
  if (!member) throw new AdminRefused(refusals['not-a-member']);
  if (others.length > 0)
    throw new AdminRefused(
      `${whom} has ${found.length} accounts here. Name one by its ID:\n${found.map(({ id }) => `  ${id}`).join('\n')}`,
    );
  const end = await transact(db, (trx) => endMembership(trx, workspaceId, member.id, now));
  if (end !== 'ended') throw new AdminRefused(refusals[end]);
  record({
    event: 'members-changed',
    outcome: 'success',
    by: 'operator',
    reason: 'removed',
    who: { accountId: member.id },
  });
  return {
    text: `${member.email} isn’t a member of it now. A running server writes that into its log.`,
    data: { workspace: workspaceId, account: member.id, email: member.email },
  };
}
