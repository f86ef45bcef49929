import type { Pool } from 'pg';
import type { Clock } from '../http/clock.ts';
import type { Proof } from './read-proof.ts';

/** Which proofs have come already, on any server of the database. */
export interface UsedProofs {
  /** Whether this is the first time that the proof comes; from then on it is used. */
  use(proof: Pick<Proof, 'id' | 'endsAt'>): Promise<boolean>;
}

interface UsedProofsDeps {
  readonly pool: Pick<Pool, 'query'>;
  readonly clock: Clock;
  /** Told that what has expired could not be cleared away. */
  readonly unpurged: (error: unknown) => void;
}

interface Waiting extends Pick<Proof, 'id' | 'endsAt'> {
  resolve(isFirst: boolean): void;
  reject(reason: unknown): void;
}

const purgeEveryMs = 60_000;
const togetherAtMost = 500;

/** Prepared once a connection. A crash of the database may forget the last 0.6 s, rather than that every call waits for the disk. */
const statement = {
  name: 'use-proofs',
  text: `
    WITH unhurried AS (SELECT set_config('synchronous_commit', 'off', true))
    INSERT INTO used_proofs (id, expires_at)
    SELECT given.id, given.expires_at
    FROM unhurried, unnest($1::bytea[], $2::timestamptz[]) AS given (id, expires_at)
    ON CONFLICT DO NOTHING
    RETURNING id`,
};

/** Proofs that come at the same time share a statement, so that many calls at once cost little more than one. */
export function createUsedProofs({ pool, clock, unpurged }: UsedProofsDeps): UsedProofs {
  let waiting: Waiting[] = [];
  let isUnderWay = false;
  let purgeAt = 0;

  const send = async (): Promise<void> => {
    isUnderWay = true;
    while (waiting.length > 0) {
      const together = waiting.slice(0, togetherAtMost);
      waiting = waiting.slice(togetherAtMost);
      await judge(together);
    }
    isUnderWay = false;
  };
  const judge = async (given: readonly Waiting[]): Promise<void> => {
    // In one order on all servers, so that no two statements wait for each other.
    const together = given.toSorted((a, b) => Buffer.compare(a.id, b.id));
    const values = [together.map(({ id }) => id), together.map(({ endsAt }) => new Date(endsAt))];
    try {
      const { rows } = await pool.query<{ id: Buffer }>({ ...statement, values });
      const fresh = new Set(rows.map(({ id }) => id.toString('base64')));
      // Of two copies in one statement the first alone is fresh.
      for (const { id, resolve } of together) resolve(fresh.delete(id.toString('base64')));
    } catch (error) {
      for (const { reject } of together) reject(error);
    }
  };
  const purge = (now: Date): void => {
    if (now.getTime() < purgeAt) return;
    purgeAt = now.getTime() + purgeEveryMs;
    pool.query('DELETE FROM used_proofs WHERE expires_at < $1', [now]).catch(unpurged);
  };

  return {
    use({ id, endsAt }) {
      purge(clock());
      return new Promise((resolve, reject) => {
        waiting.push({ id, endsAt, resolve, reject });
        if (!isUnderWay) void send();
      });
    },
  };
}
