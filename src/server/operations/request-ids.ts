import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const header = 'x-request-id';
const acceptable = /^[\w.:-]{8,128}$/;

/** A name for each request; behind a proxy of the operator's the one that it has given, so that both logs tell of the same. */
export const requestIds = (trustProxy: boolean) => (request: IncomingMessage) => {
  const given = trustProxy ? request.headers[header] : undefined;
  return typeof given === 'string' && acceptable.test(given) ? given : randomUUID();
};

/** Every answer says under which name the log knows its request. */
export function answerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(header, request.id);
    done();
  });
}
