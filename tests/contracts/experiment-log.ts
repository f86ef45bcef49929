import { randomUUID } from 'node:crypto';
import type { Experiment } from '#domain/experiment/experiment.ts';
import type { Answer } from '#domain/interview/interview.ts';
import type { Ledger } from '#domain/ledger/ledger.ts';
import type { Command } from '#domain/log/command.ts';
import { eachPart } from '#domain/log/parts.ts';
import { kindOfStream } from '#domain/log/stream-kinds.ts';
import { command } from './event-store-fixture.ts';

/** The ids of one experiment and of what it is about. */
export interface ExperimentIds {
  readonly project: string;
  readonly assumption: string;
  readonly experiment: string;
}

export const newExperiment = (project = randomUUID()): ExperimentIds => ({
  project,
  assumption: randomUUID(),
  experiment: randomUUID(),
});

export const streamOf = ({ experiment }: ExperimentIds): string => `experiment-${experiment}`;

interface Planned {
  readonly method?: string;
  readonly criterion?: number;
  readonly n?: number;
  readonly endsAt?: string;
  readonly formula?: string;
}

/** States an assumption, designs an experiment of it, 6 of 12 unless said otherwise, and starts it. */
export function started(ids: ExperimentIds, planned: Planned = {}): Command[] {
  const { project: projectId, assumption: assumptionId } = ids;
  const assumption = { assumptionId, text: 'They pay', lens: 'viability', importance: 5, critical: true };
  const design = { projectId, assumptionId, method: 'interviews', criterion: 0.5, n: 12, prediction: 'supports' };
  return [
    command('StateAssumption', `ledger-${projectId}`, assumption),
    command('DesignExperiment', streamOf(ids), { ...design, ...planned }),
    command('StartExperiment', streamOf(ids), {}, { at: '2026-03-01T12:00:00.000Z' }),
  ];
}

export function logged(ids: ExperimentIds, answer: Answer = 'yes', interview = randomUUID()): Command {
  const { project: projectId, experiment: experimentId } = ids;
  const about = { projectId, experimentId, person: 'Ada', on: '2026-03-01', lastTime: 'Monday', commitment: 'time' };
  return command('LogInterview', `interview-${interview}`, { ...about, answer });
}

interface Event {
  readonly type: string;
  readonly stream: string;
}

/** Returns an experiment's outcome by the log: each judgement, and the evidence with what superseded it. */
export function outcomeIn(events: readonly (Event & { readonly at: string })[], ids: ExperimentIds) {
  const stateOf = <State>(stream: string): State | undefined => {
    const kind = kindOfStream(stream);
    const facts = events.filter((event) => event.stream === stream);
    return facts.reduce<unknown>((state, fact) => kind?.evolve(state, fact as never, stream), undefined) as State;
  };
  const experiment = stateOf<Experiment>(streamOf(ids));
  const ledger = stateOf<Ledger>(`ledger-${ids.project}`);
  return {
    closed: experiment?.closed?.for ?? null,
    judged: experiment?.judgements.map(({ verdict, k, n }) => `${verdict} ${k}/${n}`) ?? [],
    evidence: [...eachPart(ledger?.evidence ?? {})].map(
      ({ direction, superseded }) => [direction, superseded] as const,
    ),
  };
}
