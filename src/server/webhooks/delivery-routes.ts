import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { webhookDeliveriesSchema, webhookDeliverySchema } from '#domain/webhooks/webhook-delivery.ts';
import { ApiError } from '../http/api-error.ts';
import type { Clock } from '../http/clock.ts';
import { limitedTo } from '../http/limited-to.ts';
import { requireMember } from '../http/require-member.ts';
import { alsoForTokens } from '../http/require-principal.ts';
import { type Deliveries, testType } from './deliveries.ts';
import type { SendToEndpoint } from './send-to-endpoint.ts';
import { noWebhook, webhookParams } from './webhook-routes.ts';
import type { Webhooks } from './webhooks.ts';

export interface DeliveryRouteDeps {
  readonly webhooks: Pick<Webhooks, 'find' | 'endpoint'>;
  readonly deliveries: Pick<Deliveries, 'list' | 'again' | 'keepTest'>;
  readonly send: SendToEndpoint;
  readonly clock: Clock;
  readonly publicUrl: string;
}

/** A minute. */
const sentAtMost = 20;

/** `/api/v1/webhooks/{id}/…`: what was sent to an endpoint, once more, and a test of it. */
export const deliveryRoutes: FastifyPluginAsyncZod<DeliveryRouteDeps> = async (
  app,
  { webhooks, deliveries, send, clock, publicUrl },
) => {
  const security = alsoForTokens;
  const onRequest = requireMember('edit');
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.post(
    '/api/v1/webhooks/:webhookId/test',
    {
      onRequest,
      config: limitedTo(sentAtMost),
      schema: {
        summary: 'Sends a test to a webhook, even one that is off, and answers what came back',
        description: 'Its type is `webhook.test`. It is tried once, and says nothing about the work.',
        security,
        params: webhookParams,
        response: { 200: webhookDeliverySchema },
      },
    },
    async ({ principal: { workspaceId }, params: { webhookId } }) => {
      const endpoint = await webhooks.endpoint({ workspaceId }, webhookId);
      if (!endpoint) throw noWebhook();
      const [at, messageId] = [clock(), `msg_${randomUUID().replaceAll('-', '')}`];
      const link = `${publicUrl}/settings/account`;
      const sentence = 'This is a test from Groundwork. It works.';
      const message = { type: testType, timestamp: at.toISOString(), data: { webhookId, link }, sentence, link };
      const result = await send(endpoint, { messageId, message, now: at });
      const kept = await deliveries.keepTest({ workspaceId, webhookId }, { messageId, at, result });
      if (!kept) throw noWebhook();
      return kept;
    },
  );

  app.get(
    '/api/v1/webhooks/:webhookId/deliveries',
    {
      onRequest,
      schema: {
        summary: 'The last messages to a webhook, the latest first',
        description: 'All that wait are kept, and of the others the last 100; the answer has 100 at most.',
        security,
        params: webhookParams,
        response: { 200: webhookDeliveriesSchema },
      },
    },
    async ({ principal, params: { webhookId } }) => {
      if (!(await webhooks.find(principal, webhookId))) throw noWebhook();
      return deliveries.list({ workspaceId: principal.workspaceId, webhookId });
    },
  );

  app.post(
    '/api/v1/webhooks/:webhookId/deliveries/:deliveryId/again',
    {
      onRequest,
      config: limitedTo(sentAtMost),
      schema: {
        summary: 'Sends a message once more, under the same id; one that waits is tried at once',
        description: 'It comes after the messages of the same stream that wait.',
        security,
        params: webhookParams.extend({ deliveryId: z.string().regex(/^[1-9]\d{0,14}$/) }),
        response: { 202: webhookDeliverySchema },
      },
    },
    async ({ principal, params: { webhookId, deliveryId } }, reply) => {
      const webhook = await webhooks.find(principal, webhookId);
      if (!webhook) throw noWebhook();
      if (webhook.off) throw new ApiError(409, 'webhook-off', 'This webhook is off. Switch it on first.');
      const of = { workspaceId: principal.workspaceId, webhookId };
      const waiting = await deliveries.again(of, Number(deliveryId), clock());
      if (!waiting)
        throw new ApiError(404, 'not-found', 'There’s no such message, or it was a test. Send another test.');
      return reply.code(202).send(waiting);
    },
  );
};
