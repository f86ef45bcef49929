import { type FirebaseOptions, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import type { PublicSettings } from '#domain/settings/public-settings.ts';

let opened: Auth | null = null;

/** The SDK's one instance in this page, at Google's servers or at the provider inside our own. */
export function openAuth(settings: PublicSettings['identity']): Auth {
  opened ??= connect(settings);
  return opened;
}

function connect(settings: PublicSettings['identity']): Auth {
  const auth = initializeAuth(initializeApp(optionsOf(settings)), {
    persistence: indexedDBLocalPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  if (settings.kind === 'embedded') connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  return auth;
}

function optionsOf(settings: PublicSettings['identity']): FirebaseOptions {
  if (settings.kind === 'embedded') return { apiKey: 'embedded', authDomain: location.host, projectId: 'groundwork' };
  const { apiKey, authDomain, projectId } = settings;
  // Our server passes `/__/auth` on: a redirect through our own origin survives partitioned storage. The SDK insists on https.
  return { apiKey, projectId, authDomain: location.protocol === 'https:' ? location.host : authDomain };
}
