import type { AccountIdentity } from '#adapters/identity/account-identity.ts';
import { lazyMethods } from '#adapters/lazy/lazy-methods.ts';
import type { AccountFailure } from '#domain/account/account-failure.ts';
import type { App } from './app-context.ts';

const opened = new WeakMap<App, AccountIdentity>();

/** The founder's account at the identity provider, whose code is fetched with the first call. */
export function accountIdentityOf(app: App): AccountIdentity {
  const found = opened.get(app) ?? open(app);
  opened.set(app, found);
  return found;
}

const open = ({ services: { settings } }: App): AccountIdentity =>
  lazyMethods(async () => {
    const { accountIdentity } = await import('#adapters/identity/account-identity.ts').catch(() => {
      const offline: AccountFailure = { kind: 'offline' };
      throw offline;
    });
    return accountIdentity(settings.identity);
  });
