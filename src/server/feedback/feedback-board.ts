import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../db/database.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { Clock } from '../http/clock.ts';
import type { Attempts } from '../limits/attempts.ts';
import { createBoard } from './board.ts';
import { feedbackRoutes } from './feedback-routes.ts';
import { keepForgetting } from './forget-members.ts';
import { readersOf } from './reader.ts';

export interface FeedbackBoardDeps {
  readonly db: Database;
  readonly eventStore: Pick<EventStore, 'execute' | 'snapshot'>;
  readonly clock: Clock;
  readonly attempts: Attempts;
  readonly staffEmails: readonly string[];
}

/** The feedback board, and what becomes of those who leave it. */
export const feedbackBoard: FastifyPluginAsync<FeedbackBoardDeps> = async (app, { staffEmails, attempts, ...deps }) => {
  await app.register(feedbackRoutes, {
    ...{ db: deps.db, board: createBoard(deps), readerOf: readersOf(deps.db, staffEmails), attempts },
  });
  const failed = (err: unknown): void =>
    app.log.error({ err }, 'Feedback of deleted accounts could not be forgotten yet.');
  app.addHook('onClose', keepForgetting({ ...deps, failed }));
};
