import { createHmac, timingSafeEqual } from 'node:crypto';

const actions = ['confirm', 'remove'] as const;
export type PersonAction = (typeof actions)[number];

/** Whose entry a link in a mail is about. Ids are UUIDs. */
export interface PersonEntry {
  readonly workspaceId: string;
  /** The page or survey. */
  readonly artefactId: string;
  readonly entryId: string;
}

const dayMs = 24 * 60 * 60 * 1000;
const minuteMs = 60_000;
/** Longer than anybody's answers are kept, so that a link to be removed never comes too late. */
const validMs: Readonly<Record<PersonAction, number>> = { confirm: 7 * dayMs, remove: 760 * dayMs };

/** A action, three UUIDs, a time; then their code. */
const bodyBytes = 1 + 3 * 16 + 4;
const macBytes = 16;
const written = new RegExp(`^[\\w-]{${((bodyBytes + macBytes) * 4) / 3}}$`);

const macOf = (key: Buffer, body: Buffer): Buffer =>
  createHmac('sha256', key).update(body).digest().subarray(0, macBytes);

const bytesOf = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex');
const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/**
 * Writes a token with which the reader of a mail can do `action` to the entry that it is about; nothing of it is stored.
 */
export function writePersonToken(
  key: Buffer,
  action: PersonAction,
  { workspaceId, artefactId, entryId }: PersonEntry,
  now: Date,
): string {
  const time = Buffer.alloc(4);
  time.writeUInt32BE(Math.floor(now.getTime() / minuteMs));
  const body = Buffer.concat([
    Buffer.of(actions.indexOf(action)),
    ...[workspaceId, artefactId, entryId].map(bytesOf),
    time,
  ]);
  return Buffer.concat([body, macOf(key, body)]).toString('base64url');
}

/** Undefined for a token that was never given for that, or too long ago. */
export function readPersonToken(key: Buffer, action: PersonAction, token: string, now: Date): PersonEntry | undefined {
  if (!written.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  const body = bytes.subarray(0, bodyBytes);
  if (!timingSafeEqual(bytes.subarray(bodyBytes), macOf(key, body))) return undefined;
  const age = now.getTime() - body.readUInt32BE(bodyBytes - 4) * minuteMs;
  if (actions[body.readUInt8(0)] !== action || age < 0 || age > validMs[action]) return undefined;
  const [workspaceId = '', artefactId = '', entryId = ''] = [0, 1, 2].map((n) =>
    uuidOf(body.subarray(1 + 16 * n, 17 + 16 * n)),
  );
  return { workspaceId, artefactId, entryId };
}
