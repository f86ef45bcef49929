import { newId } from '#adapters/clock/new-id.ts';
import { type Identity, lazyIdentity } from '#adapters/identity/identity.ts';
import { OwnSession } from '#adapters/session/own-session.ts';
import { local } from '#adapters/storage/local.ts';
import type { SafeStorage } from '#adapters/storage/safe-storage.ts';
import type { ApiFailure } from '#domain/api/api-failure.ts';
import type { PublicSettings } from '#domain/settings/public-settings.ts';
import type { ServerCalls } from './server-calls.ts';

/** The outside world, as the actors reach it: the server, the identity provider and what this device stores. */
export interface Gateways {
  /** Fetched when first needed, so that visitors who only read do not pay for it. Rejects with an `ApiFailure`. */
  readonly server: () => Promise<ServerCalls>;
  readonly identity: Identity;
  readonly storage: SafeStorage;
  readonly own: OwnSession;
}

export function openGateways({ identity }: PublicSettings): Gateways {
  return { server, identity: lazyIdentity(identity), storage: local, own: new OwnSession(local, newId) };
}

const server = () =>
  import('./server-calls.ts').then(
    ({ serverCalls }) => serverCalls,
    () => {
      const noAnswer: ApiFailure = { kind: 'no-answer' };
      throw noAnswer;
    },
  );
