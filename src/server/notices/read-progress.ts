import type { Pool } from 'pg';
import { type Experiment, experimentStreamOf } from '#domain/experiment/experiment.ts';
import type { Intake } from '#domain/intake/intake.ts';
import { intakeStreamOf } from '#domain/intake/intake.ts';
import { projectOfIntake } from '#domain/intake/project-of-intake.ts';
import type { Interview } from '#domain/interview/interview.ts';
import { interviewNow } from '#domain/interview/interview-now.ts';
import { type IntakeOfWeek, progressLine } from '#domain/notice/week-progress.ts';
import type { Page } from '#domain/page/page.ts';
import type { Survey } from '#domain/survey/survey.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { streamAround, type Week } from './stream-around.ts';

interface Deps {
  readonly pool: Pool;
  readonly eventStore: Pick<EventStore, 'readEvents' | 'snapshot'>;
}

/** By the id of a project: what came in during a week of what is its own now, in a sentence; none of those to which nothing came. */
export async function readProgress(
  { pool, eventStore }: Deps,
  workspaceId: string,
  streams: readonly string[],
  week: Week,
): Promise<ReadonlyMap<string, string>> {
  const read = async <State>(stream: string): Promise<State | undefined> =>
    (await eventStore.snapshot(workspaceId, stream))?.state as State | undefined;
  const intakes = new Map<string, IntakeOfWeek[]>();
  for (const stream of streams) {
    const [, kind, id] = /^(page|survey)-(.+)$/.exec(stream) ?? [];
    if (id === undefined || !streams.includes(intakeStreamOf(id))) continue;
    const around = await streamAround<Intake>(eventStore, workspaceId, intakeStreamOf(id), week);
    if (around.after === undefined) continue;
    const projectId = projectOfIntake(around.after, await read<Page | Survey>(stream));
    const others = intakes.get(projectId) ?? [];
    intakes.set(projectId, [...others, { kind: kind as IntakeOfWeek['kind'], ...around }]);
  }
  const interviews = new Map<string, number>();
  for (const stream of await interviewsOf(pool, workspaceId, week)) {
    const interview = await read<Interview>(stream);
    if (!interview || interview.removed) continue;
    const { experimentId } = interview;
    const experiment = experimentId === null ? undefined : await read<Experiment>(experimentStreamOf(experimentId));
    const { projectId } = interviewNow(interview, experiment);
    interviews.set(projectId, (interviews.get(projectId) ?? 0) + 1);
  }
  const lines = new Map<string, string>();
  for (const projectId of new Set([...intakes.keys(), ...interviews.keys()])) {
    const line = progressLine(intakes.get(projectId) ?? [], interviews.get(projectId) ?? 0);
    if (line !== undefined) lines.set(projectId, line);
  }
  return lines;
}

/** The streams of the interviews that were logged during a week. */
async function interviewsOf(pool: Pool, workspaceId: string, { since, until }: Week): Promise<readonly string[]> {
  const { rows } = await pool.query<{ stream: string }>({
    name: 'interviews-of-week',
    text: `
      SELECT stream FROM events
      WHERE workspace_id = $1 AND type = 'InterviewLogged' AND recorded_at >= $2 AND recorded_at < $3`,
    values: [workspaceId, since, until],
  });
  return rows.map(({ stream }) => stream);
}
