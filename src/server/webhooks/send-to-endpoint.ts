import type { SealedSecrets } from '../identity/sealed-secrets.ts';
import type { Endpoint } from './deliveries.ts';
import type { PostResult, PostWebhook } from './post-webhook.ts';
import { bodyOf, type WebhookMessage } from './webhook-message.ts';
import { signatureHeaders } from './webhook-secret.ts';

export interface Sending {
  readonly messageId: string;
  readonly message: WebhookMessage;
  readonly now: Date;
  readonly stopped?: AbortSignal;
}

export type SendToEndpoint = (endpoint: Endpoint, sending: Sending) => Promise<PostResult>;

/** Sends a message to an endpoint in the form that it wants, signed with each secret that is valid. */
export const createSendToEndpoint =
  (post: PostWebhook, secrets: SealedSecrets): SendToEndpoint =>
  (
    { webhookId, kind, url, secret, previousSecret, previousSecretUntil: until },
    { messageId, message, now, stopped },
  ) => {
    const body = bodyOf(kind, message);
    const isBothValid = previousSecret !== null && until !== null && until > now;
    const keys = [secret, ...(isBothValid ? [previousSecret] : [])].map((each) => secrets.open(each, webhookId));
    const signed = { id: messageId, timestamp: Math.floor(now.getTime() / 1000), body };
    return post({ url, headers: signatureHeaders(signed, keys), body }, stopped);
  };
