import * as z from 'zod/mini';
import { webhookTypes } from './webhook-facts.ts';

/** Receivers: a program that takes our messages, or a channel that takes a sentence and a link. */
export const webhookKinds = ['webhook', 'slack', 'discord'] as const;
export type WebhookKind = (typeof webhookKinds)[number];

/** `endpoints` of a workspace; `url` and `answer` in UTF-16 units; `deliveries` that are kept of an endpoint once they have ended. */
export const webhookLimits = { endpoints: 20, url: 2000, deliveries: 100, answer: 1000 } as const;

const url = z.string().check(z.trim(), z.minLength(1), z.maxLength(webhookLimits.url), z.regex(/^[^\s\p{Cc}]*$/u));
const types = z.array(z.enum(webhookTypes)).check(
  z.minLength(1),
  z.refine((given) => new Set(given).size === given.length, 'must name each type once'),
);

export const newWebhookSchema = z.strictObject({
  url,
  types,
  kind: z._default(z.enum(webhookKinds), 'webhook'),
  /** Whether its messages have the fields that are about people. */
  personal: z._default(z.boolean(), false),
});
export type NewWebhook = z.output<typeof newWebhookSchema>;

export const webhookChangeSchema = z.strictObject({
  url: z.optional(url),
  types: z.optional(types),
  personal: z.optional(z.boolean()),
  /** Switches it off, or on again. */
  on: z.optional(z.boolean()),
});
export type WebhookChange = z.output<typeof webhookChangeSchema>;

/** Why an endpoint is off: a member did it, it answered 410, or it failed for three days. */
const webhookOffReasons = ['switched-off', 'gone', 'failing'] as const;
export type WebhookOffReason = (typeof webhookOffReasons)[number];

/** An endpoint as members see it. Times are ISO 8601. */
export const webhookSchema = z.object({
  id: z.string(),
  /** Only the host if it is a channel: the rest lets anybody write there. */
  url: z.string(),
  kind: z.enum(webhookKinds),
  types: z.array(z.enum(webhookTypes)),
  personal: z.boolean(),
  /** Null while it is on. */
  off: z.nullable(z.object({ reason: z.enum(webhookOffReasons), since: z.string() })),
  /** Since when nothing has arrived; null if the last attempt succeeded. */
  failingSince: z.nullable(z.string()),
  /** The account that made it. */
  madeBy: z.string(),
  createdAt: z.string(),
  /** Until when the secret before the present one signs messages, too; null if it does not. */
  previousSecretUntil: z.nullable(z.string()),
});
export const webhooksSchema = z.array(webhookSchema);
export type Webhook = z.infer<typeof webhookSchema>;

/** The answer that has the secret, this once. */
export const madeWebhookSchema = z.object({ id: z.string(), secret: z.string() });
