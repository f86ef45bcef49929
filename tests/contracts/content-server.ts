import Fastify, { type FastifyInstance } from 'fastify';
import { contentRoutes } from '#server/content/content-routes.ts';
import type { ContentSource } from '#server/content/content-source.ts';
import { answerNotFound } from '#server/http/answer-errors.ts';

/** The routes of the content alone; asked by `inject`. */
export async function contentServer(source: ContentSource): Promise<FastifyInstance> {
  const app = Fastify();
  app.setNotFoundHandler(answerNotFound);
  await app.register(contentRoutes, { source, isKnownToken: async (token) => token.startsWith('known') });
  return app;
}
