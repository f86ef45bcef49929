import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { accessTokenLimits } from '#domain/account/access-token.ts';
import { ApiError } from '../http/api-error.ts';
import { limitedTo } from '../http/limited-to.ts';
import { logFailure } from '../http/log-failure.ts';
import { findWorkspace, requireMembershipNow } from '../http/require-member.ts';
import { findPrincipal } from '../http/require-principal.ts';
import { seesPeople } from '../log/hide-personal.ts';
import { type AssistantDeps, createAssistant } from './assistant.ts';
import { createMcpServer } from './mcp-server.ts';

export interface McpDeps extends AssistantDeps {
  readonly publicUrl: string;
  /** Whether a page of ours sent a request, by its `Origin`. */
  isOurOrigin(origin: string | undefined): boolean;
}

const resourceMetadataPath = '/.well-known/oauth-protected-resource';

/**
 * `/mcp`: assistants, by Streamable HTTP of the Model Context Protocol, revision 2025-11-25. Each request stands alone: it
 * brings its token, and no server remembers it, so any of several can answer.
 */
export const mcpRoutes: FastifyPluginAsyncZod<McpDeps> = async (app, { publicUrl, isOurOrigin, ...deps }) => {
  const challenge = { 'www-authenticate': `Bearer resource_metadata="${publicUrl}${resourceMetadataPath}"` };
  const requireAssistant = async (request: FastifyRequest): Promise<void> => {
    // A page that a browser shows has nothing to do here, and neither has a name that leads to this machine.
    const { origin, host } = request.headers;
    const isLocal = isOurOrigin(publicUrl) && isLoopbackUrl(publicUrl);
    if ((origin !== undefined && !isOurOrigin(origin)) || (isLocal && !isOurOrigin(`http://${host}`)))
      throw new ApiError(403, 'foreign-origin', 'Assistants don’t come from a page of another site.');
    await findPrincipal(request);
    if (!request.principal?.via) {
      const message = 'An assistant needs an access token here.';
      throw new ApiError(401, 'unauthorized', message, undefined, challenge);
    }
    await findWorkspace(request, 'read');
  };
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  const route = {
    onRequest: requireAssistant,
    config: limitedTo(accessTokenLimits.callsPerMinute),
    schema: { security: [{ token: [] }, { assistant: [] }], hide: true },
  };

  app.post('/mcp', route, async (request, reply) => {
    // One at a time, as each counts: batches have left the protocol.
    if (Array.isArray(request.body)) throw new ApiError(400, 'invalid-request', 'Send one message at a time.');
    const server = createMcpServer(createAssistant(deps, request.principal), (error, tool) =>
      logFailure(request, Object.assign(new Error(`The tool ${tool} failed.`), { cause: error }), 500),
    );
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    try {
      await server.connect(transport);
      const answer = await transport.handleRequest(webRequest(request, publicUrl), { parsedBody: request.body });
      await requireSameSight(request);
      return await send(reply, answer);
    } finally {
      await server.close();
    }
  });

  // Nothing is ever sent without being asked for, and there is no session to end.
  const notAllowed = async () => {
    throw new ApiError(405, 'method-not-allowed', 'Send messages by POST.', undefined, { allow: 'POST' });
  };
  app.get('/mcp', route, notAllowed);
  app.delete('/mcp', route, notAllowed);
};

/** Throws if whoever let the assistant in may not read any more what it has read meanwhile. */
async function requireSameSight({ server, principal }: FastifyRequest): Promise<void> {
  const now = await requireMembershipNow(server.memberships, principal);
  if (seesPeople(principal.membership) && !seesPeople(now))
    throw new ApiError(403, 'role-insufficient', 'Your role in this workspace has changed. Try again.');
}

const isLoopbackUrl = (url: string): boolean => /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/.test(url);

function webRequest({ headers, method }: FastifyRequest, publicUrl: string): Request {
  const named = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'content-length' ? [[name, value] as [string, string]] : [],
  );
  return new Request(new URL('/mcp', publicUrl), { method, headers: named });
}

async function send(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  for (const [name, value] of answer.headers) reply.header(name, value);
  return reply.code(answer.status).send(answer.body === null ? undefined : await answer.text());
}
