import { workspaceKey } from '#domain/team/workspace-key.ts';
import { userKey } from '../storage/keys.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';
import { readChosenWorkspace } from '../storage/workspace-storage.ts';
import { connect, type RunOnDatabase } from './connect.ts';
import { type CopyRows, readSnapshot } from './read-snapshot.ts';

/** A read that began before the rest of the product has loaded. */
export interface PrefetchedSnapshot {
  readonly run: RunOnDatabase;
  readonly account: string;
  /** Rejects with a `StorageFailure`. */
  readonly rows: Promise<CopyRows>;
}

let begun: PrefetchedSnapshot | null = null;

/** Begins to read the copy of the founder who was here last; null if nobody is known. Begins once. */
export function prefetchSnapshot(storage: SafeStorage): PrefetchedSnapshot | null {
  const founder = accountIn(storage.get(userKey));
  if (begun || founder === null) return begun;
  const account = workspaceKey(founder, readChosenWorkspace(storage));
  const run = connect('groundwork');
  const rows = run((database) => readSnapshot(database, account));
  // Nobody may ask for it.
  rows.catch(() => {});
  begun = { run, account, rows };
  return begun;
}

/** A guess at whose copy will be wanted: whoever wants another account's gets that one. */
function accountIn(record: string | null): string | null {
  try {
    const { id } = JSON.parse(record ?? '{}') as { readonly id?: unknown };
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}
