import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { accessTokenLimits } from '#domain/account/access-token.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import type { ApiError } from '../http/api-error.ts';
import { limitedTo } from '../http/limited-to.ts';
import { takeForms } from '../published/take-forms.ts';
import type { OauthClients } from './clients.ts';
import { errorPage } from './error-page.ts';
import type { AssistantGrants } from './grants.ts';
import { resourceMetadata, serverMetadata } from './metadata.ts';
import { OauthError } from './oauth-error.ts';
import { readScope, scopeText } from './read-scope.ts';
import { isRedirectUri, isRegistered, redirectUriLength } from './redirect-uri.ts';
import type { GrantedTokens } from './refresh-grant.ts';
import type { OauthRequests } from './requests.ts';

export interface OauthDeps {
  readonly publicUrl: string;
  readonly clients: OauthClients;
  readonly requests: OauthRequests;
  readonly grants: AssistantGrants;
  /** Tells servers that a grant has ended. */
  announceEnded(ids: readonly string[]): void;
}

const words = z.array(z.string().max(100)).max(10);
const registration = z.object({
  redirect_uris: z.array(z.string().max(redirectUriLength)).min(1).max(10),
  client_name: z.string().max(1000).optional(),
  token_endpoint_auth_method: z.string().max(100).optional(),
  grant_types: words.optional(),
  response_types: words.optional(),
});

/** Calls of one address in a minute. */
const registeredAtMost = 20;
const askedAtMost = 120;
const bodyLimit = 16 * 1024;
/** RFC 7636, sections 4.1 and 4.2: 256 bits in base64url. */
const challengePattern = /^[A-Za-z0-9_-]{43}$/;
const verifierPattern = /^[A-Za-z0-9._~-]{43,128}$/;
const longestState = 2000;

/**
 * OAuth 2.1 for assistants, as the authorization page of the Model Context Protocol has it: public clients that register by
 * themselves, codes with PKCE, refresh tokens that are spent. What a member allows is asked on a page of ours.
 */
export const oauthRoutes: FastifyPluginAsyncZod<OauthDeps> = async (app, deps) => {
  const { publicUrl, clients, requests, grants, announceEnded } = deps;
  takeForms(app, bodyLimit);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler(async (error: FastifyError | OauthError | ApiError, _request, reply) => {
    if (error instanceof OauthError)
      return reply
        .code(error.code === 'invalid_client' ? 401 : 400)
        .send({ error: error.code, error_description: error.message });
    throw error;
  });
  const hidden = { schema: { hide: true }, config: limitedTo(askedAtMost) };

  for (const path of ['', '/mcp'])
    app.get(`/.well-known/oauth-protected-resource${path}`, hidden, async () => resourceMetadata(publicUrl));
  app.get('/.well-known/oauth-authorization-server', hidden, async () => serverMetadata(publicUrl));

  app.post(
    '/oauth/register',
    { schema: { hide: true }, config: limitedTo(registeredAtMost), bodyLimit },
    async ({ body }, reply) => {
      const asked = registration.safeParse(body);
      if (!asked.success) throw new OauthError('invalid_client_metadata', z.prettifyError(asked.error));
      const {
        redirect_uris: redirectUris,
        client_name: name = '',
        token_endpoint_auth_method: method = 'none',
      } = asked.data;
      if (!redirectUris.every(isRedirectUri))
        throw new OauthError('invalid_redirect_uri', 'Redirect URIs are https, of this machine, or of an app.');
      if (method !== 'none')
        throw new OauthError('invalid_client_metadata', 'Programs have no secret here: ask for "none".');
      const client = await clients.register({ name, redirectUris });
      return reply.code(201).send({
        client_id: client.id,
        client_id_issued_at: Math.floor(Date.now() / 1000),
        client_name: client.name,
        redirect_uris: redirectUris,
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
      });
    },
  );

  app.get('/oauth/authorize', hidden, async (request, reply) => {
    const asked = singleParameters(new URL(request.url, publicUrl).searchParams);
    // Whatever is wrong with its document: nobody is sent back to a program that is not known.
    const client = await clients.recognize(asked['client_id'] ?? '').catch(unknownToUs);
    const redirectUri = asked['redirect_uri'] ?? '';
    // Nobody is sent to an address that is not the program’s.
    if (!client || !isRegistered(redirectUri, client.redirectUris))
      return sayWrong(
        reply,
        'This program isn’t registered here, or not with this address. Connect it again from the program.',
      );
    const { state = null } = asked;
    try {
      if (state !== null && state.length > longestState)
        throw new OauthError('invalid_request', 'The state is too long.');
      if (asked['response_type'] !== 'code') throw new OauthError('unsupported_response_type', 'Ask for a code.');
      if (asked['code_challenge_method'] !== 'S256' || !challengePattern.test(asked['code_challenge'] ?? ''))
        throw new OauthError('invalid_request', 'A code challenge by S256 is needed.');
      requireResource(asked['resource'], publicUrl);
      const kept = {
        ...{ clientId: client.id, redirectUri, codeChallenge: asked['code_challenge'] ?? '', state },
        scope: readScope(asked['scope']),
      };
      const id = await requests.keep(kept);
      return reply.redirect(`${publicUrl}${buildPath({ name: 'connect', params: { request: id } })}`, 303);
    } catch (error) {
      if (!(error instanceof OauthError)) throw error;
      const answer = { error: error.code, error_description: error.message };
      const address = answerTo(publicUrl, { redirectUri, state: state?.slice(0, longestState) ?? null }, answer);
      return errorPage(reply, { error, redirectUri, address });
    }
  });

  app.post(
    '/oauth/token',
    { schema: { hide: true }, config: limitedTo(accessTokenLimits.callsPerMinute) },
    async (request) => {
      const form = formOf(request);
      const clientId = form['client_id'] ?? '';
      if (!(await clients.find(clientId)))
        throw new OauthError('invalid_client', 'This program isn’t registered here.');
      requireResource(form['resource'], publicUrl);
      return answerOf(await grant(form, clientId));
    },
  );

  const grant = async (form: Readonly<Record<string, string>>, clientId: string): Promise<GrantedTokens> => {
    if (form['grant_type'] === 'authorization_code') {
      const { code, redirect_uri: redirectUri, code_verifier: verifier = '' } = form;
      if (!code || !redirectUri || !verifierPattern.test(verifier))
        throw new OauthError('invalid_request', 'code, redirect_uri and code_verifier are needed.');
      return grants.exchange(code, { clientId, redirectUri, verifier });
    }
    if (form['grant_type'] === 'refresh_token') {
      const token = form['refresh_token'];
      if (!token) throw new OauthError('invalid_request', 'refresh_token is needed.');
      return grants.refresh(token, clientId, form['scope'] === undefined ? undefined : readScope(form['scope']));
    }
    throw new OauthError('unsupported_grant_type', 'Codes and refresh tokens are taken.');
  };

  app.post('/oauth/revoke', hidden, async (request) => {
    const { token = '', client_id: clientId = '' } = formOf(request);
    const ended = await grants.giveUp(token, clientId);
    if (ended) {
      announceEnded([ended.id]);
      const who = { accountId: ended.accountId };
      app.securityEvents?.record({
        event: 'assistant-ended',
        outcome: 'success',
        reason: 'given-up',
        who,
        by: 'server',
      });
    }
    // The same for a token that nobody has: RFC 7009, section 2.2.
    return {};
  });
};

const answerOf = ({ accessToken, refreshToken, expiresInS, scope }: GrantedTokens) => ({
  access_token: accessToken,
  token_type: 'Bearer',
  expires_in: expiresInS,
  refresh_token: refreshToken,
  scope: scopeText(scope),
});

/** RFC 8707: tokens are for this resource alone. */
function requireResource(resource: string | undefined, publicUrl: string): void {
  if (
    resource !== undefined &&
    resource.replace(/\/$/, '') !== `${publicUrl}/mcp` &&
    resource.replace(/\/$/, '') !== publicUrl
  )
    throw new OauthError('invalid_target', `The resource is ${publicUrl}/mcp.`);
}

/** Each at most once: RFC 6749, section 3.1. */
function singleParameters(params: URLSearchParams): Readonly<Record<string, string>> {
  const names = [...params.keys()];
  return Object.fromEntries(
    names
      .filter((name, n) => names.indexOf(name) === n && names.lastIndexOf(name) === n)
      .map((name) => [name, params.get(name) ?? '']),
  );
}

function formOf({ body }: FastifyRequest): Readonly<Record<string, string>> {
  if (!(body instanceof URLSearchParams)) throw new OauthError('invalid_request', 'Send a form.');
  return singleParameters(body);
}

/** The address by which a program hears the answer, with whose it is (RFC 9207). */
export function answerTo(
  publicUrl: string,
  { redirectUri, state }: { readonly redirectUri: string; readonly state: string | null },
  answer: Readonly<Record<string, string>>,
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries({ ...answer, iss: publicUrl })) url.searchParams.set(name, value);
  if (state !== null) url.searchParams.set('state', state);
  return url.href;
}

/** Undefined for a program whose document cannot be read. */
function unknownToUs(error: unknown): undefined {
  if (error instanceof OauthError) return undefined;
  throw error;
}

const sayWrong = (reply: FastifyReply, message: string): FastifyReply =>
  reply.code(400).type('text/plain; charset=utf-8').send(`${message}\n`);
