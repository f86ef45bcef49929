import { type FirebaseOptions, initializeApp, setLogLevel } from 'firebase/app';
import { type Auth, connectAuthEmulator, type Dependencies, initializeAuth } from 'firebase/auth';
import type { PublicSettings } from '#domain/settings/public-settings.ts';

// The SDK warns when an instance is deleted before its own statistics are written, which harms nobody.
setLogLevel('error');

/** An instance of the SDK, at Google's servers or at the provider inside our own. Names are unique within the page. */
export function connectAuth(settings: PublicSettings['identity'], name: string, dependencies: Dependencies): Auth {
  const auth = initializeAuth(initializeApp(optionsOf(settings), name), dependencies);
  if (settings.kind === 'embedded') connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  return auth;
}

function optionsOf(settings: PublicSettings['identity']): FirebaseOptions {
  if (settings.kind === 'embedded') return { apiKey: 'embedded', authDomain: location.host, projectId: 'groundwork' };
  const { apiKey, authDomain, projectId } = settings;
  // Our server passes `/__/auth` on: a redirect through our own origin survives partitioned storage. The SDK insists on https.
  return { apiKey, projectId, authDomain: location.protocol === 'https:' ? location.host : authDomain };
}
