import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Registry } from 'prom-client';
import type { EventStore } from '../event-store/event-store.ts';
import type { Clock } from '../http/clock.ts';
import type { Visits } from '../intake/visits.ts';
import { judgeOnTime } from './judge-on-time.ts';
import { measureJudging } from './measure-judging.ts';
import { dueQueueOf } from './take-due.ts';

export interface JudgeExperimentsDeps {
  readonly pool: Pool;
  readonly log: FastifyBaseLogger;
  readonly clock: Clock;
  readonly metrics: Registry;
  readonly eventStore: Pick<EventStore, 'passDeadline'>;
  readonly visits: Pick<Visits, 'countAll'>;
}

/** Judges what is due for as long as the server runs, with every visit that has come until then. */
export function judgeExperiments(app: FastifyInstance, deps: JudgeExperimentsDeps): void {
  const { pool, log, clock, metrics, eventStore, visits } = deps;
  const judging = measureJudging(metrics);
  const stopJudging = judgeOnTime({
    queue: dueQueueOf(pool),
    clock,
    eventStore: {
      async passDeadline(workspaceId, due) {
        await visits.countAll(workspaceId);
        await eventStore.passDeadline(workspaceId, due);
      },
    },
    judged: judging.judged,
    failed(err) {
      judging.failed();
      log.error({ err }, 'An experiment that is due could not be judged yet.');
    },
  });
  app.addHook('onClose', stopJudging);
}
