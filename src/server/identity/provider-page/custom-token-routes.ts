import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { text } from '#domain/log/text.ts';
import { answerNotFound } from '../../http/answer-errors.ts';
import { ApiError } from '../../http/api-error.ts';
import { isLocalRequest } from '../../operations/is-local-request.ts';
import type { IdentityProvider } from '../identity-provider.ts';
import { readEmail } from '../read-email.ts';
import { customTokenPage } from './custom-token-page.ts';

const path = '/dev/custom-token';
const order = z.object({ who: text(320) });

/**
 * Custom tokens for whoever sits at this machine: a form, or JSON in and out with `{who}` and `{token, link}`.
 * `who` is the address of a known user, or a uid, which becomes a new user where nobody has it.
 */
export const customTokenRoutes: FastifyPluginAsync<{ readonly provider: IdentityProvider }> = async (
  app,
  { provider },
) => {
  const { users, customTokens, publicUrl, isOurOrigin, record } = provider;
  const hidden = { config: { rateLimit: false }, schema: { hide: true } };
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isLocalRequest(request)) return answerNotFound(request, reply);
    // A form of any page can be sent here without being asked; programs on this machine name no origin.
    const { origin } = request.headers;
    if (origin !== undefined && !isOurOrigin(origin))
      throw new ApiError(403, 'foreign-origin', 'This page may not ask for tokens.');
  });

  const mint = async (body: unknown): Promise<{ token: string; link: string }> => {
    const who = order.safeParse(body).data?.who.trim() ?? '';
    const email = readEmail(who);
    const user = await (email ? users.byEmail(email) : users.byUid(who));
    const uid = email ? user?.uid : who;
    if (!uid) throw new ApiError(400, 'unknown-user', 'No one has signed up with this email.');
    if (uid.length > 128) throw new ApiError(400, 'too-long', 'A user ID can have at most 128 characters.');
    const token = await customTokens.mint(uid, user?.generation);
    record({ event: 'custom-token-issued', outcome: 'success', who: { uid } });
    return { token, link: `${publicUrl}/auth/verify?${new URLSearchParams({ token })}` };
  };

  app.get(path, hidden, async (_request, reply) => reply.type('text/html; charset=utf-8').send(customTokenPage()));

  app.post(path, hidden, async ({ body, headers }, reply) => {
    if (headers['content-type']?.startsWith('application/json')) return mint(body);
    reply.type('text/html; charset=utf-8');
    try {
      return customTokenPage((await mint(body)).link);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return reply.code(error.statusCode).send(customTokenPage(undefined, error.message));
    }
  });
};
