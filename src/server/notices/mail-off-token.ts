import { createHmac, timingSafeEqual } from 'node:crypto';
import { type FounderMailKind, founderMailKinds } from '#domain/notice/notice.ts';

export interface MailOff {
  readonly accountId: string;
  readonly kind: FounderMailKind;
}

const macOf = (key: Buffer, { accountId, kind }: MailOff): Buffer =>
  createHmac('sha256', key).update(`mail-off ${accountId} ${kind}`).digest().subarray(0, 16);

/**
 * Writes a token with which the reader of a mail can stop this kind of mails to this account. It stays valid, as RFC
 * 8058 wants.
 */
export const writeMailOffToken = (key: Buffer, off: MailOff): string =>
  `${off.accountId}.${off.kind}.${macOf(key, off).toString('base64url')}`;

/** Undefined for a token that was not made with the key. */
export function readMailOffToken(key: Buffer, token: string): MailOff | undefined {
  const [, accountId = '', name = '', written = ''] =
    /^([0-9a-f-]{36})\.([a-z-]{1,32})\.([\w-]{22})$/.exec(token) ?? [];
  const kind = founderMailKinds.find((each) => each === name);
  if (!kind) return undefined;
  const mac = Buffer.from(written, 'base64url');
  const expected = macOf(key, { accountId, kind });
  return mac.length === expected.length && timingSafeEqual(mac, expected) ? { accountId, kind } : undefined;
}
