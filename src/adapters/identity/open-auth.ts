import { type Auth, browserPopupRedirectResolver, indexedDBLocalPersistence } from 'firebase/auth';
import type { PublicSettings } from '#domain/settings/public-settings.ts';
import { connectAuth } from './connect-auth.ts';
import { standInForGapi } from './gapi-stand-in.ts';

let opened: Auth | null = null;

/** The one instance of the SDK that knows who is signed in on this device, and can open providers' windows. */
export function openAuth(settings: PublicSettings['identity']): Auth {
  if (settings.kind === 'embedded') standInForGapi();
  // The SDK finds a session of an earlier visit by the name of its app.
  opened ??= connectAuth(settings, '[DEFAULT]', {
    persistence: indexedDBLocalPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  return opened;
}
