import type { FastifyInstance } from 'fastify';

/** While it stops, every answer is the last on its connection: the next request goes elsewhere instead of being reset. */
export function closeWhileDraining(app: FastifyInstance, isDraining: () => boolean): void {
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining()) reply.header('connection', 'close');
  });
}
