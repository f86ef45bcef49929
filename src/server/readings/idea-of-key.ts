import { createHash } from 'node:crypto';

/** The ids of a command and of the idea that it captures: the same for the same key of the same account in a workspace. */
export function idsOfKey(workspaceId: string, accountId: string, key: string) {
  const of = (what: string) =>
    uuidOf(
      createHash('sha256')
        .update(JSON.stringify([what, workspaceId, accountId, key]))
        .digest(),
    );
  return { commandId: of('command'), ideaId: of('idea') };
}

/** A UUID of version 8, which leaves the rest to whoever makes it (RFC 9562). */
function uuidOf(digest: Buffer): string {
  const bytes = Buffer.from(digest.subarray(0, 16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
