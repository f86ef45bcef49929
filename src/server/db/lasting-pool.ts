import pg from 'pg';

/**
 * A pool that keeps a connection on which PostgreSQL refused a statement, such as for a row that exists already. Pools of
 * `pg` close it, and the next connection reads the catalog and plans all statements anew: 20 ms of a core for each refusal.
 */
export class LastingPool extends pg.Pool {
  override async query(...given: unknown[]): Promise<never> {
    const client = await this.connect();
    try {
      const result = await (client.query as (...all: unknown[]) => Promise<never>)(...given);
      client.release();
      return result;
    } catch (error) {
      client.release(isRefusal(error) ? undefined : (error as Error));
      throw error;
    }
  }
}

/** Whether only the statement failed. With `FATAL`, or without a word of the database, the connection is over. */
const isRefusal = (error: unknown): boolean => error instanceof pg.DatabaseError && error.severity === 'ERROR';
