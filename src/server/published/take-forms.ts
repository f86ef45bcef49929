import type { FastifyInstance } from 'fastify';

/** From here on routes take what forms without a script send, as `URLSearchParams` of up to `bodyLimit` bytes. */
export function takeForms(app: FastifyInstance, bodyLimit: number): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}
