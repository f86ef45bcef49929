import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { countedAddress } from '../http/counted-address.ts';
import { takeShortBodies } from '../http/limit-bodies.ts';
import { answerIdentityErrors } from './answer-identity-errors.ts';
import { IdentityError } from './identity-error.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { exchangeRefreshToken } from './operations/exchange-refresh-token.ts';
import { recordIdentityRefusal } from './record-identity-refusal.ts';

const form = z.object({ grant_type: z.string().max(64).optional(), refresh_token: z.string().max(512).optional() });

/** The Secure Token service: a fresh ID token for a refresh token. */
export const tokenRoutes: FastifyPluginAsync<{ readonly provider: IdentityProvider }> = async (app, { provider }) => {
  answerIdentityErrors(app);
  takeShortBodies(app);
  app.addHook('onRequest', async ({ ip }) => provider.limits.call(countedAddress(ip)));
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.post('/v1/token', { config: { rateLimit: false }, schema: { hide: true } }, async (request) => {
    const { grant_type: grant, refresh_token: refreshToken } = form.parse(request.body ?? {});
    if (grant !== 'refresh_token') throw new IdentityError('INVALID_GRANT_TYPE');
    if (!refreshToken) throw new IdentityError('MISSING_REFRESH_TOKEN');
    const pair = await exchangeRefreshToken(provider, refreshToken).catch((error: unknown) => {
      if (error instanceof IdentityError) recordIdentityRefusal(provider, '/v1/token', error, {});
      throw error;
    });
    const { uid, idToken, refreshToken: child, expiresIn } = pair;
    return {
      access_token: idToken,
      expires_in: expiresIn,
      token_type: 'Bearer',
      refresh_token: child,
      id_token: idToken,
      user_id: uid,
      project_id: provider.projectId,
    };
  });
};
