import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Presence, presenceLimits } from '#domain/presence/presence.ts';
import type { Principal } from '../accounts/principal.ts';
import { hasKey } from '../dpop/session-keys.ts';
import { ApiError } from '../http/api-error.ts';
import { createAttemptCounter } from '../http/attempt-counter.ts';
import type { ByteBudget } from '../http/byte-budget.ts';
import { sourceOf } from '../security/event-source.ts';
import { boundIncoming } from './bound-incoming.ts';
import { type LiveConnection, openLiveConnection } from './live-connection.ts';
import type { LogDeps } from './log-deps.ts';
import { positionQuery } from './position-query.ts';
import { gatherPresence } from './presence-gatherer.ts';
import type { Speaker } from './presence-relay.ts';

/** Most connections of one account in a workspace, on each server. */
const connectionsAtMost = 50;
/**
 * By all windows of one account in a workspace, since each word goes to all the others: nobody takes from what the others may
 * say. What is more is dropped.
 */
const saidASecond = 3 * presenceLimits.aSecond;
const refusals = {
  'unknown-token': 'token-refused',
  'wrong-account': 'access-refused',
  'no-member': 'access-refused',
  'live-connections': 'limit-reached',
} as const;
const timingByDefault = { authWithinMs: 5000, pingEveryMs: 25_000 };

/** Whether a request asks for a live connection; any other that asks for an upgrade is answered as if it did not. */
export const isLiveRequest = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'GET' && /^\/api\/v1\/live(\?|$)/.test(url) && headers.upgrade?.toLowerCase() === 'websocket';

/** WebSocket `/api/v1/live`: each event once, in order, from a position on. */
export const liveRoutes: FastifyPluginAsyncZod<LogDeps & { readonly budget: ByteBudget }> = async (app, deps) => {
  const { eventStore, sessions, isOurOrigin, meter, timing = timingByDefault } = deps;
  const connections = new Set<LiveConnection>();
  const ofWorkspace = new Map<string, Set<LiveConnection>>();
  const names = new Map<LiveConnection, string>();
  const saidLately = createAttemptCounter(deps.clock, 1000);

  const grew = (workspaceId: string, position: number): void => {
    for (const connection of ofWorkspace.get(workspaceId) ?? []) connection.wake(position);
  };
  const missed = (): void => {
    for (const connection of connections) connection.wake();
  };
  const gatherer = gatherPresence((workspaceId, said) => {
    for (const connection of ofWorkspace.get(workspaceId) ?? []) {
      const name = names.get(connection);
      connection.hear(said.flatMap(({ from, heard }) => (from === name ? [] : [heard])));
    }
  });
  const relay = deps.relayPresence?.(gatherer.say);
  const tellPresence = (workspaceId: string, speaker: Speaker, presence: Presence | null): void => {
    gatherer.say(workspaceId, speaker, presence);
    relay?.say(workspaceId, speaker, presence);
  };
  const stops = [
    eventStore.onAppended(grew),
    deps.listenToAppends?.({ grew, missed }),
    relay?.stop,
    gatherer.stop,
    app.memberships?.onChanged((workspaceId) => {
      for (const connection of ofWorkspace.get(workspaceId) ?? []) connection.membersChanged();
    }),
    sessions.onEnded((sessionId) => {
      for (const connection of connections) if (connection.principal()?.sessionId === sessionId) connection.refuse();
    }),
  ];
  app.addHook('preClose', async () => {
    for (const connection of connections) connection.restart();
    for (const stop of stops) await stop?.();
  });

  app.get(
    '/api/v1/live',
    {
      websocket: true,
      schema: { querystring: z.object({ after: positionQuery, workspace: z.string().max(64).optional() }) },
      onRequest: async ({ headers }) => {
        if (!isOurOrigin(headers.origin)) throw new ApiError(403, 'foreign-origin', 'This page may not connect.');
      },
    },
    (socket, request) => {
      const source = sourceOf(request);
      const admitted = ({ workspaceId, accountId }: Principal): boolean => {
        const others = ofWorkspace.get(workspaceId) ?? new Set();
        const own = [...others].filter((other) => other.principal()?.accountId === accountId);
        // The newest waits: those that are closed come back, and would push each other out in a circle.
        if (own.length >= connectionsAtMost) return false;
        ofWorkspace.set(workspaceId, others.add(connection));
        return true;
      };
      const connection = openLiveConnection(socket, request.query.after, {
        ...deps,
        timing,
        log: request.log,
        admitted,
        named: request.query.workspace,
        memberships: app.memberships,
        wire: request.socket,
        proved: (principal, { accessToken, proof }) => hasKey(request, principal, { accessToken, proof }),
        refused(reason, accountId) {
          const event = refusals[reason];
          const who = accountId === undefined ? undefined : { accountId };
          app.securityEvents?.record({ event, outcome: 'refused', reason, who, route: '/api/v1/live' }, source);
        },
        said(workspaceId, presence) {
          const account = connection.principal()?.accountId ?? '';
          if (saidLately.take(`${workspaceId} ${account}`, saidASecond) !== null) return;
          const name = names.get(connection) ?? randomUUID();
          names.set(connection, name);
          tellPresence(workspaceId, { from: name, account }, presence);
        },
      });
      boundIncoming(socket, request.socket, {
        clock: deps.clock,
        isAdmitted: () => connection.principal() !== undefined,
      });
      connections.add(connection);
      meter?.liveConnections(connections.size);
      socket.on('close', () => {
        connections.delete(connection);
        meter?.liveConnections(connections.size);
        const workspaceId = connection.principal()?.workspaceId ?? '';
        const others = ofWorkspace.get(workspaceId);
        others?.delete(connection);
        const name = names.get(connection);
        names.delete(connection);
        const account = connection.principal()?.accountId ?? '';
        if (name !== undefined) tellPresence(workspaceId, { from: name, account }, null);
        if (others?.size === 0) ofWorkspace.delete(workspaceId);
      });
    },
  );
};
