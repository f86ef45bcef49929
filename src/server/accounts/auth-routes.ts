import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { requirePrincipal } from '../http/require-principal.ts';
import type { IdTokenVerifier, VerifiedIdentity } from '../identity/id-token-verifier.ts';
import type { Account, Accounts } from './accounts.ts';
import { isAdmitted } from './is-admitted.ts';
import type { Sessions, TokenPair } from './sessions.ts';

export interface AuthDeps {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly verifier: IdTokenVerifier;
  /** While on, only who has an account already comes in, or was let in by the operator. */
  readonly waitlist: boolean;
  readonly db: Database;
}

const identityBody = z.strictObject({ firebaseToken: z.string().min(1).max(8192) });
const refreshBody = z.strictObject({ refreshToken: z.string().min(1).max(512) });
const tokenPair = z.object({ accessToken: z.string(), refreshToken: z.string() });

/** The exchange of an identity for a session, and the session's renewal and end. */
export const authRoutes: FastifyPluginAsyncZod<AuthDeps> = async (app, deps) => {
  const { accounts, sessions, verifier, waitlist, db } = deps;
  const identify = async (idToken: string): Promise<VerifiedIdentity> => {
    const identity = await verifier.verify(idToken);
    if (!identity) throw new ApiError(401, 'invalid-identity-token', 'Your sign-in has expired. Please sign in again.');
    return identity;
  };
  const isClosedTo = async (identity: VerifiedIdentity): Promise<boolean> =>
    waitlist && !(await isAdmitted(db, identity));
  const open = async (
    account: Account,
    { signedInAt, issuedAt: vouchedAt, validSince }: VerifiedIdentity,
    { headers }: FastifyRequest,
  ): Promise<TokenPair> => {
    if (validSince) await sessions.endUnvouched(account.id, validSince);
    return sessions.open({ ...account, signedInAt, vouchedAt, userAgent: headers['user-agent'] });
  };

  app.post(
    '/api/v1/auth/login',
    { schema: { summary: 'Signs in with an ID token', body: identityBody, response: { 200: tokenPair } } },
    async (request) => {
      const identity = await identify(request.body.firebaseToken);
      const account = await accounts.find(identity.uid);
      if (!account && (await isClosedTo(identity))) throw closed();
      if (!account) throw new ApiError(404, 'not-registered', 'There is no account yet.');
      await accounts.learn(identity, identity.issuedAt);
      return open(account, identity, request);
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
      const identity = await identify(request.body.firebaseToken);
      if ((await isClosedTo(identity)) && !(await accounts.find(identity.uid))) throw closed();
      const { account, created } = await accounts.register(identity, identity.issuedAt);
      if (!created) await accounts.learn(identity, identity.issuedAt);
      const pair = await open(account, identity, request);
      return reply.code(created ? 201 : 200).send(pair);
    },
  );

  app.post(
    '/api/v1/auth/refresh-token',
    { schema: { summary: 'Renews a session', body: refreshBody, response: { 200: tokenPair } } },
    async (request) => {
      const pair = await sessions.refresh(request.body.refreshToken);
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
      await (request.body.allDevices ? sessions.endAll(accountId) : sessions.end(sessionId));
      return reply.code(204).send();
    },
  );
};

/** The client knows the waitlist by this code, and by the word in the message. */
const closed = (): ApiError =>
  new ApiError(403, 9000, 'New accounts are closed for now. Join the waitlist and we will write to you.');
