import { lookup } from 'node:dns/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { loadServerKey } from '../accounts/server-key.ts';
import type { TellDeps } from '../accounts/tell-founder.ts';
import type { Database } from '../db/database.ts';
import { createPageAddress } from '../domains/page-address.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { createSealedSecrets } from '../identity/sealed-secrets.ts';
import { eventsFor } from '../log/hide-personal.ts';
import type { Settings } from '../settings.ts';
import type { Memberships } from '../team/memberships.ts';
import { createAroundFact } from './around-fact.ts';
import { deliverWebhooks } from './deliver-webhooks.ts';
import { createDeliveries, type TakenDelivery } from './deliveries.ts';
import { deliveryRoutes } from './delivery-routes.ts';
import { createPostWebhook } from './post-webhook.ts';
import { readMessage } from './read-message.ts';
import { createSendToEndpoint } from './send-to-endpoint.ts';
import type { WebhookMessage } from './webhook-message.ts';
import { webhookRoutes } from './webhook-routes.ts';
import { createWebhooks } from './webhooks.ts';

export interface OpenWebhooksDeps extends TellDeps {
  readonly pool: Pool;
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  readonly eventStore: Pick<EventStore, 'readEvents' | 'snapshot'>;
  readonly memberships: Pick<Memberships, 'find'>;
  /** Whether there is a way to send mail. */
  readonly hasMailer: boolean;
  readonly settings: Pick<Settings, 'webhooksToLoopback' | 'publicUrl' | 'pagesOrigin' | 'ownDomains'>;
}

/** Endpoints of workspaces: their routes, and the messages to them, sent for as long as the server runs. */
export async function openWebhooks(app: FastifyInstance, deps: OpenWebhooksDeps): Promise<void> {
  const { pool, db, log, clock, hasMailer, settings } = deps;
  const secrets = createSealedSecrets(await loadServerKey(db, 'webhooks'), 'groundwork webhooks');
  const reach = {
    targets: { allowsLoopback: settings.webhooksToLoopback },
    resolve: (hostname: string) => lookup(hostname, { all: true }),
  };
  const webhooks = createWebhooks(db, clock, secrets);
  const deliveries = createDeliveries(pool, db, hasMailer);
  const send = createSendToEndpoint(createPostWebhook(reach), secrets);
  await app.register(webhookRoutes, { ...deps, webhooks, ...reach });
  await app.register(deliveryRoutes, { webhooks, deliveries, send, clock, publicUrl: settings.publicUrl });
  const stop = deliverWebhooks({
    ...{ deliveries, send, clock, read: createRead(deps) },
    switchedOff: ({ accountId }, reason) =>
      app.securityEvents?.record({
        ...{ event: 'webhook-switched-off', outcome: 'success', reason, by: 'server', who: { accountId } },
      }),
    failed: (err) => log.error({ err }, 'Messages to webhooks could not be sent yet.'),
  });
  app.addHook('onClose', stop);
}

/**
 * Reads the message of a delivery from the log as it is now: without who was erased, and with what is about people only if
 * that was ticked, and whoever made the endpoint may still read it.
 */
function createRead({ db, eventStore, memberships, settings }: OpenWebhooksDeps) {
  const around = createAroundFact({ db, eventStore, pageAddress: createPageAddress({ db, settings }) });
  return async (taken: TakenDelivery): Promise<WebhookMessage | undefined> => {
    const { workspaceId, accountId, position, personal } = taken;
    const { events } = await eventStore.readEvents(workspaceId, position - 1, 1);
    const membership = personal ? await memberships.find(workspaceId, accountId) : null;
    const [event] = eventsFor(membership ?? { role: 'viewer', isTeam: true }, events);
    return event && readMessage(event, around(workspaceId), settings.publicUrl);
  };
}
