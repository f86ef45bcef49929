import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deviceName } from '#domain/account/device-name.ts';
import { sessionListSchema } from '#domain/account/session-record.ts';
import type { Database } from '../db/database.ts';
import { transact } from '../db/transact.ts';
import { ApiError } from '../http/api-error.ts';
import { requireForAll } from '../http/require-for-all.ts';
import { requirePrincipal } from '../http/require-principal.ts';
import type { IdentityVerifier } from '../identity/id-token-verifier.ts';
import type { Accounts } from './accounts.ts';
import { readProgramsLeft } from './programs-left.ts';
import { notYourIdentity, readOwnIdentity } from './read-own-identity.ts';
import { requireRecentProof } from './require-recent-proof.ts';
import type { Sessions } from './sessions.ts';
import { type TellDeps, tellFounder } from './tell-founder.ts';

export interface SessionDeps extends TellDeps {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly verifier: IdentityVerifier;
  readonly db: Database;
}

/** Where a founder is signed in, and the end of it from afar. */
export const sessionRoutes: FastifyPluginAsyncZod<SessionDeps> = async (app, deps) => {
  const { accounts, sessions, verifier, db } = deps;
  requireForAll(app, requirePrincipal);
  const tell = tellFounder(deps);
  const security = [{ session: [] }];

  app.get(
    '/api/v1/auth/sessions',
    { schema: { summary: 'Where the founder is signed in', security, response: { 200: sessionListSchema } } },
    async ({ principal }) => ({ sessions: await sessions.list(principal) }),
  );

  app.delete(
    '/api/v1/auth/sessions',
    {
      schema: {
        summary: 'Ends every other session; needs a sign-in of the last five minutes',
        security,
        response: { 204: z.undefined() },
      },
    },
    async ({ principal }, reply) => {
      await requireRecentProof(deps, principal);
      const { accountId, sessionId } = principal;
      const ended = await sessions.endAll(accountId, { except: sessionId });
      app.securityEvents?.record({
        event: 'sessions-ended',
        outcome: 'success',
        reason: 'others',
        who: { accountId },
        sessionId,
      });
      if (ended.length > 0)
        await tell(accountId, {
          kind: 'sessions-ended',
          left: await readProgramsLeft(db, { accountId }, deps.clock()),
        });
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/v1/auth/sessions/proof',
    {
      schema: {
        summary: 'Shows anew who uses this session, so that it outlives a change of the password from the same sign-in',
        security,
        body: z.strictObject({ firebaseToken: z.string().min(1).max(8192) }),
        response: { 204: z.undefined() },
      },
    },
    async ({ principal, body }, reply) => {
      const identity = await readOwnIdentity({ accounts, verifier }, principal, body.firebaseToken);
      const ended = await transact(db, async (trx) => {
        if (!(await verifier.hold(trx, identity))) throw notYourIdentity();
        await sessions.confirm(trx, principal.sessionId, identity);
        return identity.validSince ? sessions.endUnvouched(trx, principal.accountId, identity.validSince) : [];
      });
      sessions.announceEnded(ended);
      const { accountId, sessionId } = principal;
      app.securityEvents?.record({ event: 'identity-confirmed', outcome: 'success', who: { accountId }, sessionId });
      return reply.code(204).send();
    },
  );

  app.delete(
    '/api/v1/auth/sessions/:id',
    {
      schema: {
        summary: 'Ends one session; another one only within five minutes after a sign-in',
        security,
        params: z.object({ id: z.uuid() }),
        response: { 204: z.undefined() },
      },
    },
    async ({ principal, params }, reply) => {
      const isOther = params.id !== principal.sessionId;
      if (isOther) await requireRecentProof(deps, principal);
      const { accountId } = principal;
      const ended = await sessions.endOne(accountId, params.id);
      if (!ended) throw new ApiError(404, 'not-found', 'That session no longer exists.');
      const device = deviceName(ended.userAgent);
      app.securityEvents?.record({
        event: 'session-ended',
        outcome: 'success',
        reason: 'ended-elsewhere',
        who: { accountId },
        sessionId: params.id,
        endedDevice: device,
      });
      if (isOther) await tell(accountId, { kind: 'session-ended', device });
      return reply.code(204).send();
    },
  );
};
