import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { type NewWebhook, type Webhook, type WebhookChange, webhookLimits } from '#domain/webhooks/webhook.ts';
import type { Principal } from '../accounts/principal.ts';
import type { Database } from '../db/database.ts';
import { transact } from '../db/transact.ts';
import { ApiError } from '../http/api-error.ts';
import type { Clock } from '../http/clock.ts';
import { derivedUuid } from '../http/derived-uuid.ts';
import type { SealedSecrets } from '../identity/sealed-secrets.ts';
import { type Endpoint, giveUpWaiting } from './deliveries.ts';
import { newWebhookKey, secretText } from './webhook-secret.ts';
import type { WebhookTables } from './webhook-tables.ts';

type Maker = Pick<Principal, 'workspaceId' | 'accountId'>;
type Of = Pick<Principal, 'workspaceId'>;

export interface MadeWebhook {
  readonly id: string;
  readonly secret: string;
  /** Whether it was there already. */
  readonly isAgain: boolean;
}

/** The endpoints of a workspace. Its members who may edit share them. */
export interface Webhooks {
  /**
   * Resolves to the secret itself, which is kept sealed. With the same key of the same member again, what was wanted is
   * compared: it is that webhook for a day, as long as its secret has not been changed.
   */
  make(maker: Maker, wanted: NewWebhook, key?: string): Promise<MadeWebhook>;
  /** The oldest first. */
  list(of: Of): Promise<Webhook[]>;
  /** Undefined if the workspace has no such endpoint, as for the others. */
  find(of: Of, id: string): Promise<Webhook | undefined>;
  /** The same with what is needed to send to it. */
  endpoint(of: Of, id: string): Promise<Endpoint | undefined>;
  change(of: Maker, id: string, change: WebhookChange): Promise<Webhook | undefined>;
  /** Makes a new secret; the one before signs for another day. */
  rotate(of: Of, id: string): Promise<string | undefined>;
  /** Whether there was one. */
  remove(of: Of, id: string): Promise<boolean>;
}

const previousForMs = 24 * 3_600_000;
/** For so long a call that is repeated gets the same answer, the secret included. */
const repeatedForMs = 24 * 3_600_000;

export function createWebhooks(db: Database, clock: Clock, secrets: SealedSecrets): Webhooks {
  const rowsOf = ({ workspaceId }: Of) =>
    db.selectFrom('webhooks').selectAll().where('workspace_id', '=', workspaceId).orderBy('created_at').orderBy('id');
  const find = async (of: Of, id: string): Promise<Webhook | undefined> => {
    const row = await rowsOf(of).where('id', '=', id).executeTakeFirst();
    return row && shown(row, clock());
  };
  return {
    find,
    async endpoint(of, id) {
      const row = await rowsOf(of).where('id', '=', id).executeTakeFirst();
      return (
        row && {
          ...{ workspaceId: of.workspaceId, webhookId: id, accountId: row.account_id },
          ...{ kind: row.kind, url: row.url, personal: row.personal, secret: row.secret },
          ...{ previousSecret: row.previous_secret, previousSecretUntil: row.previous_secret_until },
        }
      );
    },
    make: ({ workspaceId, accountId }, { url, types, kind, personal }, keyOfCall) =>
      transact(db, async (trx) => {
        // One after the other, so that two at once are not both the last one.
        await trx.selectFrom('workspaces').select('id').where('id', '=', workspaceId).forNoKeyUpdate().execute();
        const id = keyOfCall === undefined ? randomUUID() : derivedUuid('webhook', workspaceId, accountId, keyOfCall);
        const before = await trx
          .selectFrom('webhooks')
          .selectAll()
          .where('workspace_id', '=', workspaceId)
          .where('id', '=', id)
          .executeTakeFirst();
        if (before) {
          const isSame =
            before.url === url &&
            before.kind === kind &&
            before.personal === personal &&
            before.types.join() === types.join();
          const isRepeated =
            clock().getTime() - before.created_at.getTime() < repeatedForMs && before.previous_secret === null;
          if (!isSame || !isRepeated)
            throw new ApiError(409, 'key-reused', 'This key was used for another webhook. Take a new one.');
          return { id, secret: secretText(secrets.open(before.secret, id)), isAgain: true };
        }
        const { count } = await trx
          .selectFrom('webhooks')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('workspace_id', '=', workspaceId)
          .executeTakeFirstOrThrow();
        if (count >= webhookLimits.endpoints)
          throw new ApiError(409, 'too-many-webhooks', 'This workspace has too many webhooks. Delete one first.');
        const key = newWebhookKey();
        await trx
          .insertInto('webhooks')
          .values({
            ...{ id, kind, url, types, personal, workspace_id: workspaceId, account_id: accountId },
            ...{ secret: secrets.seal(key, id), created_at: clock() },
          })
          .execute();
        return { id, secret: secretText(key), isAgain: false };
      }),
    async list(of) {
      const now = clock();
      return (await rowsOf(of).execute()).map((row) => shown(row, now));
    },
    change: (of, id, { on, ...fields }) =>
      transact(db, async (trx) => {
        const switched =
          on === undefined
            ? {}
            : on
              ? { off_reason: null, off_since: null, failing_since: null, failed_at: null }
              : { off_reason: 'switched-off' as const, off_since: clock() };
        // Messages that go elsewhere, or hold more, end with the membership of whoever wanted that.
        const isTaken = fields.url !== undefined || fields.personal !== undefined;
        const changes = { ...fields, ...switched, ...(isTaken && { account_id: of.accountId }) };
        if (Object.keys(changes).length === 0) return find(of, id);
        const row = await trx
          .updateTable('webhooks')
          .set(changes)
          .where('workspace_id', '=', of.workspaceId)
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst();
        if (row && on === false) await giveUpWaiting(trx, { workspaceId: of.workspaceId, webhookId: id });
        return row && shown(row, clock());
      }),
    async rotate({ workspaceId }, id) {
      const key = newWebhookKey();
      const { numUpdatedRows } = await db
        .updateTable('webhooks')
        .set(({ ref }) => ({
          previous_secret: ref('secret'),
          previous_secret_until: new Date(clock().getTime() + previousForMs),
          secret: secrets.seal(key, id),
        }))
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n ? secretText(key) : undefined;
    },
    async remove({ workspaceId }, id) {
      const { numDeletedRows } = await db
        .deleteFrom('webhooks')
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}

function shown(row: Selectable<WebhookTables['webhooks']>, now: Date): Webhook {
  const { id, kind, url, types, personal, off_reason, off_since, previous_secret_until: until } = row;
  return {
    ...{ id, kind, types, personal, url: kind === 'webhook' ? url : `${new URL(url).origin}/…` },
    off: off_reason && off_since && { reason: off_reason, since: off_since.toISOString() },
    failingSince: row.failing_since?.toISOString() ?? null,
    madeBy: row.account_id,
    createdAt: row.created_at.toISOString(),
    previousSecretUntil: until && until > now ? until.toISOString() : null,
  };
}
