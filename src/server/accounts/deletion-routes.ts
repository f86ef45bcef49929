import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { transact } from '../db/transact.ts';
import type { Clock } from '../http/clock.ts';
import { requirePrincipal } from '../http/require-principal.ts';
import type { IdentityVerifier } from '../identity/id-token-verifier.ts';
import type { Accounts } from './accounts.ts';
import { deleteAccount } from './delete-account.ts';
import { notYourIdentity, readOwnIdentity } from './read-own-identity.ts';
import { requireRecentSignIn } from './require-recent-proof.ts';
import type { Sessions } from './sessions.ts';

export interface DeletionDeps {
  readonly accounts: Accounts;
  readonly sessions: Pick<Sessions, 'announceEnded'>;
  readonly verifier: IdentityVerifier;
  readonly db: Database;
  readonly clock: Clock;
}

/** The end of an account, at the founder's word and with a fresh proof of who they are. */
export const deletionRoutes: FastifyPluginAsyncZod<DeletionDeps> = async (app, deps) => {
  const { accounts, sessions, verifier, db, clock } = deps;
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
      requireRecentSignIn(identity.signedInAt, clock());
      // At a real Firebase the client asks for the end of the user there.
      const ended = await transact(db, async (trx) => {
        if (!(await verifier.hold(trx, identity))) throw notYourIdentity();
        return deleteAccount(trx, identity.uid, clock());
      });
      sessions.announceEnded(ended);
      const { accountId } = principal;
      app.securityEvents?.record({ event: 'account-deleted', outcome: 'success', who: { accountId } });
      return reply.code(204).send();
    },
  );
};
