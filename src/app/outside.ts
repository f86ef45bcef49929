import { type CallApi, createCallApi } from '#adapters/api/call-api.ts';
import { createFetchJson, type FetchJson } from '#adapters/api/fetch-json.ts';
import { type Identity, lazyIdentity } from '#adapters/identity/identity.ts';
import { local } from '#adapters/storage/local.ts';
import type { SafeStorage } from '#adapters/storage/safe-storage.ts';
import type { PublicSettings } from '#domain/settings/public-settings.ts';

/** The outside world, as the actors reach it. */
export interface Outside {
  readonly fetchJson: FetchJson;
  /** Without a founder's token, unless one is given. */
  readonly call: CallApi;
  readonly identity: Identity;
  readonly storage: SafeStorage;
}

export function openOutside(settings: PublicSettings): Outside {
  const fetchJson = createFetchJson();
  return { fetchJson, call: createCallApi(fetchJson), identity: lazyIdentity(settings.identity), storage: local };
}
