import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  madeWebhookSchema,
  newWebhookSchema,
  webhookChangeSchema,
  webhookSchema,
  webhooksSchema,
} from '#domain/webhooks/webhook.ts';
import type { Principal } from '../accounts/principal.ts';
import { ApiError } from '../http/api-error.ts';
import { limitedTo } from '../http/limited-to.ts';
import { type AllowedTargets, allowedAddresses, isAllowedUrl, type ResolveHost } from '../http/public-address.ts';
import { requireMember } from '../http/require-member.ts';
import { alsoForTokens } from '../http/require-principal.ts';
import { seesPeople } from '../log/hide-personal.ts';
import type { SecurityEventName } from '../security/security-event.ts';
import { type TellOfWebhookDeps, tellOfWebhook } from './tell-of-webhook.ts';
import type { Webhooks } from './webhooks.ts';

export interface WebhookRouteDeps extends TellOfWebhookDeps {
  readonly webhooks: Webhooks;
  readonly targets: AllowedTargets;
  readonly resolve: ResolveHost;
}

/** A minute. */
const madeAtMost = 20;

export const noWebhook = () => new ApiError(404, 'not-found', 'There’s no such webhook.');
export const webhookParams = z.object({ webhookId: z.uuid() });

/** `/api/v1/webhooks`: the endpoints of a workspace, for members who may edit, and for programs of theirs. */
export const webhookRoutes: FastifyPluginAsyncZod<WebhookRouteDeps> = async (app, deps) => {
  const { webhooks, targets, resolve } = deps;
  const tell = tellOfWebhook(deps);
  const security = alsoForTokens;
  const onRequest = requireMember('edit');
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  /** A name that leads nowhere yet is taken; wherever it leads later, that is looked at before each message. */
  const requirePublic = async (url: string): Promise<void> => {
    const isAllowed =
      isAllowedUrl(url, targets) &&
      (await allowedAddresses(new URL(url), resolve, targets).catch(() => 'unknown')) !== null;
    if (!isAllowed)
      throw new ApiError(
        422,
        'address-not-public',
        'Use an https address that can be reached from the internet, without a name or password in it.',
      );
  };
  const requireSeesPeople = ({ membership }: Principal, personal: boolean | undefined): void => {
    if (personal && !seesPeople(membership))
      throw new ApiError(403, 'role-insufficient', 'Your role in this workspace doesn’t show you personal data.');
  };
  const record = ({ accountId, sessionId }: Principal, event: SecurityEventName, reason?: string): void =>
    app.securityEvents?.record({
      ...{ event, outcome: 'success', reason, who: { accountId } },
      sessionId,
    });

  app.post(
    '/api/v1/webhooks',
    {
      onRequest,
      config: limitedTo(madeAtMost),
      schema: {
        summary: 'Makes a webhook: what happens in the workspace is sent to its address',
        description:
          'Messages follow https://www.standardwebhooks.com. The secret that signs them is in this answer alone. With the kind `slack` or `discord` the address is that of an incoming webhook there, which gets a sentence and a link. With the same `Idempotency-Key` and body again within a day the answer is the same, and there is one webhook.',
        security,
        headers: z.object({ 'idempotency-key': z.string().min(1).max(200).optional() }),
        body: newWebhookSchema,
        response: { 201: madeWebhookSchema },
      },
    },
    async ({ principal, headers, body }, reply) => {
      requireSeesPeople(principal, body.personal);
      await requirePublic(body.url);
      const { isAgain, ...made } = await webhooks.make(principal, body, headers['idempotency-key']);
      if (!isAgain) {
        record(principal, 'webhook-made', body.personal ? 'personal' : undefined);
        await tell(principal, 'webhook-made', body);
      }
      return reply.code(201).send(made);
    },
  );

  app.get(
    '/api/v1/webhooks',
    {
      onRequest,
      schema: {
        summary: 'The webhooks of the workspace, the oldest first',
        security,
        response: { 200: webhooksSchema },
      },
    },
    ({ principal }) => webhooks.list(principal),
  );

  app.patch(
    '/api/v1/webhooks/:webhookId',
    {
      onRequest,
      config: limitedTo(madeAtMost),
      schema: {
        summary: 'Changes a webhook, or switches it off or on',
        security,
        params: webhookParams,
        body: webhookChangeSchema,
        response: { 200: webhookSchema },
      },
    },
    async ({ principal, params: { webhookId }, body }) => {
      requireSeesPeople(principal, body.personal);
      if (!(await webhooks.find(principal, webhookId))) throw noWebhook();
      if (body.url !== undefined) await requirePublic(body.url);
      const changed = await webhooks.change(principal, webhookId, body);
      if (!changed) throw noWebhook();
      record(principal, 'webhook-changed', body.on === false ? 'switched-off' : 'settings');
      // One that is switched off sends nothing.
      if (!changed.off) await tell(principal, 'webhook-changed', changed);
      return changed;
    },
  );

  app.delete(
    '/api/v1/webhooks/:webhookId',
    {
      onRequest,
      schema: {
        summary: 'Deletes a webhook, with all that waits for it',
        security,
        params: webhookParams,
        response: { 204: z.undefined() },
      },
    },
    async ({ principal, params: { webhookId } }, reply) => {
      if (!(await webhooks.remove(principal, webhookId))) throw noWebhook();
      record(principal, 'webhook-deleted');
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/v1/webhooks/:webhookId/secret',
    {
      onRequest,
      config: limitedTo(madeAtMost),
      schema: {
        summary: 'Makes a new secret for a webhook; the one before is valid for another 24 hours',
        description: 'Until then messages have two signatures.',
        security,
        params: webhookParams,
        response: { 200: z.object({ secret: z.string() }) },
      },
    },
    async ({ principal, params: { webhookId } }) => {
      const secret = await webhooks.rotate(principal, webhookId);
      if (secret === undefined) throw noWebhook();
      record(principal, 'webhook-changed', 'secret');
      const changed = await webhooks.find(principal, webhookId);
      if (changed) await tell(principal, 'webhook-secret-made', changed);
      return { secret };
    },
  );
};
