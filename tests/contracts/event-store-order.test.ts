import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import type { Actor } from '#server/event-store/actor.ts';
import type { EventStore } from '#server/event-store/event-store.ts';
import { verifyChain } from '#server/event-store/verify-chain.ts';
import { capture, command, newStream } from './event-store-fixture.ts';
import { readLive } from './live-reader.ts';
import { type LogServer, logServer } from './log-server.ts';

const writers = 16;
const appends = process.env['TEST_FULL'] ? 2000 : 100;
const total = writers * appends;

let server: LogServer;
beforeAll(async () => {
  server = await logServer();
});
afterAll(() => server.close());

test(`${writers} writers on two servers: a polling and a live reader see each of ${total} events once, in order`, async () => {
  const founder = await server.founder();
  // For as long as the large counts take: a connection ends with its sign-in.
  const reader = readLive(server.url, server.origin, server.signIn(founder, 3_600_000));
  const stores = [server.store, server.anotherServer()];
  const polled = poll(server.store, founder.workspaceId);
  const written = await Promise.all(
    Array.from({ length: writers }, (_, n) => write(stores[n % 2] ?? server.store, founder)),
  );
  // The other server's appends are not announced here, so the last word is this one's.
  const [last] = await server.store.execute(founder, [capture('last')]);
  const live = await reader.received(total + 1);
  const all = await polled;
  expect(all.map(({ position }) => position)).toEqual(Array.from({ length: total + 1 }, (_, n) => n + 1));
  expect(live).toEqual(all);
  expect(new Set(written.flat())).toEqual(new Set(all.slice(0, -1).map(({ commandId }) => commandId)));
  expect(last).toMatchObject({ status: 'accepted', events: [all.at(-1)] });
  expect(verifyChain(await server.sealed(founder.workspaceId))).toBeUndefined();
  reader.socket.close();
});

test('writers on one stream are decided one after the other, on two servers too', async () => {
  const founder = await server.founder();
  const stream = newStream();
  await server.store.execute(founder, [capture('0', stream)]);
  const stores = [server.store, server.anotherServer()];
  const results = await Promise.all(
    Array.from({ length: 100 }, (_, n) =>
      (stores[n % 2] ?? server.store).execute(founder, [command('RenameIdea', stream, { title: `title ${n}` })]),
    ),
  );
  expect(results.flat().map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 'accepted'));
  const { events } = await server.store.readEvents(founder.workspaceId, 0, 1000);
  expect(events.map(({ version }) => version)).toEqual(Array.from({ length: 101 }, (_, n) => n + 1));
  expect(verifyChain(await server.sealed(founder.workspaceId))).toBeUndefined();
});

/** Captures and renames by turns; returns the ids that were accepted. */
async function write(store: EventStore, founder: Actor): Promise<string[]> {
  const ids: string[] = [];
  let stream = newStream();
  for (let n = 0; n < appends; n++) {
    if (n % 4 === 0) stream = newStream();
    const sent = n % 4 === 0 ? capture(`idea ${n}`, stream) : command('RenameIdea', stream, { title: `idea ${n}` });
    const [result] = await store.execute(founder, [sent]);
    if (result?.status === 'accepted') ids.push(sent.id);
  }
  return ids;
}

/** Reads on as fast as it can until everything has come by. */
async function poll(store: EventStore, workspaceId: string): Promise<RecordedEvent[]> {
  const seen: RecordedEvent[] = [];
  for (let after = 0; seen.length < total + 1; ) {
    const { events, position } = await store.readEvents(workspaceId, after, 97);
    seen.push(...events);
    after = position;
  }
  return seen;
}
