import type { SafeStorage } from './safe-storage.ts';

const key = 'groundwork-single-keys';

/** Whether single keys are shortcuts on this device; they are until somebody turns them off. */
export const readHasSingleKeys = (storage: SafeStorage): boolean => storage.get(key) !== 'off';

export const writeHasSingleKeys = (storage: SafeStorage, on: boolean): void => storage.set(key, on ? 'on' : 'off');
