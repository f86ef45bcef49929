import { fetchUser } from '#adapters/api/current-user.ts';
import { atMost } from '#adapters/clock/at-most.ts';
import { keepUser } from '#adapters/storage/keep-record.ts';
import { readKeptUser } from '#adapters/storage/kept-user.ts';
import type { SafeStorage } from '#adapters/storage/safe-storage.ts';
import { isApiFailure } from '#domain/api/api-failure.ts';
import type { AuthorisedCall } from '#domain/api/authorised-call.ts';
import type { User } from '#domain/user/user.ts';

/** How long a founder with a record on this device waits for a fresh one. */
const patienceMs = 3000;

/** The ways to a founder's record. */
export interface UserSources {
  readonly call: AuthorisedCall;
  readonly storage: SafeStorage;
  /** Whether the browser knows that it has no network. */
  readonly isOffline: () => boolean;
}

/**
 * The founder's record from the server; where there is no answer, as it was kept on this device. Once aborted, because
 * the session ends, nothing is kept any more.
 */
export async function loadUser({ call, storage, isOffline }: UserSources, signal: AbortSignal): Promise<User> {
  const kept = readKeptUser(storage);
  if (kept && isOffline()) return kept;
  const fresh = fetchUser(call, signal).then((user) => {
    if (!signal.aborted) keepUser(storage, user);
    return user;
  });
  if (!kept) return fresh;
  const answered = fresh.catch((reason) => keptUnlessRefused(kept, reason));
  return atMost(patienceMs, answered, kept);
}

/** A server in trouble has not given its word. */
function keptUnlessRefused(kept: User, reason: unknown): User {
  if (isApiFailure(reason) && reason.kind === 'refused' && reason.status < 500) throw reason;
  return kept;
}
