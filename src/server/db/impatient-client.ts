import pg from 'pg';

/** Longer than any statement of a request takes: all that is long is read and written page by page. */
const answerWithinMs = 15_000;

/**
 * A connection that ends when a statement has no answer within 15 seconds, so that nobody waits for a database that is
 * gone. Whoever waits is told with the code `ETIMEDOUT`; whether the statement was carried out is not known then.
 */
export class ImpatientClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    // Whoever waits for an answer is told by it; nobody else may be there to listen, and then the process would end.
    this.on('error', () => undefined);
  }

  override query(...given: unknown[]): never {
    const silence = setTimeout(() => this.connection.stream.destroy(silent()), answerWithinMs);
    const answered = given.at(-1);
    const query = super.query.bind(this) as (...all: unknown[]) => unknown;
    if (typeof answered !== 'function')
      return (query(...given) as Promise<unknown>).finally(() => clearTimeout(silence)) as never;
    const told = (...outcome: unknown[]): void => {
      clearTimeout(silence);
      answered(...outcome);
    };
    return query(...given.slice(0, -1), told) as never;
  }
}

const silent = (): Error =>
  Object.assign(new Error(`The database hasn’t responded within ${answerWithinMs / 1000} seconds.`), {
    code: 'ETIMEDOUT',
  });
