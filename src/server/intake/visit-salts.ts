import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Clock } from '../http/clock.ts';

export const dayMs = 24 * 60 * 60 * 1000;

/** Salts for hashes of visitors: today's and the day before's, so that nobody counts twice around midnight. */
export interface Salts {
  readonly today: KeyObject;
  /** Null if nobody came the day before. */
  readonly before: KeyObject | null;
}

export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** The salts of this day. Servers that ask together agree on one. */
export function createVisitSalts(db: Database, clock: Clock): () => Promise<Salts> {
  /** By the number of the day since 1970. */
  let kept: { readonly day: number; readonly salts: Promise<Salts> } | undefined;
  const read = async (now: Date): Promise<Salts> => {
    const [today, before] = [dayOf(now), dayOf(new Date(now.getTime() - dayMs))];
    await sql`INSERT INTO visit_salts VALUES (${today}, ${randomBytes(32)}) ON CONFLICT DO NOTHING`.execute(db);
    const { rows } = await sql<{ day: string; salt: Buffer }>`
      SELECT day::text AS day, salt FROM visit_salts WHERE day = ${today} OR day = ${before}`.execute(db);
    const saltOf = (day: string): KeyObject | undefined => {
      const salt = rows.find((row) => row.day === day)?.salt;
      return salt && createSecretKey(salt);
    };
    const salt = saltOf(today);
    if (!salt) throw new Error(`The salt of ${today} is gone.`);
    return { today: salt, before: saltOf(before) ?? null };
  };
  return () => {
    const now = clock();
    const day = Math.floor(now.getTime() / dayMs);
    if (kept?.day !== day) {
      const salts = read(now);
      kept = { day, salts };
      salts.catch(() => {
        kept = undefined;
      });
    }
    return kept.salts;
  };
}
