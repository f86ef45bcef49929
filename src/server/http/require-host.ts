import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';

/** A host, perhaps with its port: no list, no path, and nobody's name before it. */
const hostPattern = /^[^\s,/?#@\\]*$/;

/**
 * Refuses requests of HTTP/1.1 that do not say to which host, and all that say it twice or in no readable way:
 * https://www.rfc-editor.org/rfc/rfc9112#section-3.2. Node would take the first of two, and answer the rest without our
 * headers: needs `http: { requireHostHeader: false }`.
 */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw, headers }, _reply, done) => {
    const hosts = raw.rawHeaders.filter((name, n) => n % 2 === 0 && name.toLowerCase() === 'host').length;
    const isRefused = hosts > 1 || (raw.httpVersion === '1.1' && hosts === 0) || !hostPattern.test(headers.host ?? '');
    done(isRefused ? new ApiError(400, 'invalid-request', 'The request couldn’t be read.') : undefined);
  });
}
