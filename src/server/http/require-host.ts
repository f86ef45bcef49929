import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';

/**
 * Refuses requests of HTTP/1.1 that do not say to which host: https://www.rfc-editor.org/rfc/rfc9112#section-3.2. Node would do
 * so itself, without our headers: needs `http: { requireHostHeader: false }`.
 */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw, headers }) => {
    if (raw.httpVersion === '1.1' && headers.host === undefined)
      throw new ApiError(400, 'invalid-request', 'The request could not be read.');
  });
}
