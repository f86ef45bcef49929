import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';

/**
 * Refuses requests of HTTP/1.1 that do not say to which host: https://www.rfc-editor.org/rfc/rfc9112#section-3.2. Node would do
 * so itself, without our headers: needs `http: { requireHostHeader: false }`.
 */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw, headers }, _reply, done) => {
    const isRefused = raw.httpVersion === '1.1' && headers.host === undefined;
    done(isRefused ? new ApiError(400, 'invalid-request', 'The request couldn’t be read.') : undefined);
  });
}
