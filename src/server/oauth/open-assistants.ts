import type { FastifyInstance } from 'fastify';
import { loadServerKey } from '../accounts/server-key.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { TellDeps } from '../accounts/tell-founder.ts';
import type { Database } from '../db/database.ts';
import type { AllowedTargets } from '../http/public-address.ts';
import { assistantRoutes } from './assistant-routes.ts';
import { createOauthClients } from './clients.ts';
import { createAssistantGrants } from './grants.ts';
import { oauthRoutes } from './oauth-routes.ts';
import { createOauthRequests } from './requests.ts';

export interface OpenAssistantsDeps extends TellDeps {
  readonly db: Database;
  readonly publicUrl: string;
  /** Where the documents of programs may lie. */
  readonly targets: AllowedTargets;
  readonly sessions: Pick<Sessions, 'announceEnded'>;
}

/** Lets members let assistants in: the program’s side of it, and theirs. */
export async function openAssistants(app: FastifyInstance, deps: OpenAssistantsDeps): Promise<void> {
  const { db, clock, publicUrl, sessions, targets } = deps;
  const { announceEnded } = sessions;
  const requests = createOauthRequests(db, clock);
  const grants = createAssistantGrants({
    ...{ db, clock, key: await loadServerKey(db, 'assistant-refresh') },
    misused({ id, accountId }) {
      announceEnded([id]);
      const who = { accountId };
      const misused = { event: 'assistant-ended', outcome: 'refused', reason: 'token-reused' } as const;
      app.securityEvents?.record({ ...misused, who, by: 'server' });
    },
  });
  await app.register(oauthRoutes, {
    publicUrl,
    clients: createOauthClients({ db, clock, targets }),
    requests,
    grants,
    announceEnded,
  });
  await app.register(assistantRoutes, { ...deps, requests, grants, announceEnded });
}
