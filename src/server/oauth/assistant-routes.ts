import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  answeredRequestSchema,
  assistantAnswerSchema,
  assistantRequestSchema,
  assistantsSchema,
} from '#domain/account/assistant-grant.ts';
import { requireRecentProof } from '../accounts/require-recent-proof.ts';
import { type TellDeps, tellFounder } from '../accounts/tell-founder.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { limitedTo } from '../http/limited-to.ts';
import { enterWorkspace, requireMember } from '../http/require-member.ts';
import { requirePrincipal } from '../http/require-principal.ts';
import type { AssistantGrants } from './grants.ts';
import { answerTo } from './oauth-routes.ts';
import { nameOfTarget } from './redirect-uri.ts';
import type { OauthRequests } from './requests.ts';

export interface AssistantRouteDeps extends TellDeps {
  readonly db: Database;
  readonly publicUrl: string;
  readonly requests: OauthRequests;
  readonly grants: AssistantGrants;
  announceEnded(ids: readonly string[]): void;
}

const answeredAtMost = 30;
/** An id that was never one, as of a link that was cut off, is told like one that has ended. */
const params = z.object({ requestId: z.string().max(200) });
const gone = () => new ApiError(404, 'not-found', 'This request is no longer open. Connect again from your assistant.');

/** `/api/v1/assistants`: what an assistant asks a member, and the assistants that they have let in. No token may answer or see. */
export const assistantRoutes: FastifyPluginAsyncZod<AssistantRouteDeps> = async (app, deps) => {
  const { publicUrl, requests, grants, announceEnded } = deps;
  const tell = tellFounder(deps);
  const security = [{ session: [] }];
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get(
    '/api/v1/assistants/requests/:requestId',
    {
      onRequest: requirePrincipal,
      config: limitedTo(answeredAtMost),
      schema: { summary: 'What an assistant asks for', security, params, response: { 200: assistantRequestSchema } },
    },
    async ({ params: { requestId } }) => {
      const request = await requests.find(requestId);
      if (!request) throw gone();
      const { name, scope, redirectUri } = request;
      return { name, scope, leadsTo: nameOfTarget(redirectUri) };
    },
  );

  app.post(
    '/api/v1/assistants/requests/:requestId',
    {
      onRequest: requirePrincipal,
      config: limitedTo(answeredAtMost),
      schema: {
        summary:
          'Lets an assistant into a workspace, or refuses it; to let it in needs a sign-in of the last five minutes',
        description: 'The browser then goes to `redirectTo`. An assistant never has more rights than the member.',
        security,
        params,
        body: assistantAnswerSchema,
        response: { 200: answeredRequestSchema },
      },
    },
    async ({ principal, params: { requestId }, body }) => {
      const request = await requests.find(requestId);
      if (!request) throw gone();
      if (!body.allow) {
        if (!(await grants.settle((trx) => requests.close(trx, requestId)))) throw gone();
        return { redirectTo: answerTo(publicUrl, request, { error: 'access_denied' }) };
      }
      await requireRecentProof(deps, principal);
      const { workspaceId } = await enterWorkspace(app.memberships, principal, body.workspaceId);
      const scope = request.scope === 'read' ? 'read' : body.scope;
      const code = await grants.settle(async (trx) => {
        if (!(await requests.close(trx, requestId))) throw gone();
        return grants.allow(trx, { workspaceId, accountId: principal.accountId }, { ...request, scope });
      });
      const { accountId, sessionId } = principal;
      app.securityEvents?.record({
        ...{ event: 'assistant-allowed', outcome: 'success', reason: scope },
        ...{ who: { accountId }, sessionId },
      });
      await tell(accountId, { kind: 'assistant-allowed', name: request.name, scope });
      return { redirectTo: answerTo(publicUrl, request, { code }) };
    },
  );

  app.get(
    '/api/v1/assistants',
    {
      onRequest: requireMember('read'),
      schema: {
        summary: 'The assistants that the member has let into the workspace',
        security,
        response: { 200: assistantsSchema },
      },
    },
    ({ principal }) => grants.list(principal),
  );

  app.delete(
    '/api/v1/assistants/:assistantId',
    {
      onRequest: requireMember('read'),
      schema: {
        summary: 'Ends the access of an assistant at once',
        security,
        params: z.object({ assistantId: z.uuid() }),
        response: { 204: z.undefined() },
      },
    },
    async ({ principal, params: { assistantId } }, reply) => {
      if (!(await grants.revoke(principal, assistantId)))
        throw new ApiError(404, 'not-found', 'That assistant no longer has access.');
      announceEnded([assistantId]);
      const { accountId, sessionId } = principal;
      app.securityEvents?.record({
        ...{ event: 'assistant-ended', outcome: 'success', reason: 'revoked' },
        ...{ who: { accountId }, sessionId },
      });
      return reply.code(204).send();
    },
  );
};
