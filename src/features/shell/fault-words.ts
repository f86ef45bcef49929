import type { CopyFault } from '#domain/replica/copy-fault.ts';
import type { StorageFailure } from '#domain/replica/storage-failure.ts';
import type { SyncWords } from './sync-words.ts';

const changes = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);

/** What happened to what was kept on this device, and what that means for somebody's work. */
export function faultWords({ kind, lost }: CopyFault): SyncWords {
  if (kind === 'wiped' && lost > 0)
    return {
      tone: 'refused',
      short: 'Changes were lost',
      long: `This browser has thrown away what was kept here. ${changes(lost)} had not been sent and ${lost === 1 ? 'is' : 'are'} gone. Everything else comes from the server again.`,
    };
  if (kind === 'wiped')
    return {
      tone: 'waiting',
      short: 'This browser was emptied',
      long: 'This browser has thrown away what was kept here. Nothing was lost: what had been sent comes from the server again, and what still waits is kept anew.',
    };
  if (kind === 'torn')
    return {
      tone: 'waiting',
      short: 'The copy here was damaged',
      long: 'A part of what was kept here was missing, so all of it comes from the server again. What waits to be sent is still here.',
    };
  return {
    tone: 'refused',
    short: 'The server was put back',
    long: 'The server has gone back to an earlier state, as after a restored backup. What it had taken since then may be missing. What waits on this device is kept and sent.',
  };
}

const storage: Readonly<Record<StorageFailure['reason'], SyncWords>> = {
  full: {
    tone: 'refused',
    short: 'No room on this device',
    long: 'The browser has no room left to keep your changes here. They are sent while there is a connection; do not close this page before it says that they are saved. Free some space, and they are kept again.',
  },
  unavailable: {
    tone: 'refused',
    short: 'Nothing is kept on this device',
    long: 'This browser does not let Groundwork keep anything, as in some private windows. Changes are sent while there is a connection; do not close this page before it says that they are saved.',
  },
  newer: {
    tone: 'refused',
    short: 'Load the page again',
    long: 'A newer Groundwork is open in this browser, and this page cannot keep changes next to it. They are still sent; load the page again to go on with the newer one.',
  },
};

/** Why this browser does not keep what it is given. */
export const storageWords = ({ reason }: StorageFailure): SyncWords => storage[reason];
