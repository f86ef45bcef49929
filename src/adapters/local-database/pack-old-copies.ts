import type { IDBPTransaction } from 'idb';
import type { LogOrigin, SavedStream } from '#domain/replica/local-snapshot.ts';
import { packsOf } from './packs-of.ts';

/** Metadata of a copy in the first two versions of the database. */
interface OldMeta extends Partial<LogOrigin> {
  readonly account: string;
  readonly position: number;
  readonly folds: Readonly<Record<string, number>>;
  readonly isComplete: boolean;
  readonly streamCount: number;
}

type OldStream = { readonly account: string } & SavedStream;

/**
 * Takes over the copies that have a row for each stream, so that a founder who gets a new version without a network still
 * has everything. What was torn stays so: the number of streams is kept as it was.
 */
export async function packOldCopies(transaction: unknown): Promise<void> {
  const upgrade = transaction as IDBPTransaction<unknown, string[], 'versionchange'>;
  const metas = upgrade.objectStore('meta');
  const rows = (await upgrade.objectStore('streams').getAll()) as OldStream[];
  const streamsOf = Map.groupBy(rows, ({ account }) => account);
  for (const { account, position, workspace = null, head = null, ...old } of (await metas.getAll()) as OldMeta[]) {
    const streams = (streamsOf.get(account) ?? []).map(({ stream, version, state }) => ({ stream, version, state }));
    const packs = packsOf(streams);
    for (const row of packs) await upgrade.objectStore('packs').put({ account, ...row });
    const kept = { position, base: position, packs: packs.map(({ pack }) => pack), tailLength: 0 };
    await metas.put({ account, ...old, workspace, head, ...kept });
  }
  upgrade.db.deleteObjectStore('streams');
}
