import type pg from 'pg';

/** Where statements go: to any connection, or to the one of a transaction. */
export type Queries = Pick<pg.Pool, 'query'>;

/** Runs `work` in a transaction that holds the lock of a workspace: no other server appends to its log meanwhile. */
export async function withLock<Result>(
  pool: pg.Pool,
  workspaceId: string,
  work: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken = true;
  try {
    await client.query('BEGIN');
    await client.query('SELECT FROM workspaces WHERE id = $1 FOR UPDATE', [workspaceId]);
    const result = await work(client).catch(async (error) => {
      await client.query('ROLLBACK');
      broken = false;
      throw error;
    });
    await client.query('COMMIT');
    broken = false;
    return result;
  } finally {
    client.release(broken);
  }
}
