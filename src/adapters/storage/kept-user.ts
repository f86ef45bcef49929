import { type User, userSchema } from '#domain/user/user.ts';
import { readRecord } from './read-record.ts';
import type { SafeStorage } from './safe-storage.ts';

const key = 'groundwork-user';

/** The last record of the founder who is signed in, so that guards can answer without a network. */
export const readKeptUser = (storage: SafeStorage): User | null => readRecord(storage, key, userSchema);

export const keepUser = (storage: SafeStorage, user: User): void => storage.set(key, JSON.stringify(user));

export const forgetUser = (storage: SafeStorage): void => storage.remove(key);
