import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { Clock } from '../http/clock.ts';
import { tendSurveyDrafts } from '../survey/survey-drafts.ts';
import { tendSurveyFiles } from '../survey/survey-files.ts';
import { forgetPeople } from './forget-people.ts';
import type { Visits } from './visits.ts';

export interface TendIntakeDeps {
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  readonly clock: Clock;
  readonly eventStore: EventStore;
  readonly visits: Visits;
}

/** Visits that nobody has asked to be counted. */
const tendEveryMs = 60_000;

/**
 * Counts visits and forgets people and old drafts each minute. Whoever calls routes that are registered from here on as a
 * founder was no stranger when they visited.
 */
export function tendIntake(app: FastifyInstance, { db, log, clock, eventStore, visits }: TendIntakeDeps): void {
  app.addHook('preHandler', (request, _reply, done) => {
    if (!request.principal) return done();
    return void visits.signedIn(request.principal.workspaceId, request).then(() => done(), done);
  });
  const tending = setInterval(
    () =>
      void Promise.all([
        visits.tend(),
        forgetPeople({ db, eventStore, clock }),
        tendSurveyDrafts(db, clock).then(() => tendSurveyFiles(db)),
      ]).catch((err) => log.warn({ err }, 'Visits could not be counted, or people not be forgotten, yet.')),
    tendEveryMs,
  );
  app.addHook('onClose', async () => {
    clearInterval(tending);
    await visits.close();
  });
}
