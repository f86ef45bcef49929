import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Command } from '#domain/log/command.ts';
import type { JsonObject } from '#domain/log/json.ts';
import { openDatabase } from '#server/db/database.ts';
import type { Actor } from '#server/event-store/actor.ts';
import type { EventStore } from '#server/event-store/event-store.ts';
import { sealedOfRows } from '#server/event-store/read-personal.ts';
import type { SealedEvent } from '#server/event-store/verify-chain.ts';
import { createEventStore, type EventStoreDeps } from '#server/log/create-event-store.ts';
import { freshDatabase } from '../fixtures/postgres.ts';

export interface StoreUnderTest {
  /** Address of its database. */
  readonly url: string;
  readonly pool: pg.Pool;
  readonly store: EventStore;
  /** A second server on the same database, with a cache of its own. */
  anotherServer(): EventStore;
  founder(): Promise<Actor>;
  /** The whole log of a workspace, with what the chain is verified by. */
  sealed(workspaceId: string): Promise<SealedEvent[]>;
  close(): Promise<void>;
}

/** An event store on a database of its own. */
export async function storeUnderTest(deps: Partial<EventStoreDeps> = {}): Promise<StoreUnderTest> {
  const fresh = await freshDatabase();
  const { pool, db } = openDatabase(fresh.url);
  const open = (): EventStore => createEventStore({ pool, clock: () => new Date(), ...deps });
  return {
    url: fresh.url,
    pool,
    store: open(),
    anotherServer: open,
    async founder() {
      const workspaceId = randomUUID();
      await db.insertInto('workspaces').values({ id: workspaceId }).execute();
      return { workspaceId, by: { kind: 'founder', id: randomUUID() }, device: randomUUID() };
    },
    async sealed(workspaceId) {
      const rows = await db
        .selectFrom('events')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .orderBy('position')
        .execute();
      return sealedOfRows(pool, rows);
    },
    async close() {
      await db.destroy();
      await fresh.drop();
    },
  };
}

export const newStream = (): string => `idea-${randomUUID()}`;

export function command(type: string, stream: string, data: JsonObject, given: Partial<Command> = {}): Command {
  return { id: randomUUID(), type, stream, data, at: '2026-03-04T05:06:07.000Z', ...given };
}

export const capture = (title: string, stream = newStream()): Command => command('CaptureIdea', stream, { title });
