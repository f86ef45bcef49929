import { sql } from 'kysely';
import { sameAddress } from '#domain/intake/same-address.ts';
import type { Database } from '../db/database.ts';
import { readEmail } from '../identity/read-email.ts';

const hashOf = (email: string) => sql<Buffer>`keyed_hash('email', ${email})`;

/** A mailbox in `banned_emails`, however its address is written. */
const mailboxHash = (email: string) => hashOf(sameAddress(email));

/** The rows that ban an address: of its mailbox, and of its one spelling, in which bans were kept before. */
const banningHashes = (email: string) => [mailboxHash(email), hashOf(readEmail(email) ?? email.toLowerCase())];

/**
 * Whether the operator lets nothing more be published from a workspace: of the workspace itself, or of whoever has shown that
 * the address of its account is theirs, be it with another account.
 */
export async function isBanned(db: Database, workspaceId: string): Promise<boolean> {
  const ban = await db
    .selectFrom('publishing_bans')
    .select('workspace_id')
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
  if (ban) return true;
  for (const email of await verifiedEmails(db, workspaceId)) {
    const banned = await db
      .selectFrom('banned_emails')
      .select('banned_at')
      .where('email_hash', 'in', banningHashes(email))
      .executeTakeFirst();
    if (banned) return true;
  }
  return false;
}

/**
 * Whether somebody may publish nothing from a workspace: it is banned, or their own one or their address is, so that a ban
 * does not end in a workspace of somebody else's.
 */
export async function isBannedIn(db: Database, workspaceId: string, accountId: string): Promise<boolean> {
  if (await isBanned(db, workspaceId)) return true;
  const account = await db
    .selectFrom('accounts')
    .select('workspace_id as own')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account !== undefined && account.own !== workspaceId && isBanned(db, account.own);
}

/** Bans a founder: the workspace, and the address that they have shown to be theirs. */
export async function ban(db: Database, workspaceId: string, now: Date): Promise<void> {
  await db
    .insertInto('publishing_bans')
    .values({ workspace_id: workspaceId, banned_at: now })
    .onConflict((conflict) => conflict.column('workspace_id').doNothing())
    .execute();
  await banEmails(db, await verifiedEmails(db, workspaceId), now);
}

/** Bans whoever has shown that a mailbox is theirs, or shows it some day. */
export async function banEmails(db: Database, emails: readonly string[], now: Date): Promise<void> {
  for (const email of emails) {
    await db
      .insertInto('banned_emails')
      .values({ email_hash: mailboxHash(email), banned_at: now })
      .onConflict((conflict) => conflict.column('email_hash').doNothing())
      .execute();
  }
}

export async function liftBan(db: Database, workspaceId: string): Promise<void> {
  await db.deleteFrom('publishing_bans').where('workspace_id', '=', workspaceId).execute();
  for (const email of await verifiedEmails(db, workspaceId)) await liftBanOfEmail(db, email);
}

/** Resolves to whether there was one. */
export async function liftBanOfEmail(db: Database, email: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('banned_emails')
    .where('email_hash', 'in', banningHashes(email))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Before a banned founder's account is deleted: its verified addresses may have changed since the ban. */
export async function keepBan(
  db: Database,
  workspaceId: string,
  verified: readonly string[],
  now: Date,
): Promise<void> {
  if (await isBanned(db, workspaceId)) await banEmails(db, verified, now);
}

async function verifiedEmails(db: Database, workspaceId: string): Promise<readonly string[]> {
  const accounts = await db
    .selectFrom('accounts')
    .select('email')
    .where('workspace_id', '=', workspaceId)
    .where('email_verified', '=', true)
    .execute();
  return accounts.map(({ email }) => email);
}
