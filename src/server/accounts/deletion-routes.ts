import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ApiError } from '../http/api-error.ts';
import type { Clock } from '../http/clock.ts';
import { requirePrincipal } from '../http/require-principal.ts';
import type { IdTokenVerifier } from '../identity/id-token-verifier.ts';
import type { Accounts } from './accounts.ts';
import { readOwnIdentity } from './read-own-identity.ts';

export interface DeletionDeps {
  readonly accounts: Accounts;
  readonly verifier: IdTokenVerifier;
  readonly clock: Clock;
  /** Whatever is kept of a founder, the embedded provider's user included; at a real one the client asks for that. */
  readonly deleteAccount: (providerUid: string) => Promise<void>;
}

const recentMs = 5 * 60_000;

/** The end of an account, at the founder's word and with a fresh proof of who they are. */
export const deletionRoutes: FastifyPluginAsyncZod<DeletionDeps> = async (app, deps) => {
  const { accounts, verifier, clock, deleteAccount } = deps;
  app.delete(
    '/api/user/me',
    {
      onRequest: requirePrincipal,
      schema: {
        summary: 'Deletes the account and all that is kept of the founder; needs a sign-in of the last five minutes',
        security: [{ session: [] }],
        body: z.strictObject({ firebaseToken: z.string().min(1).max(8192) }),
        response: { 204: z.undefined() },
      },
    },
    async ({ principal, body }, reply) => {
      const identity = await readOwnIdentity({ accounts, verifier }, principal, body.firebaseToken);
      if (clock().getTime() - identity.signedInAt.getTime() > recentMs) {
        throw new ApiError(403, 'sign-in-too-old', 'Please confirm first that it is you.');
      }
      await deleteAccount(identity.uid);
      return reply.code(204).send();
    },
  );
};
