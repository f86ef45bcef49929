import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Database } from '../db/database.ts';
import { mailFounder } from '../dpop/mail-founder.ts';
import { openSessionKeys } from '../dpop/open-session-keys.ts';
import { proofRefusal } from '../dpop/proof-refusal.ts';
import type { Clock } from '../http/clock.ts';
import { limitFailures } from '../http/limit-failures.ts';
import type { Authenticate } from '../http/require-principal.ts';
import { purgeKnownPlaces } from '../identity/known-places.ts';
import { type Attempts, createAttempts, unlimited } from '../limits/attempts.ts';
import { createMailer } from '../mail/create-mailer.ts';
import type { OutOfBandMailer } from '../mail/out-of-band-mailer.ts';
import { sendsMails } from '../mail/sends-mails.ts';
import { sourceOf } from '../security/event-source.ts';
import { createSecurityEvents, type SecurityEvents } from '../security/security-events.ts';
import type { Settings } from '../settings.ts';
import { type Accounts, createAccounts } from './accounts.ts';
import { isSessionOpen } from './is-session-open.ts';
import type { Principal } from './principal.ts';
import { loadServerKey } from './server-key.ts';
import { createSessions, type Sessions } from './sessions.ts';

export interface OpenAccountsDeps {
  readonly settings: Settings;
  readonly pool: Pool;
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  readonly clock: Clock;
  readonly isOurOrigin: (origin: string | undefined) => boolean;
}

export interface OpenAccounts {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  /** Who a token speaks for; failures are counted where requests are limited. */
  readonly authenticate: Authenticate;
  readonly securityEvents: SecurityEvents;
  /** Counter of attempts, for limits. */
  readonly attempts: Attempts;
  /** Missing at Firebase without a mail server: there is no inbox either. */
  readonly mailer: OutOfBandMailer | undefined;
}

const purgeEveryMs = 60 * 60 * 1000;

/** Who is who: accounts, sessions with their keys, what is recorded of them, and what is purged of that each hour. */
export async function openAccounts(
  app: FastifyInstance,
  { settings, pool, db, log, clock, isOurOrigin }: OpenAccountsDeps,
): Promise<OpenAccounts> {
  const accounts = createAccounts({ db, clock });
  const securityEvents = createSecurityEvents({ db, log, clock });
  app.decorate('securityEvents', securityEvents);
  const sessions = createSessions({
    db,
    pool,
    clock,
    record: securityEvents.record,
    refreshKey: await loadServerKey(db, 'refresh'),
    accessTokenTtlS: settings.accessTokenTtlS,
    refreshTokenTtlS: settings.refreshTokenTtlS,
    sessionTtlS: settings.sessionTtlS,
  });
  const authenticate = settings.rateLimit ? limitFailures(sessions, clock) : sessions.authenticate;
  app.decorate('authenticate', authenticate);
  const attempts = settings.rateLimit ? createAttempts(db, clock, await loadServerKey(db, 'attempts')) : unlimited;
  const { smtpUrl } = settings;
  const mailer = sendsMails(settings)
    ? createMailer({ db, clock, log, smtpUrl, publicUrl: settings.publicUrl })
    : undefined;
  const tellFounder = mailer && mailFounder({ db, clock, mailer, publicUrl: settings.publicUrl });
  app.addHook('onClose', async () => mailer?.close());
  const keys = await openSessionKeys({
    db,
    pool,
    clock,
    isOurOrigin,
    refused: (request, refused) => {
      securityEvents.record(proofRefusal(refused), sourceOf(request));
      tellFounder?.(refused.accountId).catch((err) => request.log.error({ err }, 'a founder could not be told'));
    },
    unpurged: (err) => log.error({ err }, 'purge failed'),
  });
  app.decorate('sessionKeys', keys);
  app.decorate('isSessionOpen', (principal: Principal) => isSessionOpen(db, principal));
  const purge = setInterval(
    () =>
      void Promise.all([
        sessions.purge(),
        attempts.purge(),
        purgeKnownPlaces(db, clock()),
        securityEvents.purge(),
      ]).catch((err) => log.error({ err }, 'purge failed')),
    purgeEveryMs,
  );
  app.addHook('onClose', async () => {
    clearInterval(purge);
    await sessions.close();
    await securityEvents.close();
  });
  return { accounts, sessions, authenticate, securityEvents, attempts, mailer };
}
