import * as z from 'zod/mini';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import { madeWebhookSchema, type NewWebhook, type Webhook, webhooksSchema } from '#domain/webhooks/webhook.ts';
import {
  type WebhookDelivery,
  webhookDeliveriesSchema,
  webhookDeliverySchema,
} from '#domain/webhooks/webhook-delivery.ts';

const path = '/api/v1/webhooks';
const pathOf = (id: string): string => `${path}/${encodeURIComponent(id)}`;
const secretSchema = z.object({ secret: z.string() });

/** The webhooks of a workspace, the oldest first. Rejects with an `ApiFailure`. */
export async function fetchWebhooks(call: AuthorisedCall, workspace: string): Promise<readonly Webhook[]> {
  return z.parse(webhooksSchema, await call(path, { workspace }));
}

/** Resolves to the secret, which is told this once. */
export async function makeWebhook(call: AuthorisedCall, workspace: string, wanted: NewWebhook): Promise<string> {
  const body = { ...wanted, types: [...wanted.types] };
  return z.parse(madeWebhookSchema, await call(path, { method: 'POST', workspace, body })).secret;
}

export async function switchWebhook(call: AuthorisedCall, workspace: string, id: string, on: boolean): Promise<void> {
  await call(pathOf(id), { method: 'PATCH', workspace, body: { on } });
}

/** Resolves to the new secret, which is told this once. */
export async function rotateSecret(call: AuthorisedCall, workspace: string, id: string): Promise<string> {
  return z.parse(secretSchema, await call(`${pathOf(id)}/secret`, { method: 'POST', workspace })).secret;
}

export async function deleteWebhook(call: AuthorisedCall, workspace: string, id: string): Promise<void> {
  await call(pathOf(id), { method: 'DELETE', workspace });
}

/** The last messages to a webhook, the latest first. */
export async function fetchDeliveries(
  call: AuthorisedCall,
  workspace: string,
  id: string,
): Promise<readonly WebhookDelivery[]> {
  return z.parse(webhookDeliveriesSchema, await call(`${pathOf(id)}/deliveries`, { workspace }));
}

/** Resolves to what came back. */
export async function testWebhook(call: AuthorisedCall, workspace: string, id: string): Promise<WebhookDelivery> {
  return z.parse(webhookDeliverySchema, await call(`${pathOf(id)}/test`, { method: 'POST', workspace }));
}

/** Sends a message once more; resolves to the delivery that waits. */
export async function sendDeliveryAgain(
  call: AuthorisedCall,
  workspace: string,
  { id, deliveryId }: { readonly id: string; readonly deliveryId: string },
): Promise<WebhookDelivery> {
  const path = `${pathOf(id)}/deliveries/${encodeURIComponent(deliveryId)}/again`;
  return z.parse(webhookDeliverySchema, await call(path, { method: 'POST', workspace }));
}
