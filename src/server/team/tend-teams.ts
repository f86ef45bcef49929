import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { Clock } from '../http/clock.ts';
import { deleteDueWorkspaces } from './delete-due-workspaces.ts';
import { recordDepartures } from './leave-teams.ts';

export interface TendTeamsDeps {
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  readonly clock: Clock;
  readonly eventStore: Pick<EventStore, 'execute'>;
}

const tendEveryMs = 10_000;

/** Records what became of teams outside their logs, and deletes workspaces whose time has come, a few times a minute. */
export function tendTeams(app: FastifyInstance, { db, log, clock, eventStore }: TendTeamsDeps): void {
  const tending = setInterval(() => {
    void recordDepartures(db, eventStore, clock).catch((err) =>
      log.warn({ err }, 'Members who have left could not be recorded yet.'),
    );
    void deleteDueWorkspaces(db, clock).catch((err) => log.warn({ err }, 'A workspace could not be deleted yet.'));
  }, tendEveryMs);
  app.addHook('onClose', async () => clearInterval(tending));
}
