import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Principal } from '../accounts/principal.ts';
import { answerErrors } from './answer-errors.ts';
import { limitFailures } from './limit-failures.ts';
import { requirePrincipal } from './require-principal.ts';

const principal = (name: string): Principal => ({
  accountId: name,
  workspaceId: name,
  sessionId: name,
  keyThumbprint: null,
  expiresAt: new Date('2100-01-01'),
});

function serverAt(start: string) {
  let nowMs = Date.parse(start);
  let asked = 0;
  const app = Fastify({ trustProxy: true });
  answerErrors(app);
  const sessions = {
    recall: (token: string) => (token === 'remembered' ? principal(token) : null),
    async authenticate(token: string) {
      asked += 1;
      return token === 'good' ? principal(token) : null;
    },
  };
  app.decorate(
    'authenticate',
    limitFailures(sessions, () => new Date(nowMs)),
  );
  app.get('/api/thing', { onRequest: requirePrincipal }, async () => 'ok');
  return {
    wait: (ms: number) => (nowMs += ms),
    asked: () => asked,
    async call(token: string, address = '192.0.2.1') {
      const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address };
      const { statusCode, headers: answered } = await app.inject({ url: '/api/thing', headers });
      return answered['retry-after'] === undefined ? statusCode : [statusCode, Number(answered['retry-after'])];
    },
  };
}

test('three hundred tokens that are none, and the database is asked about no more of them for a minute', async () => {
  const server = serverAt('2026-01-01');
  for (let n = 0; n < 300; n += 1) expect(await server.call(`junk-${n}`)).toBe(401);
  expect([await server.call('junk'), await server.call('good'), server.asked()]).toEqual([[429, 60], [429, 60], 300]);
  expect(await server.call('remembered')).toBe(200);
  expect(await server.call('junk', '192.0.2.2')).toBe(401);
  server.wait(60_000);
  expect([await server.call('junk'), await server.call('good')]).toEqual([401, 200]);
});

test('good tokens do not count, however many', async () => {
  const server = serverAt('2026-01-01');
  for (let n = 0; n < 400; n += 1) expect(await server.call('good')).toBe(200);
  expect(await server.call('junk')).toBe(401);
});
