import type { FastifyInstance } from 'fastify';

const lookEveryMs = 50;

/**
 * Takes no new requests, lets those under way finish, and ends the connections of those that do not within `patienceMs`.
 * A connection whose answer leaves in the meantime would stay open for the next request, so they are looked for.
 */
export async function closeWithin(app: FastifyInstance, patienceMs: number): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), lookEveryMs);
  const patience = setTimeout(() => app.server.closeAllConnections(), patienceMs);
  await app.close().finally(() => {
    clearInterval(idle);
    clearTimeout(patience);
  });
}
