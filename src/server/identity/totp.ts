import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every authenticator app knows it. */
export const totpRules = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** RFC 4226, section 4, asks for 160 bits. */
export const newTotpSecret = (): Buffer => randomBytes(20);

export const base32OfSecret = (secret: Buffer): string => new Secret({ buffer: Uint8Array.from(secret).buffer }).base32;

/** The time step that a code is for: the current one, or one to either side for clocks that differ. Null if it is for none. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const ring = { secret: new Secret({ buffer: Uint8Array.from(secret).buffer }), ...totpRules };
  const delta = TOTP.validate({ ...ring, token: code, timestamp, window: 1 });
  return delta === null ? null : TOTP.counter({ period: totpRules.period, timestamp }) + delta;
}
