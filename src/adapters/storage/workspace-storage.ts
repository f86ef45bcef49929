import type { SafeStorage } from './safe-storage.ts';

const workspaceStorageKey = 'groundwork-workspace';
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The workspace of others in which the founder works in this browser; null for their own. */
export function readChosenWorkspace(storage: SafeStorage): string | null {
  const kept = storage.get(workspaceStorageKey);
  return kept !== null && uuid.test(kept) ? kept : null;
}

/** From the next start of the application on, in every tab. */
export function chooseWorkspace(storage: SafeStorage, workspace: string | null): void {
  if (workspace === null) storage.remove(workspaceStorageKey);
  else storage.set(workspaceStorageKey, workspace);
}
