import { fromPromise } from 'xstate';
import { fetchDeliveries, sendDeliveryAgain, testWebhook } from '#adapters/api/webhooks.ts';
import type { WebhookDelivery } from '#domain/webhooks/webhook-delivery.ts';
import { deliveriesMachine, type OfWebhook } from '#machines/settings/deliveries.machine.ts';
import type { ShownWebhook } from '#machines/settings/webhooks.machine.ts';
import type { Services } from '../../services.ts';

/** The deliveries of a webhook, at our server. */
export const deliveriesFlow = ({ call }: Services) =>
  deliveriesMachine.provide({
    actors: {
      loadDeliveries: fromPromise<readonly WebhookDelivery[], OfWebhook>(({ input }) => {
        const { workspaceId, id } = required(input);
        return fetchDeliveries(call, workspaceId, id);
      }),
      sendTest: fromPromise<WebhookDelivery, OfWebhook>(({ input }) => {
        const { workspaceId, id } = required(input);
        return testWebhook(call, workspaceId, id);
      }),
      sendAgain: fromPromise<WebhookDelivery, OfWebhook & { readonly id: string }>(({ input }) => {
        const { workspaceId, id } = required(input);
        return sendDeliveryAgain(call, workspaceId, { id, deliveryId: input.id });
      }),
    },
  });

function required({ about }: OfWebhook): ShownWebhook {
  if (about === null) throw new Error('Deliveries are asked for without a webhook.');
  return about;
}
