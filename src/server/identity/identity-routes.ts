import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { answerIdentityErrors } from './answer-identity-errors.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { createAuthUri } from './operations/create-auth-uri.ts';
import { deleteUser } from './operations/delete-user.ts';
import { lookup } from './operations/lookup.ts';
import { type Caller, type Operation, operationFields } from './operations/operation.ts';
import { resetPassword } from './operations/reset-password.ts';
import { sendOobCode } from './operations/send-oob-code.ts';
import { signInWithEmailLink } from './operations/sign-in-with-email-link.ts';
import { signInWithPassword } from './operations/sign-in-with-password.ts';
import { signUp } from './operations/sign-up.ts';
import { update } from './operations/update.ts';
import { passwordPolicy } from './password-policy.ts';
import { tokenRoutes } from './token-routes.ts';

export interface IdentityDeps {
  readonly provider: IdentityProvider;
}

const operations: Readonly<Record<string, Operation>> = {
  createAuthUri,
  delete: deleteUser,
  lookup,
  resetPassword,
  sendOobCode,
  signInWithEmailLink,
  signInWithPassword,
  signUp,
  update,
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
};

const toolkitRoutes: FastifyPluginAsync<IdentityDeps> = async (app, { provider }) => {
  answerIdentityErrors(app);
  app.removeContentTypeParser('text/plain');
  const hidden = { config: { rateLimit: false }, schema: { hide: true } };
  for (const [name, operation] of Object.entries(operations)) {
    // The second colon makes the first a letter instead of a parameter's mark.
    app.post(`/v1/accounts::${name}`, hidden, async (request) =>
      operation(provider, operationFields.parse(request.body ?? {}), callerOf(request)),
    );
  }
  app.get('/v2/passwordPolicy', hidden, async () => passwordPolicy);
  app.get('/v2/recaptchaConfig', hidden, async () => recaptchaConfig);
};

function callerOf({ ip, query, headers }: FastifyRequest): Caller {
  const { key } = query as { key?: unknown };
  const locale = headers['x-firebase-locale'];
  return {
    address: ip,
    apiKey: typeof key === 'string' && /^[\w-]{1,128}$/.test(key) ? key : 'none',
    language: typeof locale === 'string' && /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})?$/.test(locale) ? locale : 'en',
  };
}
