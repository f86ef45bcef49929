import type { PublicSettings } from '#domain/settings/public-settings.ts';
import type { Settings } from '../settings.ts';

/** The part of the settings that every visitor may read. */
export function publicSettingsOf(settings: Settings): PublicSettings {
  const { preRelease, appTheme, posthog, pagesOrigin, publicUrl, smtpUrl, ownDomains } = settings;
  return {
    preRelease,
    appTheme,
    identity: identityOf(settings),
    pagesOrigin: pagesOrigin === publicUrl ? null : pagesOrigin,
    posthog: posthog ?? null,
    ...(smtpUrl ? { confirmsPeople: true } : {}),
    ...(ownDomains ? { ownDomains } : {}),
  };
}

function identityOf({ firebase, embeddedIdentityPublic }: Settings): PublicSettings['identity'] {
  if (firebase) return { kind: 'firebase', ...firebase };
  return embeddedIdentityPublic ? { kind: 'embedded', hasProviders: false } : { kind: 'embedded' };
}
