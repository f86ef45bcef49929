import type { CopyFault } from '#domain/replica/copy-fault.ts';
import type { StorageFailure } from '#domain/replica/storage-failure.ts';
import type { SyncFacts } from './sync-words.ts';

const changes = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);

/** What the words in the top bar mean, and what the founder has to do about it. The cases are those of `syncWordsOf`. */
export function syncMeaningOf({ state, pending, refused, unkept, storage, fault }: SyncFacts): string {
  if (fault) return faultMeaning(fault);
  if (refused > 0) return 'The server did not take what is listed here. Nothing is lost: try it again, or drop it.';
  if (storage) return storageMeaning[storage.reason];
  if (state === 'offline' && unkept > 0) return `${changes(unkept)} on the way into this device’s memory.`;
  if (state === 'offline' && pending === 0)
    return 'Everything is saved. You can go on: changes are kept on this device and sent as soon as the server answers.';
  if (state === 'offline')
    return 'What you changed is kept on this device, also when you close the browser, and is sent as soon as the server answers.';
  if (state === 'idle' || state === 'loading' || state === 'pulling')
    return 'Reading what happened on your other devices.';
  if (pending > 0) return `${changes(pending)} on the way to the server.`;
  return 'Everything is on the server. What you do on other devices appears here as it happens.';
}

/** What happened to what was kept on this device. */
function faultMeaning({ kind, lost }: CopyFault): string {
  if (kind === 'wiped' && lost > 0)
    return `This browser has thrown away what was kept here. ${changes(lost)} had not been sent and ${lost === 1 ? 'is' : 'are'} gone. Everything else comes from the server again.`;
  if (kind === 'wiped')
    return 'This browser has thrown away what was kept here. Nothing was lost: what had been sent comes from the server again, and what still waits is kept anew.';
  if (kind === 'torn')
    return 'A part of what was kept here was missing, so all of it comes from the server again. What waits to be sent is still here.';
  return 'The server has gone back to an earlier state, as after a restored backup. What it had taken since then may be missing. What waits on this device is kept and sent.';
}

/** Why this browser does not keep what it is given. */
const storageMeaning: Readonly<Record<StorageFailure['reason'], string>> = {
  full: 'The browser has no room left to keep your changes here. They are sent while there is a connection; do not close this page before it says that they are saved. Free some space, and they are kept again.',
  unavailable:
    'This browser does not let Groundwork keep anything, as in some private windows. Changes are sent while there is a connection; do not close this page before it says that they are saved.',
  newer:
    'A newer Groundwork is open in this browser, and this page cannot keep changes next to it. They are still sent; load the page again to go on with the newer one.',
};
