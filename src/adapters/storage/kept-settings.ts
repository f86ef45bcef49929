import { type PublicSettings, publicSettingsSchema } from '#domain/settings/public-settings.ts';
import { settingsKey } from './keys.ts';
import { readRecord } from './read-record.ts';
import type { SafeStorage } from './safe-storage.ts';

/** The settings of the last page that the server sent, for when there is no network. */
export const readKeptSettings = (storage: SafeStorage): PublicSettings | null =>
  readRecord(storage, settingsKey, publicSettingsSchema);
