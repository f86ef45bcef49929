import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { answerErrors } from '../http/answer-errors.ts';
import { answerRequestIds, requestIds } from './request-ids.ts';

let app: FastifyInstance;
afterEach(() => app.close());

async function ask(trustProxy: boolean, id: string): Promise<{ header: string; body: string }> {
  app = Fastify({ genReqId: requestIds(trustProxy) });
  answerErrors(app);
  answerRequestIds(app);
  app.get('/fails', async () => {
    throw new Error('broken');
  });
  const answer = await app.inject({ url: '/fails', headers: { 'x-request-id': id } });
  return { header: String(answer.headers['x-request-id']), body: answer.json<{ requestId: string }>().requestId };
}

const uuid = /^[0-9a-f-]{36}$/;

test('behind a proxy its name for a request is kept, answered and said in errors', async () => {
  expect(await ask(true, 'edge-1234.5')).toEqual({ header: 'edge-1234.5', body: 'edge-1234.5' });
});

test.each([
  [false, 'edge-1234.5'],
  [true, 'short'],
  [true, 'with a space and more'],
  [true, 'x'.repeat(129)],
])('otherwise the server gives one: proxy %s, %s', async (trustProxy, id) => {
  const { header, body } = await ask(trustProxy, id);
  expect(header).toMatch(uuid);
  expect(body).toBe(header);
});
