import { type User, userSchema } from '#domain/user/user.ts';
import { userKey } from './keys.ts';
import { readRecord } from './read-record.ts';
import type { SafeStorage } from './safe-storage.ts';

/** The last record of the founder who is signed in, so that guards can answer without a network. */
export const readKeptUser = (storage: SafeStorage): User | null => readRecord(storage, userKey, userSchema);
