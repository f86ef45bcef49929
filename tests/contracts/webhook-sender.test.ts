import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { newWebhookSchema } from '#domain/webhooks/webhook.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { createSealedSecrets } from '#server/identity/sealed-secrets.ts';
import { afterAttempt } from '#server/webhooks/after-attempt.ts';
import { deliverWebhooks } from '#server/webhooks/deliver-webhooks.ts';
import { createDeliveries, type Deliveries, type Endpoint } from '#server/webhooks/deliveries.ts';
import type { PostResult } from '#server/webhooks/post-webhook.ts';
import type { Sending } from '#server/webhooks/send-to-endpoint.ts';
import { createWebhooks, type Webhooks } from '#server/webhooks/webhooks.ts';
import { aClock } from '../fixtures/a-clock.ts';
import { capture, command, type StoreUnderTest, storeUnderTest } from './event-store-fixture.ts';

const { clock, wait } = aClock();
let under: StoreUnderTest;
let db: Database;
let webhooks: Webhooks;
let deliveries: Deliveries;
beforeAll(async () => {
  under = await storeUnderTest({ clock });
  db = openDatabase(under.url).db;
  webhooks = createWebhooks(db, clock, createSealedSecrets(Buffer.alloc(32), 'test'));
  deliveries = createDeliveries(under.pool, db, true);
});
afterAll(async () => {
  await db?.destroy();
  await under?.close();
});

const [secondMs, minuteMs, hourMs] = [1000, 60_000, 3_600_000];
const taken: PostResult = { status: 200, error: null, answer: 'ok', tookMs: 5 };
const broken: PostResult = { status: 500, error: 'not-accepted', answer: 'no', tookMs: 5 };
const types = ['idea.captured'];

/** A founder whose endpoints are told of ideas. */
async function founder(endpoints = 1, wanted: object = {}) {
  const actor = await under.founder();
  const { workspaceId } = actor;
  const accountId = actor.by.id;
  const at = clock();
  await db
    .insertInto('accounts')
    .values({
      ...{ id: accountId, workspace_id: workspaceId, provider_uid: accountId, email: `${accountId}@example.org` },
      ...{ email_verified: true, display_name: null, photo_url: null, profile_as_of: at, created_at: at },
    })
    .execute();
  await db
    .insertInto('memberships')
    .values({ workspace_id: workspaceId, account_id: accountId, role: 'owner', since: at })
    .execute();
  const ids: string[] = [];
  for (let n = 0; n < endpoints; n++) {
    const given = newWebhookSchema.parse({ url: `https://${n}.example/`, types, ...wanted });
    ids.push((await webhooks.make({ workspaceId, accountId }, given)).id);
  }
  const log = async (...titles: readonly (string | readonly [title: string, stream: string])[]) => {
    for (const each of titles) {
      const [title, stream] = typeof each === 'string' ? [each] : each;
      await under.store.execute(actor, [capture(title, stream)]);
    }
  };
  const of = (n = 0) => ({ workspaceId, webhookId: ids[n] ?? '' });
  const shown = async (n = 0) =>
    (await deliveries.list(of(n))).map(({ state, attempts, error }) => `${state} ${attempts} ${error}`).toReversed();
  return { actor, workspaceId, accountId, ids, of, log, shown };
}

type Answer = (endpoint: Endpoint, sending: Sending) => Promise<PostResult> | PostResult;

/** A server whose rounds a test begins, without a pause between attempts. What it sends is written down, by endpoint and position. */
function aSender(answer: Answer) {
  const sent: { readonly webhookId: string; readonly position: number; readonly messageId: string }[] = [];
  const off: string[] = [];
  let round: () => void = () => {};
  const finished = Promise.withResolvers<void>();
  const stop = deliverWebhooks({
    ...{ deliveries, clock },
    read: async ({ position }) =>
      ({ type: 'idea.captured', timestamp: '', data: { position }, sentence: '', link: '' }) as const,
    async send(endpoint, sending) {
      const position = Number(sending.message.data['position']);
      sent.push({ webhookId: endpoint.webhookId, position, messageId: sending.messageId });
      return answer(endpoint, sending);
    },
    switchedOff: ({ webhookId }, reason) => off.push(`${webhookId} ${reason}`),
    failed: (error) => finished.reject(error),
    after(delayMs, run) {
      if (delayMs < secondMs) {
        const pause = setImmediate(run);
        return () => clearImmediate(pause);
      }
      round = run;
      return () => {};
    },
  });
  /** Until nothing is due. */
  const isIdle = async (): Promise<boolean> => {
    const { rows } = await under.pool.query(
      `SELECT FROM webhooks LEFT JOIN webhook_deliveries AS each
         ON each.workspace_id = webhooks.workspace_id AND each.webhook_id = webhooks.id
       WHERE busy_until IS NOT NULL OR state = 'waiting' AND due_at <= $1 AND off_since IS NULL AND NOT EXISTS (
         SELECT FROM webhook_deliveries AS earlier
         WHERE earlier.webhook_id = each.webhook_id AND earlier.stream = each.stream AND earlier.id < each.id
           AND earlier.state = 'waiting'
       )`,
      [clock()],
    );
    return rows.length === 0;
  };
  const run = async (): Promise<void> => {
    // A round may end in the moment before something is due.
    const isDone = (): Promise<boolean> => {
      round();
      return isIdle();
    };
    await expect.poll(isDone, { interval: 20 }).toBe(true);
  };
  return { sent, off, run, begin: () => round(), stop };
}

/** A server whose statements stand still while they look through the messages, until the gate is opened. */
async function slowReader() {
  const gate = 1;
  await under.pool.query(`
    ALTER TABLE webhook_deliveries RENAME TO all_deliveries;
    CREATE FUNCTION passes_gate() RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$ BEGIN
      IF current_setting('application_name') = 'slow' THEN
        PERFORM pg_advisory_lock_shared(${gate}), pg_advisory_unlock_shared(${gate});
      END IF;
      RETURN true;
    END $$;
    CREATE VIEW webhook_deliveries AS SELECT * FROM all_deliveries WHERE passes_gate()`);
  const holder = await under.pool.connect();
  await holder.query('SELECT pg_advisory_lock($1)', [gate]);
  const pool = new pg.Pool({ connectionString: under.url, application_name: 'slow' });
  onTestFinished(async () => {
    await pool.end();
    await under.pool.query(`
      DROP VIEW webhook_deliveries; DROP FUNCTION passes_gate;
      ALTER TABLE all_deliveries RENAME TO webhook_deliveries`);
  });
  return {
    slow: createDeliveries(pool, db, true),
    isWaiting: async () => {
      const { rows } = await under.pool.query(`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`);
      return rows.length > 0;
    },
    open: async () => {
      await holder.query('SELECT pg_advisory_unlock($1)', [gate]);
      holder.release();
    },
  };
}
const positions = (sent: readonly { readonly position: number }[]) => sent.map(({ position }) => position);

describe('messages to an endpoint', () => {
  test('are written with the facts that it is told of, and sent in order', async () => {
    const { actor, log, shown, ids } = await founder();
    const sender = aSender(() => taken);
    const stream = `idea-${crypto.randomUUID()}`;
    await log(['One', stream]);
    await under.store.execute(actor, [command('RenameIdea', stream, { title: 'Renamed' }), capture('Two')]);
    expect(await shown()).toEqual(['waiting 0 null', 'waiting 0 null']);
    await sender.run();
    expect(sender.sent.map(({ webhookId, position }) => [webhookId, position])).toEqual([
      [ids[0], 1],
      [ids[0], 3],
    ]);
    expect(await shown()).toEqual(['delivered 1 null', 'delivered 1 null']);
    await sender.stop();
  });

  test('are for each endpoint of the workspace, and for those of no other one', async () => {
    const [one, other] = [await founder(2), await founder()];
    const page = await founder(1, { types: ['page.published'] });
    const sender = aSender(() => taken);
    await one.log('One');
    await page.log('Two');
    await sender.run();
    expect(sender.sent.map(({ webhookId }) => webhookId).toSorted()).toEqual(one.ids.toSorted());
    expect([await other.shown(), await page.shown()]).toEqual([[], []]);
    await sender.stop();
  });

  test('are not written while it is off', async () => {
    const { log, of, ids, shown, workspaceId, accountId } = await founder();
    await log('One');
    await webhooks.change({ workspaceId, accountId }, ids[0] ?? '', { on: false });
    await log('Two');
    await webhooks.change({ workspaceId, accountId }, ids[0] ?? '', { on: true });
    await log('Three');
    const sender = aSender(() => taken);
    await sender.run();
    expect([positions(sender.sent), await shown()]).toEqual([[3], ['failed 0 switched-off', 'delivered 1 null']]);
    expect((await deliveries.list(of())).map(({ nextAt }) => nextAt)).toEqual([null, null]);
    await sender.stop();
  });

  test('that fail are tried again after their time, under the same id, and later ones of the stream wait for them', async () => {
    const { actor, log, shown } = await founder(1, { types: ['idea.captured', 'comment.created'] });
    let works = false;
    const sender = aSender((_endpoint, { message }) => (works || message.data['position'] === 3 ? taken : broken));
    const thread = `thread-${crypto.randomUUID()}`;
    const subject = { kind: 'idea', id: crypto.randomUUID() };
    const reply = () => command('Reply', thread, { commentId: crypto.randomUUID(), text: 'Yes' });
    await under.store.execute(actor, [command('StartThread', thread, { subject, text: 'No' }), reply()]);
    await log('Another stream');
    await sender.run();
    // The second of the stream was not tried before the first had arrived; the other stream goes on.
    expect([positions(sender.sent), await shown()]).toEqual([
      [1, 3],
      ['waiting 1 not-accepted', 'waiting 0 null', 'delivered 1 null'],
    ]);
    wait(5 * secondMs - 1);
    await sender.run();
    expect(sender.sent).toHaveLength(2);
    wait(1);
    await sender.run();
    expect(positions(sender.sent)).toEqual([1, 3, 1]);
    works = true;
    wait(5 * minuteMs);
    await sender.run();
    expect(positions(sender.sent)).toEqual([1, 3, 1, 1, 2]);
    expect(new Set(sender.sent.filter(({ position }) => position === 1).map(({ messageId }) => messageId)).size).toBe(
      1,
    );
    expect(await shown()).toEqual(['delivered 3 null', 'delivered 1 null', 'delivered 1 null']);
    await sender.stop();
  });

  test('that say nothing any more are deleted, and the next one is sent', async () => {
    const { log, shown, ids } = await founder();
    await log('One');
    const stop = deliverWebhooks({
      ...{ deliveries, clock, read: async () => undefined, send: async () => taken },
      ...{ switchedOff: () => {}, failed: expect.unreachable, everyMs: 1 },
    });
    await expect.poll(() => shown()).toEqual([]);
    await stop();
    const row = await db
      .selectFrom('webhooks')
      .select('busy_until')
      .where('id', '=', ids[0] ?? '')
      .executeTakeFirst();
    expect(row).toEqual({ busy_until: null });
  });

  test('are kept until they have ended, and of these the last hundred', async () => {
    const { actor, workspaceId, of, shown } = await founder();
    await under.store.execute(
      actor,
      Array.from({ length: 103 }, (_, n) => capture(`${n}`)),
    );
    const sender = aSender((_endpoint, { message }) => (Number(message.data['position']) === 1 ? broken : taken));
    await sender.run();
    const kept = await db
      .selectFrom('webhook_deliveries')
      .select(['position', 'state'])
      .where('workspace_id', '=', workspaceId)
      .orderBy('id')
      .execute();
    expect([kept.length, kept[0], kept[1]]).toEqual([
      101,
      { position: 1, state: 'waiting' },
      { position: 4, state: 'delivered' },
    ]);
    expect([(await deliveries.list(of())).length, (await shown())[0]]).toEqual([100, 'delivered 1 null']);
    await sender.stop();
  });
});

describe('an endpoint', () => {
  test('that answers slowly keeps no other one waiting', async () => {
    const [slow, quick] = [await founder(), await founder()];
    const hanging = Promise.withResolvers<PostResult>();
    const sender = aSender(({ webhookId }) => (webhookId === slow.ids[0] ? hanging.promise : taken));
    await slow.log('One', 'Two');
    await quick.log('One', 'Two', 'Three');
    sender.begin();
    await expect.poll(() => quick.shown()).toEqual(Array(3).fill('delivered 1 null'));
    // One at a time for each endpoint.
    expect(sender.sent.filter(({ webhookId }) => webhookId === slow.ids[0])).toHaveLength(1);
    hanging.resolve(taken);
    await sender.run();
    expect(await slow.shown()).toEqual(['delivered 1 null', 'delivered 1 null']);
    await sender.stop();
  });

  test('that is one of many slow ones of a workspace leaves room for others', async () => {
    const [slow, quick] = [await founder(20), await founder()];
    const hanging = Promise.withResolvers<PostResult>();
    const sender = aSender(({ workspaceId }) => (workspaceId === slow.workspaceId ? hanging.promise : taken));
    await slow.log('One');
    sender.begin();
    await expect.poll(() => sender.sent.length).toBe(4);
    await quick.log('One');
    sender.begin();
    await expect.poll(() => quick.shown()).toEqual(['delivered 1 null']);
    expect(sender.sent.length).toBe(5);
    hanging.resolve(taken);
    await sender.run();
    expect(sender.sent.length).toBe(21);
    await sender.stop();
  });

  test('that is gone is switched off at once, with a mail, and what waits can be sent again', async () => {
    const { workspaceId, accountId, ids, of, log, shown } = await founder();
    const [id = ''] = ids;
    const sender = aSender(() => ({ status: 410, error: 'not-accepted', answer: '', tookMs: 1 }));
    await log('One', 'Two');
    await sender.run();
    expect([sender.off, await shown()]).toEqual([[`${id} gone`], ['failed 1 not-accepted', 'failed 0 switched-off']]);
    expect((await webhooks.find({ workspaceId }, id))?.off?.reason).toBe('gone');
    const mails = await db
      .selectFrom('outbox')
      .select(['kind', 'subject'])
      .where('workspace_id', '=', workspaceId)
      .where('kind', '<>', 'digest')
      .execute();
    expect(mails).toEqual([{ kind: 'webhook-off', subject: id }]);
    await sender.stop();

    await webhooks.change({ workspaceId, accountId }, id, { on: true });
    const [last] = await deliveries.list(of());
    const again = await deliveries.again(of(), Number(last?.id), clock());
    expect([again?.messageId, again?.state, again?.id === last?.id]).toEqual([last?.messageId, 'waiting', false]);
    const works = aSender(() => taken);
    await works.run();
    expect([positions(works.sent), works.sent[0]?.messageId]).toEqual([[2], last?.messageId]);
    await works.stop();
  });

  test('that fails for three days is switched off, and one that works in between is not', async () => {
    const [failing, lucky] = [await founder(), await founder()];
    let isLucky = false;
    const sender = aSender(({ webhookId }) => (webhookId === lucky.ids[0] && isLucky ? taken : broken));
    for (let hours = 0; hours <= 72; hours += 12) {
      isLucky = hours === 36;
      await failing.log(`${hours}`);
      await lucky.log(`${hours}`);
      await sender.run();
      if (hours < 72) expect(sender.off).toEqual([]);
      wait(12 * hourMs);
    }
    expect(sender.off).toEqual([`${failing.ids[0]} failing`]);
    const found = await webhooks.find({ workspaceId: failing.workspaceId }, failing.ids[0] ?? '');
    expect(found?.off?.reason).toBe('failing');
    await sender.stop();
    await webhooks.change(lucky, lucky.ids[0] ?? '', { on: false });
  });
});

describe('a server', () => {
  test('that stops leaves what is under way to the next one at once, untried', async () => {
    const { log, shown } = await founder();
    await log('One');
    const first = aSender(
      (_endpoint, { stopped }) =>
        new Promise((resolve) => {
          stopped?.addEventListener('abort', () =>
            resolve({ status: null, error: 'connection-failed', answer: null, tookMs: 1 }),
          );
        }),
    );
    first.begin();
    await expect.poll(() => first.sent.length).toBe(1);
    const { rows } = await under.pool.query('SELECT busy_until FROM webhooks WHERE busy_until IS NOT NULL');
    expect(rows).toEqual([{ busy_until: new Date(clock().getTime() + 15 * secondMs) }]);
    await first.stop();
    expect(await shown()).toEqual(['waiting 0 null']);
    const second = aSender(() => taken);
    await second.run();
    expect(await shown()).toEqual(['delivered 1 null']);
    await second.stop();
  });

  test('that is killed leaves it to the next one after fifteen seconds, and not before', async () => {
    const { log, ids, shown } = await founder();
    await log('One');
    const now = clock();
    const killed = await deliveries.take(now, new Date(now.getTime() + 15 * secondMs), []);
    expect(killed?.webhookId).toBe(ids[0]);
    const sender = aSender(() => taken);
    sender.begin();
    wait(15 * secondMs - 1);
    expect(await deliveries.take(clock(), clock(), [])).toBeUndefined();
    wait(1);
    await sender.run();
    expect([positions(sender.sent), sender.sent[0]?.messageId, await shown()]).toEqual([
      [1],
      killed?.messageId,
      ['delivered 1 null'],
    ]);
    // Its own late result changes nothing.
    if (killed)
      await deliveries.finish(killed, {
        ...{ now: clock(), result: broken },
        after: { state: 'waiting', dueAt: clock(), failingSince: null, failedAt: null, off: null },
      });
    expect(await shown()).toEqual(['delivered 1 null']);
    await sender.stop();
  });

  test('beside another one sends each message once, in order', async () => {
    const { log, shown } = await founder();
    const all: number[] = [];
    const answer: Answer = (_endpoint, { message }) => {
      all.push(Number(message.data['position']));
      return taken;
    };
    const senders = [aSender(answer), aSender(answer)];
    await log(...Array.from({ length: 20 }, (_, n) => `${n}`));
    for (let n = 0; n < 40 && all.length < 20; n++) await Promise.all(senders.map(({ run }) => run()));
    expect(all).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
    expect(await shown()).toEqual(Array(20).fill('delivered 1 null'));
    await Promise.all(senders.map(({ stop }) => stop()));
  });

  test('does not take what another one has sent while it looked', async () => {
    const { log, shown } = await founder();
    await log('One');
    const { slow, isWaiting, open } = await slowReader();
    const [now, until] = [clock(), new Date(clock().getTime() + minuteMs)];
    const late = slow.take(now, until, []);
    await expect.poll(isWaiting).toBe(true);
    const first = await deliveries.take(now, until, []);
    if (!first) throw new Error('nothing is due');
    await deliveries.finish(first, { now, result: taken, after: afterAttempt(first, 'arrived', now) });
    await open();
    expect([await late, await shown()]).toEqual([undefined, ['delivered 1 null']]);
  });
});

test('a message is sent again after what waits in its stream, a waiting one at once, and a test never', async () => {
  const { of, log, shown } = await founder();
  const sender = aSender(() => broken);
  await log('One');
  await sender.run();
  const [waiting] = await deliveries.list(of());
  expect((await deliveries.again(of(), Number(waiting?.id), clock()))?.id).toBe(waiting?.id);
  await sender.run();
  expect([positions(sender.sent), await shown()]).toEqual([[1, 1], ['waiting 2 not-accepted']]);
  await sender.stop();
  const test = await deliveries.keepTest(of(), { messageId: 'msg_test', at: clock(), result: taken });
  expect([test?.type, test?.state]).toEqual(['webhook.test', 'delivered']);
  expect(await deliveries.again(of(), Number(test?.id), clock())).toBeUndefined();
  const other = await founder();
  expect(await deliveries.again(other.of(), Number(waiting?.id), clock())).toBeUndefined();
  expect(await deliveries.list(other.of())).toEqual([]);
});
