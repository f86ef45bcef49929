import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { assetLimits } from '#domain/assets/asset.ts';
import { imageRoom } from '#domain/assets/image-room.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { Clock } from '../http/clock.ts';
import type { EncodedImage } from './encode-image.ts';

export interface Asset extends Omit<EncodedImage, 'body'> {
  readonly id: string;
  readonly bytes: number;
}

/** The bytes of an image, read slice by slice as they are taken. */
export interface KeptBody {
  readonly slices: AsyncIterable<Buffer>;
}

export interface KeptAsset extends Asset, KeptBody {
  /** ISO 8601. */
  readonly createdAt: string;
}

export interface AssetStore {
  /** The image that was made of exactly these bytes before. */
  made(workspaceId: string, sent: Buffer): Promise<Asset | undefined>;
  /** Keeps an image. Throws an `ApiError` if the workspace has no room for it, or is gone. */
  keep(workspaceId: string, sent: Buffer, image: EncodedImage): Promise<Asset>;
  /** Finds the images with these ids in the workspace; ignores malformed ids. */
  find(workspaceId: string, ids: readonly string[]): Promise<Asset[]>;
  /**
   * Copies images into another workspace, and resolves to the ids that they have there. Throws an `ApiError` if it has no room
   * for them, or is gone.
   */
  copy(from: string, to: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  body(id: string): Promise<(Pick<Asset, 'type' | 'bytes'> & KeptBody) | undefined>;
  /** All of a workspace, one after the other. */
  each(workspaceId: string): AsyncIterable<KeptAsset>;
}

/** A multiple of three, so that each is a whole number of groups in base64. */
const sliceBytes = 192 * 1024;
const columns = ['id', 'type', 'width', 'height', 'bytes'] as const;

export function createAssetStore(db: Database, clock: Clock): AssetStore {
  const made = async (from: Database, workspaceId: string, digest: Buffer): Promise<Asset | undefined> =>
    (await from
      .selectFrom('assets')
      .select(columns)
      .where('workspace_id', '=', workspaceId)
      .where('digest', '=', digest)
      .executeTakeFirst()) as Asset | undefined;
  return {
    made: (workspaceId, sent) => made(db, workspaceId, digestOf(sent)),
    keep: (workspaceId, sent, { body, ...image }) =>
      db.transaction().execute(async (trx) => {
        // One at a time, so that two cannot both take the last of the room, and none after the account's deletion.
        const locked = await trx
          .selectFrom('workspaces')
          .select('id')
          .where('id', '=', workspaceId)
          .forUpdate()
          .executeTakeFirst();
        if (!locked) throw new ApiError(401, 'unauthorized', 'Please sign in.');
        const digest = digestOf(sent);
        const before = await made(trx, workspaceId, digest);
        if (before) return before;
        await requireRoom(trx, workspaceId, body.length);
        const asset = { id: randomUUID(), ...image, bytes: body.length };
        await trx
          .insertInto('assets')
          .values({ workspace_id: workspaceId, digest, body, created_at: clock(), ...asset })
          .execute();
        return asset;
      }),
    async find(workspaceId, ids) {
      const wanted = ids.filter((id) => uuid.test(id));
      if (wanted.length === 0) return [];
      return (await db
        .selectFrom('assets')
        .select(columns)
        .where('workspace_id', '=', workspaceId)
        .where('id', 'in', wanted)
        .execute()) as Asset[];
    },
    copy: (from, to, ids) =>
      db.transaction().execute(async (trx) => {
        const copied = new Map<string, string>();
        await trx.selectFrom('workspaces').select('id').where('id', '=', to).forUpdate().executeTakeFirstOrThrow();
        for (const id of ids.filter((each) => uuid.test(each))) {
          const found = await trx
            .selectFrom('assets')
            .select(['digest', 'bytes'])
            .where('workspace_id', '=', from)
            .where('id', '=', id)
            .executeTakeFirst();
          if (!found) continue;
          const before = await made(trx, to, found.digest);
          if (!before) await copyOne(trx, { from, to, id, bytes: found.bytes });
          copied.set(id, before?.id ?? id);
        }
        return copied;
      }),
    async body(id) {
      if (!uuid.test(id)) return undefined;
      const row = await db.selectFrom('assets').select(['type', 'bytes']).where('id', '=', id).executeTakeFirst();
      return row && { ...(row as Pick<Asset, 'type' | 'bytes'>), slices: slicesOf(db, id) };
    },
    async *each(workspaceId) {
      for (let after = nil; ; ) {
        const next = await db
          .selectFrom('assets')
          .select([...columns, 'created_at'])
          .where('workspace_id', '=', workspaceId)
          .where('id', '>', after)
          .orderBy('id')
          .executeTakeFirst();
        if (!next) return;
        const { created_at: createdAt, ...asset } = next;
        yield { ...(asset as Asset), createdAt: createdAt.toISOString(), slices: slicesOf(db, next.id) };
        after = next.id;
      }
    },
  };
}

async function* slicesOf(db: Database, id: string): AsyncGenerator<Buffer> {
  for (let from = 1; ; from += sliceBytes) {
    const { rows } = await sql<{ slice: Buffer }>`
      SELECT substring(body FROM ${from} FOR ${sliceBytes}) AS slice FROM assets WHERE id = ${id}`.execute(db);
    const slice = rows[0]?.slice;
    if (slice && slice.length > 0) yield slice;
    if (!slice || slice.length < sliceBytes) return;
  }
}

async function requireRoom(db: Database, workspaceId: string, bytes: number): Promise<void> {
  const { rows } = await sql<{ images: number; used: number }>`
    SELECT count(*) AS images, coalesce(sum(bytes), 0)::bigint AS used
    FROM assets WHERE workspace_id = ${workspaceId}`.execute(db);
  const { images = 0, used = 0 } = rows[0] ?? {};
  if (used + bytes <= assetLimits.workspaceBytes && images < assetLimits.workspaceImages) return;
  throw new ApiError(
    409,
    'no-room-for-images',
    `You’ve used all your image storage: ${imageRoom}. This one wasn’t added.`,
  );
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const nil = '00000000-0000-0000-0000-000000000000';
const digestOf = (sent: Buffer): Buffer => createHash('sha256').update(sent).digest();

async function copyOne(
  trx: Database,
  { from, to, id, bytes }: { readonly from: string; readonly to: string; readonly id: string; readonly bytes: number },
): Promise<void> {
  await requireRoom(trx, to, bytes);
  await sql`
    INSERT INTO assets (workspace_id, id, digest, type, width, height, bytes, created_at, body)
    SELECT ${to}::uuid, id, digest, type, width, height, bytes, created_at, body FROM assets
    WHERE workspace_id = ${from} AND id = ${id}`.execute(trx);
}
