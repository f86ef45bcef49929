import { lookup } from 'node:dns/promises';
import type { FastifyInstance } from 'fastify';
import { loadServerKey } from '../accounts/server-key.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../http/clock.ts';
import { createSealedSecrets } from '../identity/sealed-secrets.ts';
import type { Settings } from '../settings.ts';
import { webhookRoutes } from './webhook-routes.ts';
import { createWebhooks } from './webhooks.ts';

export interface OpenWebhooksDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'webhooksToLoopback'>;
}

/** Endpoints of workspaces: their routes, and the messages to them, sent for as long as the server runs. */
export async function openWebhooks(app: FastifyInstance, { db, clock, settings }: OpenWebhooksDeps): Promise<void> {
  const secrets = createSealedSecrets(await loadServerKey(db, 'webhooks'), 'groundwork webhooks');
  await app.register(webhookRoutes, {
    webhooks: createWebhooks(db, clock, secrets),
    targets: { allowsLoopback: settings.webhooksToLoopback },
    resolve: (hostname) => lookup(hostname, { all: true }),
  });
}
