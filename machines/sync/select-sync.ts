import type { SnapshotFault } from '#domain/replica/snapshot-fault.ts';
import type { StorageFailure } from '#domain/replica/storage-failure.ts';
import type { SyncSnapshot } from './sync.machine.ts';

export type SyncState = 'idle' | 'loading' | 'offline' | 'removed' | 'pulling' | 'pushing' | 'live' | 'conflict';

/** The innermost state by its name. */
export function selectSyncState({ value }: Pick<SyncSnapshot, 'value'>): SyncState {
  if (value === 'idle') return 'idle';
  const { open } = value;
  if (typeof open === 'string') return open;
  return open.connected;
}

/** Returns the result of the last undo or redo of this session, with a number of its own. */
export function selectLastUndoResult({ context }: Pick<SyncSnapshot, 'context'>): SyncSnapshot['context']['turned'] {
  return context.turned;
}

/** Returns the fault of the local copy, until the founder has read of it. */
export function selectCopyFault({ context }: Pick<SyncSnapshot, 'context'>): SnapshotFault | null {
  return context.fault;
}

/** Null while the browser keeps what it is given. */
export function selectStorageFailure({ context }: Pick<SyncSnapshot, 'context'>): StorageFailure | null {
  return context.storageFailure;
}

/** The server was reached and said that it fails, as opposed to a network that is not there. */
export const selectIsServerFailing = ({ context: { failure } }: Pick<SyncSnapshot, 'context'>): boolean =>
  failure?.kind === 'refused' && failure.status >= 500;
