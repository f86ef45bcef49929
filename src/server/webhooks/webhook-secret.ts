import { createHmac, randomBytes } from 'node:crypto';

/** See https://www.standardwebhooks.com. */
const prefix = 'whsec_';
/** Standard Webhooks asks for 24 to 64. */
const bytes = 32;

/** A new key that signs messages. */
export const newWebhookKey = (): Buffer => randomBytes(bytes);

/** A key in the form in which a receiver is given it. */
export const secretText = (key: Buffer): string => prefix + key.toString('base64');

export interface SignedMessage {
  /** Without a dot. */
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/** The headers by which a receiver knows a message for ours: one signature for each key that is valid. */
export function signatureHeaders({ id, timestamp, body }: SignedMessage, keys: readonly Buffer[]) {
  const sign = (key: Buffer) => `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': keys.map(sign).join(' ') };
}
