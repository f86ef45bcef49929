import type { SafeStorage } from './safe-storage.ts';

const key = 'groundwork-rail';

/** Whether the sections at the side were left as signs alone. */
export const readIsRailCollapsed = (storage: SafeStorage): boolean => storage.get(key) === 'collapsed';

export const writeIsRailCollapsed = (storage: SafeStorage, isCollapsed: boolean): void =>
  storage.set(key, isCollapsed ? 'collapsed' : 'wide');
