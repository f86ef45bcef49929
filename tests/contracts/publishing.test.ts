import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CommandResult } from '#domain/log/command-result.ts';
import type { JsonObject } from '#domain/log/json.ts';
import { openDatabase } from '#server/db/database.ts';
import { verifyChain } from '#server/event-store/verify-chain.ts';
import { forgetAddresses } from '#server/published/published-address.ts';
import { command, type StoreUnderTest, storeUnderTest } from './event-store-fixture.ts';

let under: StoreUnderTest;
beforeAll(async () => {
  under = await storeUnderTest();
});
afterAll(() => under.close());

type Server = StoreUnderTest['store'];
const said = (result: CommandResult | undefined) =>
  result?.status === 'accepted' ? result.events.map(({ type }) => type) : result?.reason;

/** A founder with a page that can be published. */
async function aFounder(slug: string, hasVerifiedAddress = true) {
  const actor = { ...(await under.founder()), hasVerifiedAddress };
  const stream = `page-${randomUUID()}`;
  const form = { id: 'form', kind: 'form', parent: null, fields: { consent: 'I agree.' } };
  const send = async (type: string, data: JsonObject = {}, server: Server = under.store) =>
    said((await server.execute(actor, [command(type, stream, data)]))[0]);
  await send('CreatePage', { projectId: randomUUID(), title: 'Crumb', template: { blocks: [form] } });
  await send('SetPage', { slug });
  return { actor, stream, send };
}

const rows = async (stream: string) => {
  const columns = "slug, version, content->'a'->>'title' AS title, is_live";
  return (await under.pool.query(`SELECT ${columns} FROM published_pages WHERE page_id = $1`, [stream.slice(5)])).rows;
};

test('A page is published, changed, rolled back and taken off the web, and its row says what is shown', async () => {
  const { stream, send } = await aFounder('crumb');
  const seen: unknown[] = [];
  const take = async (type: string, data: JsonObject = {}) => seen.push([await send(type, data), await rows(stream)]);
  await take('PublishPage');
  await send('SetPage', { title: 'Loaf', slug: 'loaf' });
  await take('PublishPage');
  await take('RollBackPage', { version: 1 });
  await take('UnpublishPage');
  expect(seen).toEqual([
    [['PagePublished'], [{ slug: 'crumb', version: 1, title: 'Crumb', is_live: true }]],
    [['PagePublished'], [{ slug: 'loaf', version: 2, title: 'Loaf', is_live: true }]],
    [['PagePublished'], [{ slug: 'loaf', version: 3, title: 'Crumb', is_live: true }]],
    [['PageUnpublished'], [{ slug: 'loaf', version: 3, title: 'Crumb', is_live: false }]],
  ]);
});

test('What one batch does to a page is one step: each version is kept, and the last says what is shown', async () => {
  const { actor, stream } = await aFounder('batch');
  const batch = (...commands: (readonly [type: string, data?: JsonObject])[]) =>
    under.store
      .execute(
        actor,
        commands.map(([type, data = {}]) => command(type, stream, data)),
      )
      .then((results) => results.map(said));
  const versions = async () => {
    const columns = "version, content->'a'->>'title' AS title";
    const text = `SELECT ${columns} FROM published_versions WHERE page_id = $1 ORDER BY version`;
    return (await under.pool.query(text, [stream.slice(5)])).rows.map(({ version, title }) => [version, title]);
  };
  const moved = [['SetPage', { title: 'Loaf', slug: 'batch-2' }], ['PublishPage']] as const;
  expect(await batch(['PublishPage'], ...moved, ['RollBackPage', { version: 1 }])).toEqual([
    ...[['PagePublished'], ['PageSet'], ['PagePublished'], ['PagePublished']],
  ]);
  expect([await rows(stream), await versions()]).toEqual([
    [{ slug: 'batch-2', version: 3, title: 'Crumb', is_live: true }],
    [
      [1, 'Crumb'],
      [2, 'Loaf'],
      [3, 'Crumb'],
    ],
  ]);
  await batch(['RollBackPage', { version: 2 }], ['UnpublishPage']);
  expect(await rows(stream)).toEqual([{ slug: 'batch-2', version: 4, title: 'Loaf', is_live: false }]);
  // Off the web and back in one step, and once more in two.
  await batch(['PublishPage'], ['UnpublishPage'], ['RollBackPage', { version: 1 }]);
  expect(await rows(stream)).toEqual([{ slug: 'batch-2', version: 6, title: 'Crumb', is_live: true }]);
});

test('Pages of one workspace keep out of each other’s way, and a page that comes back is live since then', async () => {
  const [first, second] = [await aFounder('first'), `page-${randomUUID()}`];
  const { actor, stream, send } = first;
  const form = { id: 'form', kind: 'form', parent: null, fields: { consent: 'I agree.' } };
  const beside = (type: string, data: JsonObject = {}) => under.store.execute(actor, [command(type, second, data)]);
  await beside('CreatePage', { projectId: randomUUID(), title: 'Bees', template: { blocks: [form] } });
  await beside('SetPage', { slug: 'second' });
  await send('PublishPage');
  await beside('PublishPage');
  await beside('SetPage', { title: 'Wasps' });
  await beside('PublishPage');
  await beside('RollBackPage', { version: 1 });
  await send('UnpublishPage');
  expect([await rows(stream), await rows(second)]).toEqual([
    [{ slug: 'first', version: 1, title: 'Crumb', is_live: false }],
    [{ slug: 'second', version: 3, title: 'Bees', is_live: true }],
  ]);
  await send('PublishPage');
  const published = (await under.sealed(actor.workspaceId)).filter(({ event }) => event.type === 'PagePublished');
  const { rows: found } = await under.pool.query(
    'SELECT is_live, published_at FROM published_pages WHERE page_id = $1',
    [stream.slice(5)],
  );
  expect(found).toEqual([{ is_live: true, published_at: new Date(published.at(-1)?.event.recordedAt ?? '') }]);
});

test('Of accounts that publish at one address at once, on two servers, one has it; the others hear why not', async () => {
  const founders = await Promise.all(Array.from({ length: 8 }, () => aFounder('contested')));
  const servers = [under.store, under.anotherServer()];
  const answers = await Promise.all(founders.map(({ send }, n) => send('PublishPage', {}, servers[n % 2])));
  expect(answers.filter((answer) => Array.isArray(answer))).toEqual([['PagePublished']]);
  expect(answers.filter((answer) => answer === 'slug-taken')).toHaveLength(7);
  const logs = await Promise.all(founders.map(({ actor }) => under.sealed(actor.workspaceId)));
  expect(logs.map((log) => verifyChain(log))).toEqual(founders.map(() => undefined));
});

test('Who finds an address taken keeps what was sent beside, and the next one is free', async () => {
  await (await aFounder('taken')).send('PublishPage');
  const { actor, stream, send } = await aFounder('taken');
  const [publish, name] = [command('PublishPage', stream, {}), command('SetPage', stream, { title: 'Loaf' })];
  const answers = await under.store.execute(actor, [publish, name]);
  const again = await under.anotherServer().execute(actor, [publish]);
  const taken = await rows(stream);
  await send('SetPage', { slug: 'taken-2' });
  expect([answers.map(said), again.map(said), taken, await send('PublishPage')]).toEqual([
    ['slug-taken', ['PageSet']],
    ['slug-taken'],
    [],
    ['PagePublished'],
  ]);
});

test('An address stays a founder’s while its page is off the web, once it has moved, and once their account is gone', async () => {
  const [first, second, third] = await Promise.all([aFounder('held'), aFounder('held'), aFounder('held')]);
  await first.send('PublishPage');
  await first.send('UnpublishPage');
  const whileOff = await second.send('PublishPage');
  await first.send('SetPage', { slug: 'moved' });
  await first.send('PublishPage');
  const onceMoved = await second.send('PublishPage');
  const { db } = openDatabase(under.url, { max: 1 });
  await forgetAddresses(db, first.actor.workspaceId);
  await db.deleteFrom('workspaces').where('id', '=', first.actor.workspaceId).execute();
  await db.destroy();
  expect([whileOff, onceMoved, await third.send('PublishPage')]).toEqual(['slug-taken', 'slug-taken', 'slug-taken']);
});

test('Only founders with a verified address publish and roll back; anybody takes a page off the web', async () => {
  const { actor, stream } = await aFounder('verified');
  const publish = (hasVerifiedAddress: boolean, type: string, data: JsonObject = {}) =>
    under.store.execute({ ...actor, hasVerifiedAddress }, [command(type, stream, data)]);
  const answers = [
    ...(await publish(false, 'PublishPage')),
    ...(await publish(true, 'PublishPage')),
    ...(await publish(false, 'RollBackPage', { version: 1 })),
    ...(await publish(false, 'UnpublishPage')),
  ];
  expect(answers.map(said)).toEqual([
    'address-unverified',
    ['PagePublished'],
    'address-unverified',
    ['PageUnpublished'],
  ]);
});

test('Nothing of what was refused together with a taken address is done', async () => {
  await (await aFounder('atomic')).send('PublishPage');
  const { actor, stream } = await aFounder('atomic');
  const both = [command('SetPage', stream, { title: 'Loaf' }), command('PublishPage', stream, {})];
  const answers = await under.store.execute(actor, both, { atomic: true });
  const log = await under.sealed(actor.workspaceId);
  expect([answers.every(({ status }) => status === 'rejected'), log.map(({ event }) => event.type)]).toEqual([
    true,
    ['PageCreated', 'PageSet'],
  ]);
});
