import type { PublicSettings } from '../settings/public-settings.ts';
import { type OauthProvider, oauthProviders } from './oauth-provider.ts';

/** The providers that this server leads to: none if its own identity provider is open to other machines. */
export const offeredProviders = (identity: PublicSettings['identity']): readonly OauthProvider[] =>
  identity.kind === 'embedded' && identity.hasProviders === false ? [] : oauthProviders;
