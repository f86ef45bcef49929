import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import type { Clock } from '../http/clock.ts';
import type { Attempts } from '../limits/attempts.ts';
import { inboxRoutes } from '../mail/inbox-routes.ts';
import type { OutOfBandMailer } from '../mail/out-of-band-mailer.ts';
import { measureHashing } from '../operations/measure-work.ts';
import type { SecurityEvents } from '../security/security-events.ts';
import type { Settings } from '../settings.ts';
import { createEmbeddedIdentity } from './embedded-identity.ts';
import { firebaseProxyRoutes } from './firebase-proxy-routes.ts';
import { firebaseVerifier } from './firebase-verifier.ts';
import { googleKeys } from './google-keys.ts';
import { createIdTokenVerifier, type IdentityVerifier } from './id-token-verifier.ts';
import { identityRoutes } from './identity-routes.ts';
import type { LearnProfile } from './identity-users.ts';

export interface IdentityOfDeps {
  readonly settings: Settings;
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  readonly clock: Clock;
  readonly metrics: Registry;
  /** Counter of attempts, for limits. */
  readonly attempts: Attempts;
  /** Closed by whoever opened it. Only a real Firebase, which sends its own mails, can do without. */
  readonly mailer: OutOfBandMailer | undefined;
  readonly isOurOrigin: (origin: string | undefined) => boolean;
  /** Takes over every change to a user's profile. */
  readonly learn: LearnProfile;
  /** Deletes the embedded provider's user, with the account of the product. */
  readonly deleteAccount: (db: Database, uid: string) => Promise<readonly string[]>;
  /** Told of the sessions that have ended with a change at the embedded provider. */
  readonly sessionsEnded: (sessionIds: readonly string[]) => void;
  readonly record?: SecurityEvents['record'];
}

/** Real Firebase where its settings are given; else the embedded provider, its paths and its inbox, mounted on `app`. */
export async function identityOf(app: FastifyInstance, deps: IdentityOfDeps): Promise<IdentityVerifier> {
  const {
    settings,
    db,
    log,
    clock,
    metrics,
    mailer,
    attempts,
    isOurOrigin,
    learn,
    deleteAccount,
    sessionsEnded,
    record,
  } = deps;
  const { firebase, publicUrl, smtpUrl, rateLimit, embeddedIdentityPublic, sessionTtlS } = settings;
  if (firebase) {
    await app.register(firebaseProxyRoutes, { upstream: `https://${firebase.authDomain}` });
    const verifier = createIdTokenVerifier({ projectId: firebase.projectId, keys: googleKeys(), clock });
    return firebaseVerifier({ verifier, apiKey: firebase.apiKey, publicUrl, log, clock, sessionTtlS });
  }
  if (!mailer) throw new Error('the embedded provider needs a mailer');
  const { provider, verifier } = await createEmbeddedIdentity({
    db,
    mailer,
    clock,
    publicUrl,
    isOurOrigin,
    rateLimit,
    attempts,
    deleteAccount,
    learn,
    sessionsEnded,
    ...(record && { record }),
    sessionTtlS,
    hasStandIns: !embeddedIdentityPublic,
  });
  measureHashing(metrics, provider.passwords);
  await app.register(identityRoutes, { provider });
  if (!smtpUrl) await app.register(inboxRoutes, { db, settled: mailer.settled });
  return verifier;
}
