import { atMost } from '#adapters/clock/at-most.ts';
import { clearDevice } from '#adapters/storage/clear-device.ts';
import { isApiFailure } from '#domain/api/api-failure.ts';
import type { Tokens } from '#domain/session/tokens.ts';
import type { EndSessionInput } from '#machines/auth/session.machine.ts';
import type { Gateways } from '../gateways.ts';

/** How long a founder who leaves waits for each: the server, the provider, this device. */
const patienceMs = 5000;

/** Tells the server that the session is over, if it can be reached, and leaves nothing of the founder on this device. */
export async function leaveDevice(
  { server, identity, storage }: Gateways,
  refresh: (refreshToken: string) => Promise<Tokens>,
  { tokens, allDevices }: EndSessionInput,
): Promise<void> {
  // First: it takes the other tabs along, before the server's word could look to them like an expiry.
  storage.clear();
  if (tokens) {
    const end = async ({ accessToken }: Tokens) => (await server()).endSession(accessToken, allDevices);
    const told = end(tokens)
      .catch(async (reason) => {
        if (isUnauthorized(reason)) await end(await refresh(tokens.refreshToken));
      })
      .catch(() => {});
    await atMost(patienceMs, told, undefined);
  }
  await atMost(
    patienceMs,
    identity.signOut().catch(() => {}),
    undefined,
  );
  await atMost(patienceMs, clearDevice(), undefined);
}

const isUnauthorized = (reason: unknown): boolean =>
  isApiFailure(reason) && reason.kind === 'refused' && reason.status === 401;
