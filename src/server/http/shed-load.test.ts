import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { answerErrors } from './answer-errors.ts';
import { shedLoad } from './shed-load.ts';

test('what cannot keep up refuses calls and still gives the client its files and says that it lives', async () => {
  const app = Fastify({ genReqId: () => 'request-1' });
  onTestFinished(() => app.close());
  answerErrors(app);
  await shedLoad(app, { healthCheck: async () => false, healthCheckInterval: 60_000 });
  app.get('/api/v1/thing', async () => 'called');
  app.get('/readyz', async () => 'ready');
  app.get('/healthz', async () => 'lives');
  app.get('/metrics', async () => 'figures');
  app.get('/static/part.js', async () => 'part');

  const refused = await app.inject('/api/v1/thing');
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
    503,
    '10',
    { code: 'busy', message: 'The server is busy. Please try again in a moment.', requestId: 'request-1' },
  ]);
  const file = await app.inject('/static/part.js');
  expect([file.statusCode, file.body]).toEqual([200, 'part']);
  const watched = await Promise.all(['/readyz', '/healthz', '/metrics'].map((url) => app.inject(url)));
  expect(watched.map(({ statusCode }) => statusCode)).toEqual([503, 200, 200]);
});
