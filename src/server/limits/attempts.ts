import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Clock } from '../http/clock.ts';

/** So much of one thing in a window, which starts with its first attempt. */
export interface Limit {
  /** Name of the thing that is counted, and of its owner. */
  readonly key: string;
  readonly most: number;
  readonly windowMs: number;
}

/** `taken`: all limits had room. `full`: the keys that have none left, or those that refused. */
export interface Taken {
  readonly taken: boolean;
  /** In seconds, where it was not taken. */
  readonly waitS: number;
  readonly full: readonly string[];
}

/** Count of one key, and the end of its window. */
export interface Counted {
  readonly count: number;
  readonly endsAt: Date;
}

/** Counts attempts in the database: a restart does not forget them, and all servers count together. */
export interface Attempts {
  /** Counts one more for each limit; where one has no room, none of them counts it. */
  take(limits: readonly Limit[]): Promise<Taken>;
  /** Takes one attempt back, as if it had not been made. */
  giveBack(limits: readonly Limit[]): Promise<void>;
  /** Counts what has happened already, however much. */
  add(key: string, amount: number, windowMs: number): Promise<Counted>;
  /** Forgets the windows that are over. */
  purge(): Promise<void>;
}

const purgedAtOnce = 10_000;

/** `secret` makes the names that the database knows keys by. */
export function createAttempts(db: Database, clock: Clock, secret: Buffer): Attempts {
  const nameOf = (key: string): Buffer => createHmac('sha256', secret).update(key).digest();
  const namesOf = (limits: readonly Limit[]): Buffer[] => limits.map(({ key }) => nameOf(key));
  return {
    async take(limits) {
      const now = clock();
      const { rows } = await sql<{ n: number; is_refused: boolean; until: Date }>`
        SELECT n, is_refused, until FROM take_attempts(
          ${namesOf(limits)}, ${limits.map(({ most }) => most)}, ${limits.map(({ windowMs }) => windowMs)}, ${now}
        )`.execute(db);
      const refused = rows.filter((row) => row.is_refused);
      const waits = refused.map(({ until }) => Math.ceil((until.getTime() - now.getTime()) / 1000));
      const full = (refused.length > 0 ? refused : rows).map(({ n }) => limits[n - 1]?.key ?? '');
      return { taken: refused.length === 0, waitS: Math.max(1, ...waits), full };
    },
    async giveBack(limits) {
      // Locked in the order of the keys, as where they are taken.
      await sql`
        WITH held AS (
          SELECT key FROM attempts WHERE key = ANY (${namesOf(limits)}) AND ends_at > ${clock()} ORDER BY key FOR UPDATE
        )
        UPDATE attempts SET count = greatest(count - 1, 0) FROM held WHERE attempts.key = held.key`.execute(db);
    },
    async add(key, amount, windowMs) {
      const now = clock();
      const { rows } = await sql<{ count: number; ends_at: Date }>`
        INSERT INTO attempts AS a (key, count, ends_at)
        VALUES (${nameOf(key)}, ${amount}, ${new Date(now.getTime() + windowMs)})
        ON CONFLICT (key) DO UPDATE SET
          count = excluded.count + CASE WHEN a.ends_at > ${now} THEN a.count ELSE 0 END,
          ends_at = CASE WHEN a.ends_at > ${now} THEN a.ends_at ELSE excluded.ends_at END
        RETURNING count, ends_at`.execute(db);
      const [{ count, ends_at: endsAt } = { count: amount, ends_at: now }] = rows;
      return { count, endsAt };
    },
    async purge() {
      const over = sql`SELECT key FROM attempts WHERE ends_at <= ${clock()} LIMIT ${purgedAtOnce} FOR UPDATE SKIP LOCKED`;
      for (let gone = purgedAtOnce; gone === purgedAtOnce; ) {
        const { numAffectedRows } = await sql`DELETE FROM attempts WHERE key IN (${over})`.execute(db);
        gone = Number(numAffectedRows);
      }
    },
  };
}

/** Where nothing is limited. */
export const unlimited: Attempts = {
  take: async () => ({ taken: true, waitS: 0, full: [] }),
  giveBack: async () => undefined,
  add: async (_key, amount, windowMs) => ({ count: amount, endsAt: new Date(Date.now() + windowMs) }),
  purge: async () => undefined,
};
