import type { Pool } from 'pg';
import type { Role } from '#domain/team/role.ts';
import type { Database } from '../db/database.ts';
import { listen } from '../db/listen.ts';
import { transact } from '../db/transact.ts';
import { createRecentMap } from '../event-store/lru-cache.ts';
import type { Clock } from '../http/clock.ts';
import { giveOwnWorkspace } from './give-own-workspace.ts';
import { membershipChannel } from './membership-channel.ts';

/** The part of an account in a workspace. */
export interface Membership {
  readonly role: Role;
  /** Whether there are others, so that what it may is to be asked with each command. */
  readonly isTeam: boolean;
}

export interface Memberships {
  /** Null for an account that is no member. */
  find(workspaceId: string, accountId: string): Promise<Membership | null>;
  /** Members have changed here: nothing that was remembered of them holds. */
  forget(workspaceId: string): void;
  /** Calls back with each workspace whose members may have changed, here or on another server. Returns the way to stop. */
  onChanged(listener: (workspaceId: string) => void): () => void;
  /** Gives an account that has left its own workspace a new one; resolves to it, or to the one that it has by now. */
  settle(accountId: string): Promise<string>;
  close(): Promise<void>;
}

const rememberedAtMost = 20_000;

const statement = {
  name: 'find-membership',
  text: `
    SELECT role, EXISTS (
      SELECT FROM memberships AS other WHERE other.workspace_id = $1 AND other.account_id <> $2
    ) AS "isTeam"
    FROM memberships WHERE workspace_id = $1 AND account_id = $2`,
};

/**
 * Roles in workspaces. What was read is remembered only while the database tells of each change, so that a server forgets
 * at once what another one has changed. That somebody is no member is never remembered.
 */
export function createMemberships(pool: Pool, db: Database, clock: Clock): Memberships {
  const remembered = createRecentMap<{ readonly epoch: number; readonly membership: Membership }>(rememberedAtMost);
  const epochs = createRecentMap<number>(rememberedAtMost);
  /** Higher than any before, whichever workspace has changed: what was read before that is not kept. */
  let latest = 0;
  let oldestTrusted = Number.POSITIVE_INFINITY;

  const listeners = new Set<(workspaceId: string) => void>();
  const forget = (workspaceId: string): void => {
    epochs.set(workspaceId, ++latest);
    for (const listener of listeners) listener(workspaceId);
  };
  const close = listen(pool, membershipChannel, {
    notified: forget,
    connected() {
      oldestTrusted = ++latest;
    },
    lost() {
      oldestTrusted = Number.POSITIVE_INFINITY;
    },
  });

  return {
    close,
    forget,
    onChanged(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async find(workspaceId, accountId) {
      const key = `${workspaceId} ${accountId}`;
      const known = remembered.get(key);
      if (known && known.epoch >= oldestTrusted && known.epoch >= (epochs.get(workspaceId) ?? 0))
        return known.membership;
      const epoch = latest;
      const { rows } = await pool.query<Membership>({ ...statement, values: [workspaceId, accountId] });
      const [membership] = rows;
      if (membership) remembered.set(key, { epoch, membership });
      return membership ?? null;
    },
    settle: (accountId) => transact(db, (trx) => settleAnew(trx, accountId, clock())),
  };
}

async function settleAnew(trx: Database, accountId: string, now: Date): Promise<string> {
  const account = await trx
    .selectFrom('accounts')
    .select('workspace_id as workspaceId')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const member = await trx
    .selectFrom('memberships')
    .select('role')
    .where('workspace_id', '=', account.workspaceId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return member ? account.workspaceId : giveOwnWorkspace(trx, accountId, now);
}
