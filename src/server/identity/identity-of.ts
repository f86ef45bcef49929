import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Clock } from '../http/clock.ts';
import { createMailer } from '../mail/create-mailer.ts';
import { inboxRoutes } from '../mail/inbox-routes.ts';
import type { Settings } from '../settings.ts';
import { createEmbeddedIdentity } from './embedded-identity.ts';
import { firebaseProxyRoutes } from './firebase-proxy-routes.ts';
import { firebaseVerifier } from './firebase-verifier.ts';
import { googleKeys } from './google-keys.ts';
import { createIdTokenVerifier, type IdTokenVerifier } from './id-token-verifier.ts';
import type { CredentialsListener } from './identity-provider.ts';
import { identityRoutes } from './identity-routes.ts';
import type { UserListener } from './identity-users.ts';

export interface IdentityOfDeps {
  readonly settings: Settings;
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  readonly clock: Clock;
  readonly isOurOrigin: (origin: string | undefined) => boolean;
  /** Told of every change to a user's profile. */
  readonly learn: UserListener;
  /** Told when the embedded provider's user signs in with something new from now on. */
  readonly credentialsChanged: CredentialsListener;
  /** Deletes the embedded provider's user, with the account of the product. */
  readonly deleteAccount: (uid: string) => Promise<void>;
}

/** Real Firebase where its settings are given; else the embedded provider, its paths and its inbox, mounted on `app`. */
export async function identityOf(
  app: FastifyInstance,
  { settings, db, log, clock, isOurOrigin, learn, credentialsChanged, deleteAccount }: IdentityOfDeps,
): Promise<IdTokenVerifier> {
  const { firebase, publicUrl, smtpUrl, rateLimit, embeddedIdentityPublic } = settings;
  if (firebase) {
    await app.register(firebaseProxyRoutes, { upstream: `https://${firebase.authDomain}` });
    const verifier = createIdTokenVerifier({ projectId: firebase.projectId, keys: googleKeys(), clock });
    return firebaseVerifier({ verifier, apiKey: firebase.apiKey, publicUrl, log });
  }
  const mailer = createMailer({ db, clock, log, smtpUrl, publicUrl });
  const { provider, verifier, onUserChanged, onCredentialsChanged } = await createEmbeddedIdentity({
    db,
    mailer,
    clock,
    publicUrl,
    isOurOrigin,
    rateLimit,
    deleteAccount,
    hasStandIns: !embeddedIdentityPublic,
  });
  onUserChanged(learn);
  onCredentialsChanged(credentialsChanged);
  await app.register(identityRoutes, { provider });
  if (!smtpUrl) await app.register(inboxRoutes, { db, settled: mailer.settled });
  app.addHook('onClose', () => mailer.close());
  return verifier;
}
