import type { PublicSettings } from '#domain/settings/public-settings.ts';
import type { User } from '#domain/user/user.ts';
import { settingsKey, userKey } from './keys.ts';
import type { SafeStorage } from './safe-storage.ts';

export const keepSettings = (storage: SafeStorage, settings: PublicSettings): void =>
  storage.set(settingsKey, JSON.stringify(settings));

export const keepUser = (storage: SafeStorage, user: User): void => storage.set(userKey, JSON.stringify(user));

export const forgetUser = (storage: SafeStorage): void => storage.remove(userKey);
