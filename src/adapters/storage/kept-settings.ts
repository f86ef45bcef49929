import { type PublicSettings, publicSettingsSchema } from '#domain/settings/public-settings.ts';
import { readRecord } from './read-record.ts';
import type { SafeStorage } from './safe-storage.ts';

const key = 'groundwork-settings';

/** The settings of the last page that the server sent, for when there is no network. */
export const readKeptSettings = (storage: SafeStorage): PublicSettings | null =>
  readRecord(storage, key, publicSettingsSchema);

export const keepSettings = (storage: SafeStorage, settings: PublicSettings): void =>
  storage.set(key, JSON.stringify(settings));
