import { randomBytes } from 'node:crypto';

/** See https://www.standardwebhooks.com. */
const prefix = 'whsec_';
/** Standard Webhooks asks for 24 to 64. */
const bytes = 32;

/** A new key that signs messages. */
export const newWebhookKey = (): Buffer => randomBytes(bytes);

/** A key in the form in which a receiver is given it. */
export const secretText = (key: Buffer): string => prefix + key.toString('base64');
