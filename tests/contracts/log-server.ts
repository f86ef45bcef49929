import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import websocket from '@fastify/websocket';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Principal } from '#server/accounts/principal.ts';
import type { Actor } from '#server/event-store/actor.ts';
import { answerErrors } from '#server/http/answer-errors.ts';
import type { ByteBudget } from '#server/http/byte-budget.ts';
import { cutStalledAnswers } from '#server/http/cut-stalled-answers.ts';
import type { LiveTiming } from '#server/log/log-deps.ts';
import { logRoutes } from '#server/log/log-routes.ts';
import { type StoreUnderTest, storeUnderTest } from './event-store-fixture.ts';

export interface LogServer extends StoreUnderTest {
  readonly url: string;
  readonly origin: string;
  /** Signs a founder in and returns the access token. */
  signIn(actor: Actor, ttlMs?: number): string;
  endSession(sessionId: string): void;
  /** Stops listening, as a restart does. */
  restart(): Promise<void>;
  post(token: string, body: unknown): Promise<Response>;
  get(token: string, path: string): Promise<Response>;
  /**
   * Listens at a path of the file system, too, and resolves to it: there the system takes a fifth of a megabyte for a reader
   * that takes nothing, and over the network some.
   */
  listenNarrowly(): Promise<string>;
}

/** The routes of the log on a database of their own, with sessions that the test opens and ends. */
export async function logServer(
  timing?: LiveTiming,
  { budget, stalledMs }: { readonly budget?: ByteBudget; readonly stalledMs?: number } = {},
): Promise<LogServer> {
  const under = await storeUnderTest();
  const principals = new Map<string, Principal>();
  const listeners = new Set<(sessionId: string) => void>();
  const origin = 'http://ours.example';
  const app = Fastify({ forceCloseConnections: true });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  cutStalledAnswers(app, stalledMs);
  const authenticate = async (token: string) => principals.get(token) ?? null;
  app.decorate('authenticate', authenticate);
  await app.register(websocket, { preClose: (done) => done() });
  await app.register(logRoutes, {
    eventStore: under.store,
    sessions: {
      authenticate,
      onEnded: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    isOurOrigin: (given) => given === origin,
    clock: () => new Date(),
    hasVerifiedAddress: async () => false,
    isBanned: async () => false,
    ...(timing ? { timing } : {}),
    ...(budget ? { budget } : {}),
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const ends: (() => void)[] = [];
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  return {
    ...under,
    url,
    origin,
    signIn(actor, ttlMs = 60_000) {
      const token = crypto.randomUUID();
      const { workspaceId, by, device } = actor;
      const expiresAt = new Date(Date.now() + ttlMs);
      principals.set(token, { accountId: by.id, workspaceId, sessionId: device, keyThumbprint: null, expiresAt });
      return token;
    },
    endSession(sessionId) {
      for (const listener of listeners) listener(sessionId);
    },
    restart: () => app.close(),
    post: (token, body) =>
      fetch(`${url}/api/v1/commands`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...bearer(token) },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    get: (token, path) => fetch(url + path, { headers: bearer(token) }),
    async listenNarrowly() {
      const folder = mkdtempSync(join(tmpdir(), 'gw-'));
      const path = process.platform === 'win32' ? `\\\\.\\pipe\\${crypto.randomUUID()}` : join(folder, 'narrow');
      const narrow = createServer({ allowHalfOpen: true }, (socket) => {
        Object.defineProperty(socket, 'remoteAddress', { value: '127.0.0.1' });
        app.server.emit('connection', socket);
      });
      await once(narrow.listen(path), 'listening');
      ends.push(
        () => narrow.close(),
        () => rmSync(folder, { recursive: true }),
      );
      return path;
    },
    async close() {
      await app.close();
      for (const end of ends) end();
      await under.close();
    },
  };
}
