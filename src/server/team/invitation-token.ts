import { createHmac, timingSafeEqual } from 'node:crypto';

const ways = ['mail', 'link'] as const;

/** An invitation as its token names it: one that was mailed to somebody, or a link. Ids are UUIDs. */
export interface InvitationKey {
  readonly way: (typeof ways)[number];
  readonly workspaceId: string;
  readonly id: string;
}

/** The way, two UUIDs; then their code. */
const bodyBytes = 1 + 2 * 16;
const macBytes = 18;
const written = new RegExp(`^[\\w-]{${Math.ceil(((bodyBytes + macBytes) * 4) / 3)}}$`);

const macOf = (key: Buffer, body: Buffer): Buffer =>
  createHmac('sha256', key).update('invitation').update(body).digest().subarray(0, macBytes);
const bytesOf = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex');
const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Writes the token of an invitation; nothing of it is stored. Whether it still holds, the log says. */
export function writeInvitationToken(key: Buffer, { way, workspaceId, id }: InvitationKey): string {
  const body = Buffer.concat([Buffer.of(ways.indexOf(way)), bytesOf(workspaceId), bytesOf(id)]);
  return Buffer.concat([body, macOf(key, body)]).toString('base64url');
}

/** Undefined for a token that was never given. */
export function readInvitationToken(key: Buffer, token: string): InvitationKey | undefined {
  if (!written.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  const body = bytes.subarray(0, bodyBytes);
  if (!timingSafeEqual(bytes.subarray(bodyBytes), macOf(key, body))) return undefined;
  const way = ways[body.readUInt8(0)];
  return way && { way, workspaceId: uuidOf(body.subarray(1, 17)), id: uuidOf(body.subarray(17)) };
}
