import { type Selectable, sql } from 'kysely';
import type { Pool } from 'pg';
import { type WebhookKind, webhookLimits } from '#domain/webhooks/webhook.ts';
import type { DeliveryError, WebhookDelivery } from '#domain/webhooks/webhook-delivery.ts';
import type { Database } from '../db/database.ts';
import { transact } from '../db/transact.ts';
import type { AfterAttempt } from './after-attempt.ts';
import type { PostResult } from './post-webhook.ts';
import type { WebhookTables } from './webhook-tables.ts';

/** The endpoint of a message. */
export interface Endpoint {
  readonly workspaceId: string;
  readonly webhookId: string;
  /** Who made it. */
  readonly accountId: string;
  readonly kind: WebhookKind;
  readonly url: string;
  readonly personal: boolean;
  /** Sealed. */
  readonly secret: Buffer;
  readonly previousSecret: Buffer | null;
  readonly previousSecretUntil: Date | null;
}

/** A message that is due, and that no other server sends before `leasedUntil`. */
export interface TakenDelivery extends Endpoint {
  readonly id: number;
  readonly messageId: string;
  readonly position: number;
  readonly attempts: number;
  readonly failingSince: Date | null;
  readonly failedAt: Date | null;
  readonly leasedUntil: Date;
}

/**
 * The first message that is due at the endpoint that has waited longest: of each stream the earliest that has not ended, so
 * that they arrive in order. `$3`: workspaces for which enough is under way.
 */
const taking = {
  name: 'take-webhook-delivery',
  text: `
    WITH next AS (
      SELECT hook.workspace_id, hook.id AS webhook_id, due.id
      FROM webhooks AS hook CROSS JOIN LATERAL (
        SELECT id FROM webhook_deliveries AS each
        WHERE each.workspace_id = hook.workspace_id AND each.webhook_id = hook.id AND each.state = 'waiting'
          AND each.due_at <= $1 AND NOT EXISTS (
            SELECT FROM webhook_deliveries AS earlier
            WHERE earlier.workspace_id = each.workspace_id AND earlier.webhook_id = each.webhook_id
              AND earlier.state = 'waiting' AND earlier.stream = each.stream AND earlier.id < each.id
          )
        ORDER BY each.id LIMIT 1
      ) AS due
      WHERE hook.id IN (SELECT webhook_id FROM webhook_deliveries WHERE state = 'waiting' AND due_at <= $1)
        AND hook.off_since IS NULL AND (hook.busy_until IS NULL OR hook.busy_until <= $1)
        AND hook.workspace_id <> ALL ($3::uuid[])
      ORDER BY hook.tried_at NULLS FIRST LIMIT 1
      FOR NO KEY UPDATE OF hook SKIP LOCKED
    ), message AS (
      SELECT each.* FROM next JOIN webhook_deliveries AS each USING (workspace_id, webhook_id, id)
      WHERE each.state = 'waiting' AND each.due_at <= $1
      FOR NO KEY UPDATE OF each
    )
    UPDATE webhooks SET busy_until = $2, tried_at = $1
    FROM message
    WHERE webhooks.workspace_id = message.workspace_id AND webhooks.id = message.webhook_id
    RETURNING webhooks.workspace_id AS "workspaceId", webhooks.id AS "webhookId", webhooks.account_id AS "accountId",
      webhooks.kind, webhooks.url, webhooks.personal, webhooks.secret, webhooks.previous_secret AS "previousSecret",
      webhooks.previous_secret_until AS "previousSecretUntil", webhooks.failing_since AS "failingSince",
      webhooks.failed_at AS "failedAt", webhooks.busy_until AS "leasedUntil",
      message.id, message.message_id AS "messageId", message.position, message.attempts`,
};

export interface Finished {
  readonly now: Date;
  readonly result: PostResult;
  readonly after: AfterAttempt;
}

type Of = Pick<Endpoint, 'workspaceId' | 'webhookId'>;

/** Messages to endpoints: taken one by one, ended or kept waiting, and shown. */
export interface Deliveries {
  take(now: Date, leasedUntil: Date, fullWorkspaces: readonly string[]): Promise<TakenDelivery | undefined>;
  /** Keeps the result of an attempt. Resolves to whether it has switched the endpoint off. */
  finish(taken: TakenDelivery, finished: Finished): Promise<boolean>;
  /** Lets go of a message that was not tried, for whichever server is next. */
  release(taken: TakenDelivery): Promise<void>;
  /** Deletes a message that says nothing any more. */
  drop(taken: TakenDelivery): Promise<void>;
  /** Keeps an attempt that followed no fact; undefined if the endpoint is gone. */
  keepTest(
    of: Of,
    test: { readonly messageId: string; readonly at: Date; readonly result: PostResult },
  ): Promise<WebhookDelivery | undefined>;
  /** The latest first. */
  list(of: Of): Promise<WebhookDelivery[]>;
  /**
   * Sends a message once more, after all that wait in its stream; one that waits is due at once. Resolves to the message that
   * waits; undefined if there is none, or if it was a test.
   */
  again(of: Of, id: number, now: Date): Promise<WebhookDelivery | undefined>;
}

export function createDeliveries(pool: Pool, db: Database, hasMailer: boolean): Deliveries {
  const prune = (trx: Database, { workspaceId, webhookId }: Of) =>
    sql`
      DELETE FROM webhook_deliveries WHERE workspace_id = ${workspaceId} AND webhook_id = ${webhookId}
        AND state <> 'waiting' AND id <= (
          SELECT id FROM webhook_deliveries
          WHERE workspace_id = ${workspaceId} AND webhook_id = ${webhookId} AND state <> 'waiting'
          ORDER BY id DESC OFFSET ${sql.lit(webhookLimits.deliveries)} LIMIT 1
        )`.execute(trx);
  /** Keeps an endpoint from being deleted meanwhile; undefined if it was. */
  const hold = (trx: Database, { workspaceId, webhookId }: Of) =>
    trx
      .selectFrom('webhooks')
      .select('id')
      .where('workspace_id', '=', workspaceId)
      .where('id', '=', webhookId)
      .forKeyShare()
      .executeTakeFirst();
  const letGo = (trx: Database, { workspaceId, webhookId, leasedUntil }: TakenDelivery) =>
    trx
      .updateTable('webhooks')
      .set({ busy_until: null })
      .where('workspace_id', '=', workspaceId)
      .where('id', '=', webhookId)
      .where('busy_until', '=', leasedUntil);
  return {
    async take(now, leasedUntil, fullWorkspaces) {
      const { rows } = await pool.query<TakenDelivery>({ ...taking, values: [now, leasedUntil, fullWorkspaces] });
      return rows[0];
    },
    finish: (taken, { now, result, after }) =>
      transact(db, async (trx) => {
        const { workspaceId, webhookId, id, attempts } = taken;
        // The endpoint first, as whoever deletes it does.
        await letGo(trx, taken).execute();
        const switched = after.off && { off_reason: after.off, off_since: now };
        const { numUpdatedRows } = await trx
          .updateTable('webhooks')
          .set({ failing_since: after.failingSince, failed_at: after.failedAt, ...switched })
          .where('workspace_id', '=', workspaceId)
          .where('id', '=', webhookId)
          .where('off_since', 'is', null)
          .executeTakeFirstOrThrow();
        const { status, error, answer, tookMs } = result;
        await trx
          .updateTable('webhook_deliveries')
          .set({
            ...{ state: after.state, attempts: attempts + 1, tried_at: now, status, error, answer, took_ms: tookMs },
            ...(after.dueAt && { due_at: after.dueAt }),
          })
          .where('workspace_id', '=', workspaceId)
          .where('webhook_id', '=', webhookId)
          .where('id', '=', id)
          .where('attempts', '=', attempts)
          .where('state', '=', 'waiting')
          .execute();
        const isSwitchedOff = after.off !== null && numUpdatedRows > 0n;
        if (isSwitchedOff) {
          await giveUpWaiting(trx, taken);
          if (hasMailer)
            await trx
              .insertInto('outbox')
              .values({
                ...{ workspace_id: workspaceId, cause: `webhook-off:${webhookId}:${now.toISOString()}` },
                ...{ kind: 'webhook-off', subject: webhookId, due_at: now },
              })
              .execute();
        }
        if (after.state !== 'waiting') await prune(trx, taken);
        return isSwitchedOff;
      }),
    async release(taken) {
      await letGo(db, taken).execute();
    },
    async drop(taken) {
      const { workspaceId, webhookId, id } = taken;
      await db
        .deleteFrom('webhook_deliveries')
        .where('workspace_id', '=', workspaceId)
        .where('webhook_id', '=', webhookId)
        .where('id', '=', id)
        .execute();
      await letGo(db, taken).execute();
    },
    keepTest: (of, { messageId, at, result }) =>
      transact(db, async (trx) => {
        if (!(await hold(trx, of))) return undefined;
        const { status, error, answer, tookMs } = result;
        const row = await trx
          .insertInto('webhook_deliveries')
          .values({
            ...{ workspace_id: of.workspaceId, webhook_id: of.webhookId, message_id: messageId, type: testType },
            ...{ stream: 'test', position: null, state: error === null ? 'delivered' : 'failed', attempts: 1 },
            ...{ created_at: at, due_at: at, tried_at: at, status, error, answer, took_ms: tookMs },
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        await prune(trx, of);
        return shown(row);
      }),
    async list({ workspaceId, webhookId }) {
      const rows = await db
        .selectFrom('webhook_deliveries')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('webhook_id', '=', webhookId)
        .orderBy('id', 'desc')
        .limit(webhookLimits.deliveries)
        .execute();
      return rows.map(shown);
    },
    again: ({ workspaceId, webhookId }, id, now) =>
      transact(db, async (trx) => {
        const due = await trx
          .updateTable('webhook_deliveries')
          .set({ due_at: now })
          .where('workspace_id', '=', workspaceId)
          .where('webhook_id', '=', webhookId)
          .where('id', '=', id)
          .where('state', '=', 'waiting')
          .returningAll()
          .executeTakeFirst();
        if (due) return shown(due);
        const ended = await trx
          .selectFrom('webhook_deliveries')
          .select(['message_id', 'type', 'stream', 'position'])
          .where('workspace_id', '=', workspaceId)
          .where('webhook_id', '=', webhookId)
          .where('id', '=', id)
          .where('position', 'is not', null)
          .executeTakeFirst();
        if (!ended || !(await hold(trx, { workspaceId, webhookId }))) return undefined;
        const row = await trx
          .insertInto('webhook_deliveries')
          .values({ ...ended, workspace_id: workspaceId, webhook_id: webhookId, created_at: now, due_at: now })
          .returningAll()
          .executeTakeFirstOrThrow();
        return shown(row);
      }),
  };
}

/** Type of the message that shows whether an endpoint works. It is about no fact. */
export const testType = 'webhook.test';

/** Ends what waits for an endpoint that was switched off. It can be sent again. */
export async function giveUpWaiting(db: Database, { workspaceId, webhookId }: Of): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ state: 'failed', error: 'switched-off' satisfies DeliveryError })
    .where('workspace_id', '=', workspaceId)
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .execute();
}

function shown(row: Selectable<WebhookTables['webhook_deliveries']>): WebhookDelivery {
  const { id, message_id, type, state, attempts, created_at, due_at, tried_at, status, error, took_ms, answer } = row;
  return {
    ...{ id: String(id), messageId: message_id, type, state, attempts, status, error, tookMs: took_ms, answer },
    createdAt: created_at.toISOString(),
    triedAt: tried_at?.toISOString() ?? null,
    nextAt: state === 'waiting' ? due_at.toISOString() : null,
  };
}
