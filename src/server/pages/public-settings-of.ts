import type { PublicSettings } from '#domain/settings/public-settings.ts';
import type { Settings } from '../settings.ts';

/** The part of the settings that every visitor may read. */
export function publicSettingsOf({ preRelease, appTheme, firebase, posthog }: Settings): PublicSettings {
  return {
    preRelease,
    appTheme,
    identity: firebase ? { kind: 'firebase', ...firebase } : { kind: 'embedded' },
    posthog: posthog ?? null,
  };
}
