import { createHmac } from 'node:crypto';
import type { Database } from '../db/database.ts';
import type { Clock } from '../http/clock.ts';

/** Counted addresses from which users have signed in lately, whole: with the second factor where there is one. */
export interface KnownPlaces {
  remember(who: { readonly uid: string; readonly email: string | null }, address: string): Promise<void>;
  /**
   * By what is shown at the sign-in, be it an address or a user's id. Whether there is such a user at all does not show in
   * what is asked of the database.
   */
  knows(shown: { readonly email: string } | { readonly uid: string }, address: string): Promise<boolean>;
}

const dayMs = 24 * 60 * 60 * 1000;
const keptMs = 30 * dayMs;
/** Most places of a user. Each is stored twice: by address and by id. */
const placesAtMost = 20;

/** `secret` makes the names that the database knows places by. */
export function createKnownPlaces(db: Database, clock: Clock, secret: Buffer): KnownPlaces {
  const nameOf = (shown: string, address: string): Buffer =>
    createHmac('sha256', secret).update(`${shown}\n${address}`).digest();
  const since = (ms: number): Date => new Date(clock().getTime() - ms);
  return {
    async remember({ uid, email }, address) {
      const shown = [`uid ${uid}`, ...(email === null ? [] : [`email ${email}`])];
      const seen_at = clock();
      const seen = await db
        .insertInto('identity_known_places')
        .values(shown.map((each) => ({ uid, place: nameOf(each, address), seen_at })))
        .onConflict((conflict) =>
          // Once a day is enough to know the last 30.
          conflict
            .columns(['place', 'uid'])
            .doUpdateSet({ seen_at })
            .where('identity_known_places.seen_at', '<', since(dayMs)),
        )
        .returning('place')
        .execute();
      if (seen.length === 0) return;
      const oldest = db
        .selectFrom('identity_known_places')
        .select('place')
        .where('uid', '=', uid)
        .orderBy('seen_at', 'desc')
        .offset(2 * placesAtMost);
      await db.deleteFrom('identity_known_places').where('uid', '=', uid).where('place', 'in', oldest).execute();
    },
    async knows(shown, address) {
      const name = 'uid' in shown ? `uid ${shown.uid}` : `email ${shown.email}`;
      const known = await db
        .selectFrom('identity_known_places')
        .select('seen_at')
        .where('place', '=', nameOf(name, address))
        .where('seen_at', '>', since(keptMs))
        .executeTakeFirst();
      return known !== undefined;
    },
  };
}

/** Forgets what is older than 30 days. */
export async function purgeKnownPlaces(db: Database, now: Date): Promise<void> {
  const until = new Date(now.getTime() - keptMs);
  await db.deleteFrom('identity_known_places').where('seen_at', '<=', until).execute();
}
