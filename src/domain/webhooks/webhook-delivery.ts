import * as z from 'zod/mini';

/** `failed`: it was given up. */
const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why there was no answer, or none that counts; `unreadable` if a fault of ours kept it from being sent. */
const deliveryErrors = [
  'address-not-public',
  'name-not-found',
  'connection-failed',
  'certificate-invalid',
  'timed-out',
  'redirected',
  'not-accepted',
  'switched-off',
  'unreadable',
] as const;
export type DeliveryError = (typeof deliveryErrors)[number];

/** One message to one endpoint, with the last attempt. Times are ISO 8601. */
export const webhookDeliverySchema = z.object({
  id: z.string(),
  /** The header `webhook-id`: the same for each attempt, and when it is sent again. */
  messageId: z.string(),
  type: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  createdAt: z.string(),
  /** Null before the first attempt. */
  triedAt: z.nullable(z.string()),
  /** Null once it has ended. */
  nextAt: z.nullable(z.string()),
  /** HTTP status of the answer. */
  status: z.nullable(z.int()),
  error: z.nullable(z.enum(deliveryErrors)),
  tookMs: z.nullable(z.int()),
  /** First 1,000 characters of the answer. */
  answer: z.nullable(z.string()),
});
export const webhookDeliveriesSchema = z.array(webhookDeliverySchema);
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;
