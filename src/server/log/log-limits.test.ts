import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterEach, expect, test } from 'vitest';
import type { EventStore } from '../event-store/event-store.ts';
import { limitRequests } from '../http/limit-requests.ts';
import { commandRoutes } from './command-routes.ts';
import { eventRoutes } from './event-routes.ts';
import { workspaceRoutes } from './workspace-routes.ts';

const app = Fastify();
afterEach(() => app.close());

test('calls of the log are counted by session, so that founders behind one address do not share a limit', async () => {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('authenticate', async (token) => ({
    accountId: token,
    workspaceId: token,
    sessionId: token,
    keyThumbprint: null,
    expiresAt: new Date('2027-01-01T00:00:00.000Z'),
  }));
  const nothing = { readEvents: async () => ({ events: [], position: 0 }), snapshot: async () => undefined };
  const eventStore = nothing as unknown as EventStore;
  await limitRequests(app);
  await app.register(workspaceRoutes);
  await app.register(eventRoutes, { eventStore });
  await app.register(commandRoutes, { send: async () => [] });
  const left = async (token: string, method: 'GET' | 'POST', url: string): Promise<unknown> =>
    (await app.inject({ method, url, headers: { authorization: `Bearer ${token}` } })).headers['x-ratelimit-remaining'];
  for (const [method, url] of [
    ['GET', '/api/v1/workspace'],
    ['GET', '/api/v1/events'],
    ['GET', '/api/v1/snapshot?stream=x'],
    ['POST', '/api/v1/commands'],
  ] as const) {
    const [mine, theirs] = [`mine${url.length}`, `theirs${url.length}`];
    expect([
      url,
      await left(mine, method, url),
      await left(mine, method, url),
      await left(theirs, method, url),
    ]).toEqual([url, '1199', '1198', '1199']);
  }
});
