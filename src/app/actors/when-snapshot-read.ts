import { waitFor } from 'xstate';
import type { SyncActor } from '#machines/sync/sync.machine.ts';

/** Longer than a copy takes that is there. */
const patienceMs = 500;

/**
 * Resolves when what this device keeps can be shown: a first screen is then drawn once, with it, instead of first
 * without. At once where nothing is being read; after half a second at the latest.
 */
export async function whenSnapshotRead(sync: SyncActor): Promise<void> {
  const isRead = waitFor(sync, (snapshot) => !snapshot.matches({ open: 'loading' }), { timeout: patienceMs });
  await isRead.catch(() => {});
}
