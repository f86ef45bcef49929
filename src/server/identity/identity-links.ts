import type { Selectable } from 'kysely';
import type { Database } from '../db/database.ts';
import type { IdentityTables } from './identity-tables.ts';
import type { ProviderId } from './provider-id.ts';

/** A user's account at another provider. */
export type IdentityLink = Selectable<IdentityTables['identity_links']>;

export interface IdentityLinks {
  /** Lists one user's links, in the order in which they were made. */
  of(uid: string): Promise<IdentityLink[]>;
  find(providerId: ProviderId, subject: string): Promise<IdentityLink | undefined>;
  /** The accounts at a provider that were linked last, for its page to offer. */
  recent(providerId: ProviderId, most: number): Promise<IdentityLink[]>;
  /** Undefined if the account is linked already, or the user has another one at that provider. */
  insert(link: IdentityLink): Promise<IdentityLink | undefined>;
  remove(uid: string, providerIds: readonly string[]): Promise<void>;
  removeAll(uid: string): Promise<void>;
  /** Removes the links that were made then or later. */
  removeSince(uid: string, since: Date): Promise<void>;
}

export function createIdentityLinks(db: Database): IdentityLinks {
  const links = db.selectFrom('identity_links').selectAll();
  const removeOf = (uid: string) => db.deleteFrom('identity_links').where('uid', '=', uid);
  return {
    of: (uid) => links.where('uid', '=', uid).orderBy('linked_at').orderBy('provider_id').execute(),
    find: (providerId, subject) =>
      links.where('provider_id', '=', providerId).where('subject', '=', subject).executeTakeFirst(),
    recent: (providerId, most) =>
      links.where('provider_id', '=', providerId).orderBy('linked_at', 'desc').limit(most).execute(),
    insert: (link) =>
      db
        .insertInto('identity_links')
        .values(link)
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst(),
    async remove(uid, providerIds) {
      await removeOf(uid)
        .where('provider_id', 'in', providerIds as readonly ProviderId[])
        .execute();
    },
    async removeAll(uid) {
      await removeOf(uid).execute();
    },
    async removeSince(uid, since) {
      await removeOf(uid).where('linked_at', '>=', since).execute();
    },
  };
}
