import { type OauthProvider, oauthProviders } from '#domain/auth/oauth-provider.ts';
import { safeStorage } from '../storage/safe-storage.ts';

const key = 'groundwork-provider-redirect';
const tab = safeStorage(() => sessionStorage);

/** For whose page this tab was left and may have come back from; null if it was not. */
export function readRedirect(): OauthProvider | null {
  const name = tab.get(key);
  return oauthProviders.find((each) => each === name) ?? null;
}

export const keepRedirect = (provider: OauthProvider): void => tab.set(key, provider);

export const forgetRedirect = (): void => tab.remove(key);
