import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../http/clock.ts';
import { readBase64url } from '../http/read-base64url.ts';

export const assetPath = '/api/v1/assets';

/** An address is good for one to two of these, and the same within one, so that browsers keep what they fetched. */
const windowMs = 60 * 60 * 1000;

export interface SignedUrl {
  readonly url: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

export interface AssetUrls {
  sign(id: string): SignedUrl;
  /** Whether an address was signed by us and has not expired. */
  isGood(id: string, expires: string, signature: string): boolean;
}

/** Addresses of images that work without signing in, until they expire. `key`: 256 bits of this server. */
export function createAssetUrls(key: Buffer, clock: Clock): AssetUrls {
  const signatureOf = (id: string, expires: string): Buffer =>
    createHmac('sha256', key).update(`${id}.${expires}`).digest();
  return {
    sign(id) {
      const endsAt = (Math.floor(clock().getTime() / windowMs) + 2) * windowMs;
      const expires = String(endsAt / 1000);
      const signature = signatureOf(id, expires).toString('base64url');
      return {
        url: `${assetPath}/${id}?expires=${expires}&signature=${signature}`,
        expiresAt: new Date(endsAt).toISOString(),
      };
    },
    isGood(id, expires, signature) {
      const shown = readBase64url(signature);
      const expected = signatureOf(id, expires);
      if (shown?.length !== expected.length || !timingSafeEqual(shown, expected)) return false;
      return Number(expires) * 1000 > clock().getTime();
    },
  };
}
