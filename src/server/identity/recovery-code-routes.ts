import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { newRecoveryCodesSchema, recoveryStatusSchema, showRecoveryCode } from '#domain/auth/recovery-code.ts';
import { ApiError } from '../http/api-error.ts';
import { requireForAll } from '../http/require-for-all.ts';
import { requirePrincipal, unauthorized } from '../http/require-principal.ts';
import { holdOwner, uidOf } from './hold-owner.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { tellOwner } from './tell-owner.ts';

export interface RecoveryCodeDeps {
  readonly provider: IdentityProvider;
}

/** The codes for whoever has lost their second factor; of the embedded provider alone. */
export const recoveryCodeRoutes: FastifyPluginAsyncZod<RecoveryCodeDeps> = async (app, { provider }) => {
  requireForAll(app, requirePrincipal);
  const security = [{ session: [] }];

  app.get(
    '/api/v1/auth/recovery-codes',
    {
      schema: {
        summary: 'How many recovery codes the founder has left, and when they were made',
        security,
        response: { 200: recoveryStatusSchema },
      },
    },
    async ({ principal }) => {
      const uid = await uidOf(provider.db, principal.accountId);
      if (uid === undefined) throw unauthorized();
      return provider.recoveryCodes.status(uid);
    },
  );

  app.post(
    '/api/v1/auth/recovery-codes',
    {
      schema: {
        summary:
          'Makes ten recovery codes in place of those before, and shows them once; needs a sign-in of the last five minutes',
        description: '409 `no-second-factor` if there is no second factor that they could stand in for.',
        security,
        response: { 201: newRecoveryCodesSchema },
      },
    },
    async ({ principal }, reply) => {
      const codes = await provider.transaction(async (within) => {
        const { user } = await holdOwner(within, principal);
        if (!(await within.factors.hasAny(user.uid))) {
          throw new ApiError(409, 'no-second-factor', 'Turn on two-factor authentication first.');
        }
        tellOwner(within, user, { kind: 'recovery-codes-made' });
        return within.recoveryCodes.renew(user.uid);
      });
      const { accountId, sessionId } = principal;
      provider.record({ event: 'recovery-codes-made', outcome: 'success', who: { accountId }, sessionId });
      return reply.code(201).send({ recoveryCodes: codes.map(showRecoveryCode) });
    },
  );
};
