import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { text } from '#domain/log/text.ts';
import { answerNotFound } from '../../http/answer-errors.ts';
import { ApiError } from '../../http/api-error.ts';
import { isLocalRequest } from '../../operations/is-local-request.ts';
import type { IdentityProvider } from '../identity-provider.ts';
import { isProviderId, type ProviderId } from '../provider-id.ts';
import { readEmail } from '../read-email.ts';
import { providerPage, providerProblemPage } from './provider-page.ts';
import { readProviderRequest } from './provider-request.ts';
import { providerScript } from './provider-script.ts';
import { providerStyle } from './provider-style.ts';

const path = '/emulator/auth/handler';
const knownShown = 5;
const choice = z.object({ providerId: z.string().refine(isProviderId), email: text(320), displayName: text(128) });

/** The stand-ins for Google, GitHub and Twitter, for whoever sits at this machine; contract, "Embedded identity". */
export const providerRoutes: FastifyPluginAsync<{ readonly provider: IdentityProvider }> = async (
  app,
  { provider },
) => {
  const { assertions, links, isOurOrigin } = provider;
  const hidden = { config: { rateLimit: false }, schema: { hide: true } };
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request, reply) => {
    if (!isLocalRequest(request)) return answerNotFound(request, reply);
  });

  app.get(path, hidden, async ({ query }, reply) => {
    reply.type('text/html; charset=utf-8');
    const asked = readProviderRequest(query, isOurOrigin);
    if ('problem' in asked) return reply.code(400).send(providerProblemPage(asked.problem));
    return providerPage(asked, await links.recent(asked.providerId, knownShown));
  });

  app.post(path, hidden, async ({ body }) => {
    const { providerId, email, displayName } = readChoice(body);
    const token = await assertions.sign({ providerId, email, displayName });
    const query = new URLSearchParams({ providerId, id_token: token });
    return { urlResponse: `${provider.publicUrl}${path}?${query}` };
  });

  app.get(`${path}.js`, hidden, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(providerScript),
  );
  app.get(`${path}.css`, hidden, async (_request, reply) => reply.type('text/css; charset=utf-8').send(providerStyle));
};

interface Choice {
  readonly providerId: ProviderId;
  readonly email: string | null;
  readonly displayName: string | null;
}

/** Twitter knows people without an address. */
function readChoice(body: unknown): Choice {
  const parsed = choice.safeParse(body);
  if (!parsed.success) throw new ApiError(400, 'invalid-request', 'This request can’t be read.');
  const { providerId, displayName } = parsed.data;
  const given = parsed.data.email.trim();
  const name = displayName.trim() || null;
  const email = readEmail(given);
  if (given !== '' && !email) throw new ApiError(400, 'invalid-email', 'This isn’t an email address.');
  if (!email && providerId !== 'twitter.com')
    throw new ApiError(400, 'missing-email', 'Please enter an email address.');
  if (!email && !name) throw new ApiError(400, 'missing-name', 'Please enter a name.');
  return { providerId, email, displayName: name };
}
