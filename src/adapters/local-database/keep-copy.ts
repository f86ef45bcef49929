import type { Writing } from './commit-marked.ts';
import type { CopyUpdate, KeepOutcome } from './local-database.ts';

/** Writes streams and position inside the caller's transaction; whoever is further has the word. */
export async function keepCopy(
  transaction: Writing,
  account: string,
  { from, position, folds, isComplete, streams, workspace, head }: CopyUpdate,
): Promise<KeepOutcome> {
  const kept = await transaction.objectStore('meta').get(account);
  if (kept && !sameFolds(kept.folds, folds)) return 'foreign';
  if ((kept?.position ?? 0) < from) return 'gap';
  if (kept && kept.position >= position && (kept.isComplete || !isComplete)) return 'kept';
  let streamCount = kept?.streamCount ?? 0;
  const store = transaction.objectStore('streams');
  await Promise.all(
    streams.map(async (saved) => {
      const version = (await store.get([account, saved.stream]))?.version;
      if (version === undefined) streamCount += 1;
      if (version === undefined || version < saved.version) await store.put({ account, ...saved });
    }),
  );
  await transaction.objectStore('meta').put({
    account,
    ...(kept && kept.position > position ? { position: kept.position, head: kept.head ?? null } : { position, head }),
    workspace: workspace ?? kept?.workspace ?? null,
    folds,
    isComplete: isComplete || (kept?.isComplete ?? false),
    streamCount,
  });
  return 'kept';
}

function sameFolds(a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>): boolean {
  return Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([kind, fold]) => b[kind] === fold);
}
