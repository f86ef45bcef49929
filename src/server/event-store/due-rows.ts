import { experimentIdOf } from '#domain/experiment/experiment.ts';
import type { ExperimentFact, ExperimentFactOf } from '#domain/experiment/experiment-facts.ts';
import { dueTimes } from '#domain/judgement/due-times.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';

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
