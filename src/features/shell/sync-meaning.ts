import type { SnapshotFault } from '#domain/replica/snapshot-fault.ts';
import type { StorageFailure } from '#domain/replica/storage-failure.ts';
import { changesText as changes, type SyncFacts } from './labels.ts';

/** Words of the panel with the waiting and the rejected changes. */
export const syncPanelLabels = {
  title: 'Your changes',
  read: 'Got it',
  waiting: 'Waiting to sync',
  rejected: 'Rejected by the server',
  empty: 'Empty',
  dependents: (count: number) => `… and ${changes(count)} that ${count === 1 ? 'depends' : 'depend'} on it.`,
  more: (count: number) => `and ${count.toLocaleString('en-US')} more`,
  retry: 'Try again',
  discard: 'Discard',
} as const;

/**
 * Explains the words in the top bar, and what the founder has to do about them. The cases are those of `syncLabelOf`.
 */
export function syncMeaningOf(facts: SyncFacts): string {
  const { state, pending, rejected, unkept, storage, fault, isServerFailing } = facts;
  if (state === 'removed') return 'You’re no longer a member of this workspace. Changes that wait here go nowhere.';
  if (fault) return faultMeaning(fault);
  if (rejected > 0)
    return 'The server rejected these changes, so they’re only on this device. Try again, or discard them.';
  if (storage) return storageMeaning[storage.reason];
  if (state === 'offline' && unkept > 0) return `Saving ${changes(unkept)} on this device.`;
  if (state === 'offline' && isServerFailing) return serverMeaning(pending);
  if (state === 'offline' && pending === 0)
    return 'Everything is saved. You can keep working: changes are saved on this device and sync once you’re back online.';
  if (state === 'offline')
    return 'Your changes are saved on this device, even if you close the browser. They’ll sync once you’re back online.';
  if (state === 'idle' || state === 'loading' || state === 'pulling') return 'Getting changes from your other devices.';
  if (pending > 0) return `Sending ${changes(pending)} to the server.`;
  return 'Everything is on the server. Changes on your other devices show up here as they happen.';
}

/** Explains a server that fails. */
const serverMeaning = (pending: number): string =>
  pending === 0
    ? 'Something is wrong on our side, and we’re trying again. Everything is saved. You can keep working: changes are saved on this device and sync once the server is back.'
    : 'Something is wrong on our side, and we’re trying again. Your changes are saved on this device, even if you close the browser. They’ll sync once the server is back.';

/** Says what happened to the data on this device. */
function faultMeaning({ kind, lost }: SnapshotFault): string {
  if (kind === 'wiped' && lost > 0)
    return `This browser cleared its saved data, and ${changes(lost)} that hadn’t synced ${lost === 1 ? 'is' : 'are'} lost. Everything else is loading from the server again.`;
  if (kind === 'wiped')
    return 'This browser cleared its saved data. Nothing was lost: synced changes are loading from the server again, and the rest are saved here again.';
  if (kind === 'torn')
    return 'Part of the local copy was missing, so it’s loading from the server again. Changes waiting to sync are still here.';
  return 'The server went back to an earlier state, for example from a backup, so changes it received since then may be missing. Changes waiting on this device are safe and will sync.';
}

/** Why this browser does not keep what it is given. */
const storageMeaning: Readonly<Record<StorageFailure['reason'], string>> = {
  full: 'This browser is out of space for your changes, but they still sync while you’re online. Keep this page open until it says Saved, and free up some space.',
  unavailable:
    'This browser doesn’t let Groundwork save anything, for example because it’s a private window. Changes still sync while you’re online, so keep this page open until it says Saved.',
  newer:
    'A newer version of Groundwork is open in this browser, so this page can’t save changes here, but they still sync. Reload the page to use the newer version.',
};
