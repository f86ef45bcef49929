import type { Pool } from 'pg';
import { type Experiment, stageOf } from '#domain/experiment/experiment.ts';
import type { Idea } from '#domain/idea/idea.ts';
import { ideaStreamOf } from '#domain/idea/idea.ts';
import { type Intake, intakeStreamOf } from '#domain/intake/intake.ts';
import type { Interview } from '#domain/interview/interview.ts';
import { interviewStream } from '#domain/interview/interview-stream.ts';
import { type Entry, entriesOfInterviews } from '#domain/judgement/entry.ts';
import { entriesOfPage } from '#domain/judgement/page-entries.ts';
import { entriesOfSurvey } from '#domain/judgement/survey-entries.ts';
import { statusOf } from '#domain/ledger/decisions.ts';
import { emptyLedger } from '#domain/ledger/evolve-ledger.ts';
import { type Ledger, ledgerStreamOf } from '#domain/ledger/ledger.ts';
import { scoresOf } from '#domain/ledger/score.ts';
import { type Loop, loopStepOf } from '#domain/next-step/loop-step.ts';
import { digestLines } from '#domain/notice/digest.ts';
import { type Project, projectIdOf } from '#domain/project/project.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { streamsOfKinds } from '../event-store/streams-of-kinds.ts';
import { readInterviews } from '../judgement/interviews-of-experiment.ts';
import { readProgress } from './read-progress.ts';
import { streamAround, type Week } from './stream-around.ts';

export interface DigestOfIdea {
  readonly title: string;
  readonly lines: readonly string[];
  /** The next deciding step; undefined if nothing is asked of the founder. */
  readonly next: { readonly sentence: string; readonly action: string; readonly path: string } | undefined;
}

interface Deps {
  readonly pool: Pool;
  readonly eventStore: Pick<EventStore, 'readEvents' | 'snapshot'>;
}

interface Told extends Week {
  /** Now, for dates that founders have set themselves. */
  readonly today: Date;
}

/** Kinds of streams that a digest tells of: decisions and tests of ideas, the people who came, and their answers. */
const toldKinds = new Set(['project', 'ledger', 'experiment', 'page', 'survey', 'intake']);

/**
 * Reads a week's news of each of a founder's ideas, and how its scores changed; leaves out ideas without news, and the
 * sample.
 */
export async function readDigest(
  { pool, eventStore }: Deps,
  workspaceId: string,
  { since, until, today }: Told,
): Promise<readonly DigestOfIdea[]> {
  const read = async <State>(stream: string): Promise<State | undefined> =>
    (await eventStore.snapshot(workspaceId, stream))?.state as State | undefined;
  const streams = await streamsOfKinds(pool, workspaceId, toldKinds);
  const progress = await readProgress({ pool, eventStore }, workspaceId, streams, { since, until });
  const digests: DigestOfIdea[] = [];
  for (const stream of streams.filter((each) => each.startsWith('project-'))) {
    const projectId = projectIdOf(stream);
    const ledgerStream = ledgerStreamOf(projectId);
    const project = await read<Project>(stream);
    if (!project || project.isSample || project.removed) continue;
    const { before, after } = await streamAround<Ledger>(eventStore, workspaceId, ledgerStream, { since, until });
    const came = progress.get(projectId);
    if (came === undefined && before === after) continue;
    const ofProject = await experimentsOf(projectId, streams);
    const moved = after && before !== after ? digestLines(before, after, ofProject) : [];
    const lines = [...(came === undefined ? [] : [came]), ...moved];
    if (lines.length === 0) continue;
    const ledger = (await read<Ledger>(ledgerStream)) ?? emptyLedger(ledgerStream);
    const idea = await read<Idea>(ideaStreamOf(project.ideaId));
    const title = project.title || idea?.title || 'Your idea';
    const experiments: Loop['experiments'][number][] = [];
    for (const experiment of ofProject) {
      const entries = stageOf(experiment) === 'running' ? await entriesOf(experiment) : [];
      experiments.push({ experiment, entries });
    }
    const step =
      idea &&
      loopStepOf(
        { projectId, title, ledger, scores: scoresOf(ledger), experiments },
        statusOf(idea, ledger.decisions.at(-1)),
        today.toISOString().slice(0, 10),
      );
    digests.push({ title, lines, next: step && { ...step, path: buildPath(step.to) } });
  }
  return digests;

  async function experimentsOf(projectId: string, names: readonly string[]): Promise<readonly Experiment[]> {
    const found: Experiment[] = [];
    for (const name of names.filter((each) => each.startsWith('experiment-'))) {
      const experiment = await read<Experiment>(name);
      if (experiment?.projectId === projectId) found.push(experiment);
    }
    return found;
  }

  async function entriesOf(experiment: Experiment): Promise<readonly Entry[]> {
    const { artefact, id } = experiment;
    if (artefact) {
      const intake = await read<Intake>(intakeStreamOf(artefact.id));
      return artefact.kind === 'survey'
        ? entriesOfSurvey(experiment, intake)
        : entriesOfPage(experiment, intake, today.toISOString());
    }
    const interviews = new Map<string, Interview | undefined>();
    for (const fact of await readInterviews(pool, workspaceId, id))
      interviews.set(fact.stream, interviewStream.evolve(interviews.get(fact.stream), fact, fact.stream));
    return entriesOfInterviews(
      experiment,
      [...interviews.values()].filter((each) => each !== undefined),
    );
  }
}
