import type { CopyFault } from '#domain/replica/copy-fault.ts';
import type { StorageFailure } from '#domain/replica/storage-failure.ts';
import type { SyncState } from '#machines/select-sync.ts';

export interface SyncFacts {
  readonly state: SyncState;
  /** Changes whose facts have not come from the server. */
  readonly pending: number;
  /** Changes that the server refused and that wait for the founder. */
  readonly refused: number;
  /** Of the pending changes, those that are not kept on this device, or not yet. */
  readonly unkept: number;
  /** Null while the browser keeps what it is given. */
  readonly storage: StorageFailure | null;
  /** What the founder has yet to read about what was kept here. */
  readonly fault: CopyFault | null;
}

export interface SyncWords {
  readonly tone: 'calm' | 'busy' | 'waiting' | 'refused';
  /** A few words for the top bar. What they mean is in `sync-meaning.ts`. */
  readonly short: string;
}

const changes = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);

/** What the state of the synchronisation means for somebody's work. */
export function syncWordsOf(facts: SyncFacts): SyncWords {
  const { state, pending, refused, unkept, storage, fault } = facts;
  if (fault) return faultWords(fault);
  if (refused > 0) return { tone: 'refused', short: `${changes(refused)} ${refused === 1 ? 'was' : 'were'} refused` };
  if (storage) return { tone: 'refused', short: storageWords[storage.reason] };
  if (state === 'offline' && unkept > 0) return { tone: 'waiting', short: 'Saving here…' };
  if (state === 'offline' && pending === 0) return { tone: 'waiting', short: 'You’re offline' };
  if (state === 'offline') return { tone: 'waiting', short: `${changes(pending)} waiting to sync` };
  if (state === 'idle' || state === 'loading' || state === 'pulling') return { tone: 'busy', short: 'Syncing…' };
  return pending > 0 ? { tone: 'busy', short: 'Saving…' } : { tone: 'calm', short: 'Saved' };
}

function faultWords({ kind, lost }: CopyFault): SyncWords {
  if (kind === 'wiped' && lost > 0) return { tone: 'refused', short: 'Changes were lost' };
  if (kind === 'wiped') return { tone: 'waiting', short: 'This browser’s data was cleared' };
  if (kind === 'torn') return { tone: 'waiting', short: 'Local copy was damaged' };
  return { tone: 'refused', short: 'Server was restored' };
}

const storageWords: Readonly<Record<StorageFailure['reason'], string>> = {
  full: 'No space left on this device',
  unavailable: 'This browser can’t save',
  newer: 'Reload the page',
};
