import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { keyShownBy, refuseKey } from '../dpop/session-keys.ts';
import { ApiError } from '../http/api-error.ts';
import { takeShortBodies } from '../http/limit-bodies.ts';
import { requirePrincipal } from '../http/require-principal.ts';
import { type ExchangeDeps, exchangeIdentity } from './exchange-identity.ts';
import { readProgramsLeft } from './programs-left.ts';
import { type TellDeps, tellFounder } from './tell-founder.ts';

export type AuthDeps = ExchangeDeps & TellDeps & { readonly db: Database };

const identityBody = z.strictObject({ firebaseToken: z.string().min(1).max(8192) });
const loginBody = identityBody.extend({ register: z.literal(true).optional() });
const refreshBody = z.strictObject({ refreshToken: z.string().min(1).max(512) });
const tokenPair = z.object({ accessToken: z.string(), refreshToken: z.string() });

/** The exchange of an identity for a session, and the session's renewal and end. */
export const authRoutes: FastifyPluginAsyncZod<AuthDeps> = async (app, deps) => {
  takeShortBodies(app);
  const { sessions, db } = deps;
  const tell = tellFounder(deps);
  const exchange = async (request: FastifyRequest, firebaseToken: string, register: boolean) => {
    const { thumbprint: keyThumbprint, refusal } = await keyShownBy(request);
    if (refusal !== null && refusal !== 'missing') throw refuseKey(request, refusal);
    return exchangeIdentity(deps, firebaseToken, {
      register,
      userAgent: request.headers['user-agent'],
      keyThumbprint,
      refuse: (whose) => refuseKey(request, refusal ?? 'other-key', whose),
    });
  };

  app.post(
    '/api/v1/auth/login',
    {
      schema: {
        summary: 'Signs in with an ID token; with `register` an unknown founder gets an account at once',
        body: loginBody,
        response: { 200: tokenPair, 201: tokenPair },
      },
    },
    async (request, reply) => {
      const { firebaseToken, register = false } = request.body;
      const { pair, created, events } = await exchange(request, firebaseToken, register);
      for (const event of events) app.securityEvents?.record(event);
      return reply.code(created ? 201 : 200).send(pair);
    },
  );

  app.post(
    '/api/v1/auth/register',
    {
      schema: {
        summary: 'Makes an account from an ID token',
        body: identityBody,
        response: { 200: tokenPair, 201: tokenPair },
      },
    },
    async (request, reply) => {
      const { pair, created, events } = await exchange(request, request.body.firebaseToken, true);
      for (const event of events) app.securityEvents?.record(event);
      return reply.code(created ? 201 : 200).send(pair);
    },
  );

  app.post(
    '/api/v1/auth/refresh-token',
    { schema: { summary: 'Renews a session', body: refreshBody, response: { 200: tokenPair } } },
    async (request) => {
      const { thumbprint, refusal } = await keyShownBy(request);
      const pair = await sessions.refresh(request.body.refreshToken, thumbprint);
      if (pair && 'keyOf' in pair) throw refuseKey(request, refusal ?? 'other-key', pair.keyOf);
      if (!pair) throw new ApiError(401, 'session-ended', 'Your session has ended. Please sign in again.');
      return pair;
    },
  );

  app.post(
    '/api/v1/auth/logout',
    {
      onRequest: requirePrincipal,
      schema: {
        summary: 'Ends this session, or all of the account',
        security: [{ session: [] }],
        body: z.strictObject({ allDevices: z.boolean() }),
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const { accountId, sessionId } = request.principal;
      const { allDevices } = request.body;
      await (allDevices ? sessions.endAll(accountId) : sessions.end(sessionId));
      app.securityEvents?.record({
        event: allDevices ? 'sessions-ended' : 'session-ended',
        outcome: 'success',
        reason: allDevices ? 'all' : 'signed-out',
        who: { accountId },
        sessionId,
      });
      if (allDevices)
        await tell(accountId, {
          kind: 'signed-out-everywhere',
          left: await readProgramsLeft(db, { accountId }, deps.clock()),
        });
      return reply.code(204).send();
    },
  );
};
