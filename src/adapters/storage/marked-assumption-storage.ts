import type { SafeStorage } from './safe-storage.ts';

const keyOf = (projectId: string): string => `groundwork-marked-assumption:${projectId}`;

/** The assumption for which sentences were marked last on this device; null if none was. */
export const readMarkedAssumption = (storage: SafeStorage, projectId: string): string | null =>
  storage.get(keyOf(projectId));

export const keepMarkedAssumption = (storage: SafeStorage, projectId: string, assumptionId: string): void =>
  storage.set(keyOf(projectId), assumptionId);
