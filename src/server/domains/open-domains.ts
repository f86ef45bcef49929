import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { loadServerKey } from '../accounts/server-key.ts';
import type { Database } from '../db/database.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { Clock } from '../http/clock.ts';
import type { Attempts } from '../limits/attempts.ts';
import type { Settings } from '../settings.ts';
import { askRoutes } from './ask-routes.ts';
import { createCheckDomains } from './check-domains.ts';
import { domainRoutes } from './domain-routes.ts';
import { createDomainResolver } from './read-records.ts';
import { tendDomains } from './tend-domains.ts';

export interface OpenDomainsDeps {
  readonly db: Database;
  readonly eventStore: EventStore;
  readonly clock: Clock;
  readonly attempts: Attempts;
  readonly settings: Settings;
  readonly log: FastifyBaseLogger;
}

/**
 * Registers the routes of founders' own domains, checks their DNS records for as long as the server runs, and tells the
 * reverse proxy which hosts may get a certificate.
 */
export async function openDomains(app: FastifyInstance, deps: OpenDomainsDeps): Promise<void> {
  const { db, eventStore, clock, attempts, settings, log } = deps;
  const hosts = [settings.publicUrl, settings.pagesOrigin].map((origin) => new URL(origin).hostname);
  const [, target = ''] = hosts;
  const key = await loadServerKey(db, 'domains');
  const resolver = createDomainResolver(settings.dnsServers);
  const domains = createCheckDomains({ db, clock, resolver, key, target });
  const stop = tendDomains({
    domains,
    failed: (err) => log.warn({ err }, 'The records of founders’ domains could not be read yet.'),
  });
  app.addHook('onClose', stop);
  await app.register(domainRoutes, { db, eventStore, clock, attempts, domains, key, target, reserved: hosts });
  await app.register(askRoutes, { db, clock });
}
