import type { SafeStorage } from '#adapters/storage/safe-storage.ts';
import { chooseWorkspace } from '#adapters/storage/workspace-storage.ts';

/**
 * Opens another workspace, the founder’s own if null: the application starts anew there, so that nothing of one is ever shown
 * or sent in the other.
 */
export function openWorkspace(storage: SafeStorage, workspace: string | null, path = '/home'): void {
  chooseWorkspace(storage, workspace);
  location.assign(path);
}
