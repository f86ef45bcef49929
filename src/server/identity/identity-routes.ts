import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { countedAddress } from '../http/counted-address.ts';
import { takeShortBodies } from '../http/limit-bodies.ts';
import { isLocalRequest } from '../operations/is-local-request.ts';
import { answerIdentityErrors } from './answer-identity-errors.ts';
import { IdentityError } from './identity-error.ts';
import { identitySuccesses } from './identity-events.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { createAuthUri } from './operations/create-auth-uri.ts';
import { deleteUser } from './operations/delete-user.ts';
import { finishMfaEnrolment } from './operations/finish-mfa-enrolment.ts';
import { finishMfaSignIn } from './operations/finish-mfa-sign-in.ts';
import { lookup } from './operations/lookup.ts';
import { type Caller, type Operation, operationFields } from './operations/operation.ts';
import { resetPassword } from './operations/reset-password.ts';
import { sendOobCode } from './operations/send-oob-code.ts';
import { signInWithCustomToken } from './operations/sign-in-with-custom-token.ts';
import { signInWithEmailLink } from './operations/sign-in-with-email-link.ts';
import { signInWithIdp } from './operations/sign-in-with-idp.ts';
import { signInWithPassword } from './operations/sign-in-with-password.ts';
import { signUp } from './operations/sign-up.ts';
import { startMfaEnrolment } from './operations/start-mfa-enrolment.ts';
import { update } from './operations/update.ts';
import { withdrawMfa } from './operations/withdraw-mfa.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { passwordPolicy } from './password-policy.ts';
import { customTokenRoutes } from './provider-page/custom-token-routes.ts';
import { providerRoutes } from './provider-page/provider-routes.ts';
import { recordIdentityRefusal } from './record-identity-refusal.ts';
import { recoveryCodeRoutes } from './recovery-code-routes.ts';
import { tokenRoutes } from './token-routes.ts';

export interface IdentityDeps {
  readonly provider: IdentityProvider;
}

const operations: Readonly<Record<string, Operation>> = {
  '/v1/accounts:createAuthUri': createAuthUri,
  '/v1/accounts:delete': deleteUser,
  '/v1/accounts:lookup': lookup,
  '/v1/accounts:resetPassword': resetPassword,
  '/v1/accounts:sendOobCode': sendOobCode,
  '/v1/accounts:signInWithCustomToken': signInWithCustomToken,
  '/v1/accounts:signInWithEmailLink': signInWithEmailLink,
  '/v1/accounts:signInWithIdp': signInWithIdp,
  '/v1/accounts:signInWithPassword': signInWithPassword,
  '/v1/accounts:signUp': signUp,
  '/v1/accounts:update': update,
  '/v2/accounts/mfaEnrollment:start': startMfaEnrolment,
  '/v2/accounts/mfaEnrollment:finalize': finishMfaEnrolment,
  '/v2/accounts/mfaEnrollment:withdraw': withdrawMfa,
  '/v2/accounts/mfaSignIn:finalize': finishMfaSignIn,
};

/** The shape the SDK insists on; no provider is under reCAPTCHA's watch. */
const recaptchaConfig = { recaptchaKey: 'projects/groundwork/keys/none', recaptchaEnforcementState: [] };

/** The Identity Toolkit's paths that the Firebase SDK calls on an emulator, on our own origin. */
export const identityRoutes: FastifyPluginAsync<IdentityDeps> = async (app, { provider }) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  await app.register(toolkitRoutes, { provider, prefix: '/identitytoolkit.googleapis.com' });
  await app.register(tokenRoutes, { provider, prefix: '/securetoken.googleapis.com' });
  await app.register(recoveryCodeRoutes, { provider });
  await app.register(passkeyRoutes, { provider });
  if (!provider.hasStandIns) return;
  await app.register(providerRoutes, { provider });
  await app.register(customTokenRoutes, { provider });
};

const toolkitRoutes: FastifyPluginAsync<IdentityDeps> = async (app, { provider }) => {
  answerIdentityErrors(app);
  takeShortBodies(app);
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async ({ ip }) => provider.limits.call(countedAddress(ip)));
  const hidden = { config: { rateLimit: false }, schema: { hide: true } };
  for (const [path, operation] of Object.entries(operations)) {
    // A second colon makes the first a letter instead of a parameter's mark.
    app.post(path.replace(':', '::'), hidden, (request) => {
      const caller = callerOf(request);
      return provider.underWay(caller.address, async () => {
        const fields = operationFields.parse(request.body ?? {});
        const run = async (): Promise<object> => {
          const uid = fields.idToken ? await provider.uidOf(fields.idToken) : null;
          if (uid !== null) provider.limits.callOf(uid);
          return operation(provider, fields, caller);
        };
        const answer = await run().catch((error: unknown) => {
          if (error instanceof IdentityError) recordIdentityRefusal(provider, path, error, fields);
          throw error;
        });
        for (const event of identitySuccesses(path, fields, answer)) provider.record(event);
        return answer;
      });
    });
  }
  app.get('/v2/passwordPolicy', hidden, async () => passwordPolicy);
  app.get('/v2/recaptchaConfig', hidden, async () => recaptchaConfig);
};

function callerOf(request: FastifyRequest): Caller {
  const { ip, query, headers } = request;
  const { key } = query as { key?: unknown };
  const locale = headers['x-firebase-locale'];
  return {
    address: countedAddress(ip),
    apiKey: typeof key === 'string' && /^[\w-]{1,128}$/.test(key) ? key : 'none',
    language: typeof locale === 'string' && /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})?$/.test(locale) ? locale : 'en',
    isLocal: isLocalRequest(request),
  };
}
