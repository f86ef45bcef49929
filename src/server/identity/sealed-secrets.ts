import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps secrets that have to be read again so that a table alone gives none away. */
export interface SealedSecrets {
  /** `owner` is whose it is; a sealed secret opens for nobody else. */
  seal(secret: Buffer, owner: string): Buffer;
  /** Throws if it was sealed for somebody else, with another key, or has been changed since. */
  open(sealed: Buffer, owner: string): Buffer;
}

const cipher = 'aes-256-gcm';
/** The first byte of all that is sealed, so that another way of sealing can be told apart one day. */
const version = 1;
const nonceLength = 12;
const tagLength = 16;

/** AES-256-GCM under a key of its own, derived from the server's for one purpose. */
export function createSealedSecrets(serverKey: Buffer, purpose = 'groundwork second factors'): SealedSecrets {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', serverKey, '', purpose, 32)));
  return {
    seal(secret, owner) {
      const nonce = randomBytes(nonceLength);
      const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(owner));
      const body = Buffer.concat([sealing.update(secret), sealing.final()]);
      return Buffer.concat([Buffer.of(version), nonce, body, sealing.getAuthTag()]);
    },
    open(sealed, owner) {
      if (sealed[0] !== version) throw new Error('a secret was sealed in a way that this server does not know');
      const nonce = sealed.subarray(1, 1 + nonceLength);
      const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagLength })
        .setAAD(Buffer.from(owner))
        .setAuthTag(sealed.subarray(-tagLength));
      return Buffer.concat([opening.update(sealed.subarray(1 + nonceLength, -tagLength)), opening.final()]);
    },
  };
}
