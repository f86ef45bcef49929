import { fetchUser } from '#adapters/api/current-user.ts';
import { keepUser, readKeptUser } from '#adapters/storage/kept-user.ts';
import type { SafeStorage } from '#adapters/storage/safe-storage.ts';
import { isApiFailure } from '#domain/api/api-failure.ts';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import type { User } from '#domain/user/user.ts';

/** The founder's record from the server; where there is no answer, as it was kept on this device. */
export async function loadUser(call: AuthorisedCall, storage: SafeStorage): Promise<User> {
  try {
    const user = await fetchUser(call);
    keepUser(storage, user);
    return user;
  } catch (reason) {
    const kept = isReachable(reason) ? null : readKeptUser(storage);
    if (kept) return kept;
    throw reason;
  }
}

/** Whether the server gave its word; one in trouble gave none. */
const isReachable = (reason: unknown): boolean =>
  isApiFailure(reason) && reason.kind === 'refused' && reason.status < 500;
