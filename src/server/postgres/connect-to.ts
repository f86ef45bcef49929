import pg from 'pg';
import { StartRefused } from './start-refused.ts';
import type { StoreConnection } from './store-connection.ts';

const patienceMs = 5000;
const oldestVersion = 15;

/**
 * Checks the PostgreSQL that `DATABASE_URL` names; several servers may share it, so nothing is locked.
 * Throws `StartRefused` with a message that names the variable and hides the password.
 */
export async function connectTo(url: string): Promise<StoreConnection> {
  const shown = withoutPassword(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patienceMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int / 10000 as version",
    );
    const version = rows[0]?.version ?? 0;
    if (version < oldestVersion) {
      throw new StartRefused(`DATABASE_URL points to PostgreSQL ${version}; ${oldestVersion} or newer is required.`);
    }
  } catch (error) {
    if (error instanceof StartRefused) throw error;
    throw new StartRefused(`DATABASE_URL names ${shown}, and that PostgreSQL can’t be reached: ${reasonOf(error)}`);
  } finally {
    await client.end().catch(() => undefined);
  }
  return { connectionString: url, where: shown, adopted: false, stop: async () => undefined };
}

function withoutPassword(text: string): string {
  if (!URL.canParse(text)) throw new StartRefused('DATABASE_URL isn’t an address such as postgres://user@host/name.');
  const url = new URL(text);
  return `${url.protocol}//${url.username ? `${url.username}@` : ''}${url.host}${url.pathname}`;
}

/** A name with several addresses fails with one error each and no message of its own. */
function reasonOf(error: unknown): string {
  const { message, code, errors } = error as Error & { code?: string; errors?: Error[] };
  return message || errors?.map((each) => each.message).join(', ') || code || 'no reason was given';
}
