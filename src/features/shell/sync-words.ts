import type { CopyFault } from '#domain/replica/copy-fault.ts';
import type { StorageFailure } from '#domain/replica/storage-failure.ts';
import type { SyncState } from '#machines/select-sync.ts';
import { faultWords, storageWords } from './fault-words.ts';

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
  /** A few words for the top bar. */
  readonly short: string;
  /** What it means and what the founder has to do about it. */
  readonly long: string;
}

const changes = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);

/** What the state of the synchronisation means for somebody's work. */
export function syncWordsOf({ state, pending, refused, unkept, storage, fault }: SyncFacts): SyncWords {
  if (fault) return faultWords(fault);
  if (refused > 0)
    return {
      tone: 'refused',
      short: `${changes(refused)} ${refused === 1 ? 'was' : 'were'} refused`,
      long: 'The server did not take what is listed here. Nothing is lost: try it again, or drop it.',
    };
  if (storage) return storageWords(storage);
  if (state === 'offline' && unkept > 0)
    return { tone: 'waiting', short: 'Keeping…', long: `${changes(unkept)} on the way into this device’s memory.` };
  if (state === 'offline')
    return pending === 0
      ? {
          tone: 'waiting',
          short: 'No connection',
          long: 'Everything is saved. You can go on: changes are kept on this device and sent as soon as the server answers.',
        }
      : {
          tone: 'waiting',
          short: `${changes(pending)} ${pending === 1 ? 'waits' : 'wait'} for a network`,
          long: 'What you changed is kept on this device, also when you close the browser, and is sent as soon as the server answers.',
        };
  if (state === 'idle' || state === 'loading' || state === 'pulling')
    return { tone: 'busy', short: 'Catching up…', long: 'Reading what happened on your other devices.' };
  if (pending > 0) return { tone: 'busy', short: 'Sending…', long: `${changes(pending)} on the way to the server.` };
  return {
    tone: 'calm',
    short: 'Saved',
    long: 'Everything is on the server. What you do on other devices appears here as it happens.',
  };
}
