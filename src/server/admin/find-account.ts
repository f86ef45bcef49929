import type { Database } from '../db/database.ts';
import { readEmail } from '../identity/read-email.ts';
import type { Subject } from '../security/security-event.ts';
import { type AdminOptions, AdminRefused } from './admin-action.ts';

/** An account, or an embedded provider's user who has none yet. */
export interface FoundAccount {
  /** Null if somebody has signed up with the provider and never come in. */
  readonly id: string | null;
  readonly workspaceId: string | null;
  readonly providerUid: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

/** Whom an event about an account is about. */
export const subjectOf = ({ id, providerUid }: FoundAccount): Subject =>
  id === null ? { uid: providerUid } : { accountId: id };

/** The one that is meant by an address. Throws `AdminRefused` if there is none, or several and `account` names none of them. */
export async function findAccount(db: Database, text: string, { account }: AdminOptions): Promise<FoundAccount> {
  const email = readEmail(text);
  if (!email) throw new AdminRefused(`${JSON.stringify(text)} isn’t an email address.`);
  const all = await accountsOf(db, email);
  const found = account === undefined ? all : all.filter(({ id, providerUid }) => [id, providerUid].includes(account));
  const [only, ...others] = found;
  if (!only) throw new AdminRefused(`There’s no account for ${email}${account === undefined ? '' : ` with that ID`}.`);
  if (others.length === 0) return only;
  const each = found.map(
    ({ id, providerUid, emailVerified }) => `  ${id ?? providerUid}${emailVerified ? ', verified' : ''}`,
  );
  throw new AdminRefused(`${email} has ${found.length} accounts. Say which, with --account ID:\n${each.join('\n')}`);
}

async function accountsOf(db: Database, email: string): Promise<FoundAccount[]> {
  const accounts = await db
    .selectFrom('accounts')
    .select([
      'id',
      'workspace_id as workspaceId',
      'provider_uid as providerUid',
      'email',
      'email_verified as emailVerified',
    ])
    .where((has) => has(has.fn('lower', ['email']), '=', email))
    .orderBy('created_at')
    .execute();
  const known = accounts.map(({ providerUid }) => providerUid);
  const users = await db
    .selectFrom('identity_users')
    .select(['uid', 'email_verified'])
    .where('email', '=', email)
    .execute();
  const alone = users
    .filter(({ uid }) => !known.includes(uid))
    .map((user) => ({ id: null, workspaceId: null, providerUid: user.uid, email, emailVerified: user.email_verified }));
  return [...accounts, ...alone];
}
