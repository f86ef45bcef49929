import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';

const retryAfterS = 5;
const words = 'The server is stopping. Please try again.';

/**
 * While it stops, every answer is the last on its connection: the next request goes elsewhere instead of being reset. Once it
 * takes nothing new, what still comes on a connection is refused. Fastify would do so itself, without our headers: needs
 * `return503OnClosing: false`.
 */
export function closeWhileDraining(app: FastifyInstance, isDraining: () => boolean): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', (_request, _reply, done) => {
    done(isClosing ? new ApiError(503, 'stopping', words, retryAfterS) : undefined);
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining()) reply.header('connection', 'close');
    done();
  });
}
