import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { accessTokensSchema, madeAccessTokenSchema, newAccessTokenSchema } from '#domain/account/access-token.ts';
import { requireRecentProof } from '../accounts/require-recent-proof.ts';
import type { Sessions } from '../accounts/sessions.ts';
import { type TellDeps, tellFounder } from '../accounts/tell-founder.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { limitedTo } from '../http/limited-to.ts';
import { requireMember } from '../http/require-member.ts';
import { createAccessTokens } from './tokens.ts';

export interface TokenRouteDeps extends TellDeps {
  readonly db: Database;
  readonly sessions: Pick<Sessions, 'announceEnded'>;
}

const madeAtMost = 20;

/** `/api/v1/tokens`: the access tokens of a member in a workspace. No token may make, see or revoke one. */
export const tokenRoutes: FastifyPluginAsyncZod<TokenRouteDeps> = async (app, deps) => {
  const { db, clock, sessions } = deps;
  const tokens = createAccessTokens(db, clock);
  const tell = tellFounder(deps);
  const security = [{ session: [] }];
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.post(
    '/api/v1/tokens',
    {
      onRequest: requireMember('read'),
      config: limitedTo(madeAtMost),
      schema: {
        summary: 'Makes an access token for the workspace; needs a sign-in of the last five minutes',
        description: 'The token is in this answer alone. It never has more rights than its maker.',
        security,
        body: newAccessTokenSchema,
        response: { 201: madeAccessTokenSchema },
      },
    },
    async ({ principal, body }, reply) => {
      await requireRecentProof(deps, principal);
      const made = await tokens.make(principal, body);
      const { accountId, sessionId } = principal;
      app.securityEvents?.record({
        event: 'access-token-made',
        outcome: 'success',
        reason: body.scope,
        who: { accountId },
        sessionId,
      });
      await tell(accountId, { kind: 'access-token-made', name: body.name, scope: body.scope });
      return reply.code(201).send(made);
    },
  );

  app.get(
    '/api/v1/tokens',
    {
      onRequest: requireMember('read'),
      schema: {
        summary: 'The access tokens that the member has made for the workspace',
        security,
        response: { 200: accessTokensSchema },
      },
    },
    ({ principal }) => tokens.list(principal),
  );

  app.delete(
    '/api/v1/tokens/:tokenId',
    {
      onRequest: requireMember('read'),
      schema: {
        summary: 'Revokes an access token at once',
        security,
        params: z.object({ tokenId: z.uuid() }),
        response: { 204: z.undefined() },
      },
    },
    async ({ principal, params: { tokenId } }, reply) => {
      if (!(await tokens.revoke(principal, tokenId)))
        throw new ApiError(404, 'not-found', 'That token no longer exists.');
      sessions.announceEnded([tokenId]);
      const { accountId, sessionId } = principal;
      app.securityEvents?.record({ event: 'access-token-revoked', outcome: 'success', who: { accountId }, sessionId });
      return reply.code(204).send();
    },
  );
};
