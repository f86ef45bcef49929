import { experimentIdOf } from '#domain/experiment/experiment.ts';
import type { ExperimentFact, ExperimentFactOf } from '#domain/experiment/experiment-facts.ts';
import { dueTimes } from '#domain/judgement/due-times.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import type { Projection } from '../event-store/projection.ts';

/** Rows, as PostgreSQL reads them from JSON. */
interface ExperimentRow {
  readonly workspace_id: string;
  readonly experiment_id: string;
}

export interface DueRows {
  readonly added: readonly (ExperimentRow & { readonly due_at: string })[];
  /** Experiments that no judgement is due for any more. */
  readonly closed: readonly ExperimentRow[];
}

const started = 'ExperimentStarted' satisfies ExperimentFact['type'];
const closedBy = 'SampleClosed' satisfies ExperimentFact['type'];

/** Returns how facts of one or more workspaces, in their order, change the times at which experiments are judged. */
export function dueRows(facts: readonly RecordedEvent[]): DueRows {
  const begun = new Map<string, DueRows['added']>();
  const closed: ExperimentRow[] = [];
  for (const { type, data, workspace, stream, recordedAt } of facts) {
    if (type !== started && type !== closedBy) continue;
    const row = { workspace_id: workspace, experiment_id: experimentIdOf(stream) };
    const key = `${workspace} ${stream}`;
    if (type === started) {
      const times = dueTimes(data as ExperimentFactOf<typeof started>, recordedAt);
      begun.set(
        key,
        times.map((due_at) => ({ ...row, due_at })),
      );
    } else if (!begun.delete(key)) closed.push(row);
  }
  return { added: [...begun.values()].flat(), closed };
}

/** Times at which experiments are judged though nothing happens to them, also when visitors can convert no more. */
export const dueProjection: Projection = {
  name: 'due',
  handles: [started, closedBy],
  rows(facts, plans) {
    const { added, closed } = dueRows(facts.map(({ event }) => event));
    const deadlines = plans.flatMap((plan) =>
      plan.deadlines.map(({ stream, dueAt }) => ({
        workspace_id: plan.workspaceId,
        experiment_id: experimentIdOf(stream),
        due_at: dueAt,
      })),
    );
    return [[...added, ...deadlines], closed];
  },
  statement: (times, experiments) => `, due AS (
      INSERT INTO due_judgements SELECT added.*
      FROM jsonb_populate_recordset(NULL::due_judgements, ${times}) AS added JOIN moved ON moved.id = added.workspace_id
      ON CONFLICT DO NOTHING
    ), closed AS (
      DELETE FROM due_judgements USING moved
        JOIN jsonb_populate_recordset(NULL::due_judgements, ${experiments}) AS done ON moved.id = done.workspace_id
      WHERE due_judgements.workspace_id = done.workspace_id AND due_judgements.experiment_id = done.experiment_id
    )`,
};
