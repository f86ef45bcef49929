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
import type { Ledger } from '#domain/ledger/ledger.ts';
import { ledgerStream } from '#domain/ledger/ledger-stream.ts';
import { scoresOf } from '#domain/ledger/score.ts';
import { type Loop, loopStepOf } from '#domain/next-step/loop-step.ts';
import { digestLines } from '#domain/notice/digest.ts';
import { type Project, projectStreamOf } from '#domain/project/project.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { readInterviews } from '../event-store/read-interviews.ts';
import { streamsOfKinds } from '../event-store/streams-of-kinds.ts';

export interface DigestOfIdea {
  readonly title: string;
  readonly lines: readonly string[];
  /** What decides next; undefined if nothing is asked of the founder. */
  readonly next: { readonly sentence: string; readonly action: string; readonly path: string } | undefined;
}

interface Deps {
  readonly pool: Pool;
  readonly eventStore: Pick<EventStore, 'readEvents' | 'snapshot'>;
}

interface Week {
  readonly since: Date;
  readonly until: Date;
  /** Now, for dates that founders have set themselves. */
  readonly today: Date;
}

/** What a week did to each idea of a founder's; none of those to which it did nothing, and not the sample. */
export async function readDigest(
  { pool, eventStore }: Deps,
  workspaceId: string,
  { since, until, today }: Week,
): Promise<readonly DigestOfIdea[]> {
  const read = async <State>(stream: string): Promise<State | undefined> =>
    (await eventStore.snapshot(workspaceId, stream))?.state as State | undefined;
  const streams = await streamsOfKinds(pool, workspaceId, new Set(['ledger', 'experiment']));
  const digests: DigestOfIdea[] = [];
  for (const stream of streams.filter((each) => each.startsWith('ledger-'))) {
    const projectId = stream.slice('ledger-'.length);
    const { before, after } = await ledgerAround(eventStore, workspaceId, stream, { since, until });
    const project = after && (await read<Project>(projectStreamOf(projectId)));
    if (!project || project.isSample || project.removed) continue;
    if (before === after) continue;
    const ofProject = await experimentsOf(projectId, streams);
    const lines = digestLines(before, after, ofProject);
    if (lines.length === 0) continue;
    const ledger = await read<Ledger>(stream);
    const idea = await read<Idea>(ideaStreamOf(project.ideaId));
    const title = project.title || idea?.title || 'Your idea';
    const experiments: Loop['experiments'][number][] = [];
    for (const experiment of ofProject) {
      const entries = stageOf(experiment) === 'running' ? await entriesOf(experiment) : [];
      experiments.push({ experiment, entries });
    }
    const step =
      ledger &&
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

/** A ledger as a week found it, and as it left it. */
async function ledgerAround(
  eventStore: Pick<EventStore, 'readEvents'>,
  workspaceId: string,
  stream: string,
  { since, until }: Pick<Week, 'since' | 'until'>,
): Promise<{ readonly before: Ledger | undefined; readonly after: Ledger | undefined }> {
  let before: Ledger | undefined;
  let after: Ledger | undefined;
  for (let position = 0; ; ) {
    const page = await eventStore.readEvents(workspaceId, position, 500, stream);
    for (const event of page.events) {
      const at = new Date(event.recordedAt);
      if (at >= until) return { before, after };
      after = ledgerStream.evolve(after, event, stream);
      if (at < since) before = after;
    }
    if (page.events.length === 0) return { before, after };
    position = page.position;
  }
}
