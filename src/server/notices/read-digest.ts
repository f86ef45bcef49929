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
import { type AssignedWork, workOf } from '#domain/next-step/yours.ts';
import { digestLines, type SubjectOfReader } from '#domain/notice/digest.ts';
import { type Project, projectIdOf } from '#domain/project/project.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { isAllowed, type Role } from '#domain/team/role.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { streamsOfKinds } from '../event-store/streams-of-kinds.ts';
import { readInterviews } from '../judgement/interviews-of-experiment.ts';
import { readProgress } from './read-progress.ts';
import { streamAround, type Week } from './stream-around.ts';

export interface DigestOfIdea {
  readonly title: string;
  readonly lines: readonly string[];
  /** The next deciding step; undefined if nothing is asked of anybody. */
  readonly next: { readonly sentence: string; readonly action: string; readonly path: string } | undefined;
}

/** News of a workspace for one of its members. */
export interface Digest {
  /** Open work that is assigned to them. */
  readonly yours: readonly AssignedWork[];
  readonly ideas: readonly DigestOfIdea[];
}

interface Deps {
  readonly pool: Pool;
  readonly eventStore: Pick<EventStore, 'readEvents' | 'snapshot' | 'snapshots'>;
}

interface Told extends Week {
  /** Now, for dates that founders have set themselves. */
  readonly today: Date;
  /** Account and role of the member who is told. */
  readonly reader: { readonly accountId: string; readonly role: Role };
  readonly subjectOf: SubjectOfReader;
}

/** Kinds of streams that a digest tells of: decisions and tests of ideas, the people who came, and their answers. */
const toldKinds = new Set(['project', 'ledger', 'experiment', 'page', 'survey', 'intake']);

/**
 * Reads for a member of a workspace what is theirs to do, and a week's news of each idea with how its scores changed; leaves
 * out ideas without news, and the sample. Who may not edit has nothing to do, and is led to the idea instead.
 */
export async function readDigest(
  { pool, eventStore }: Deps,
  workspaceId: string,
  { since, until, today, reader, subjectOf }: Told,
): Promise<Digest> {
  const read = async <State>(stream: string): Promise<State | undefined> =>
    (await eventStore.snapshot(workspaceId, stream))?.state as State | undefined;
  const mayEdit = isAllowed(reader.role, 'edit');
  const streams = await streamsOfKinds(pool, workspaceId, toldKinds);
  const progress = await readProgress({ pool, eventStore }, workspaceId, streams, { since, until });
  const experiments = await readExperiments();
  const ideas: DigestOfIdea[] = [];
  const loops: Loop[] = [];
  for (const stream of streams.filter((each) => each.startsWith('project-'))) {
    const projectId = projectIdOf(stream);
    const ledgerStream = ledgerStreamOf(projectId);
    const project = await read<Project>(stream);
    if (!project || project.isSample || project.removed) continue;
    const { before, after } = await streamAround<Ledger>(eventStore, workspaceId, ledgerStream, { since, until });
    const came = progress.get(projectId);
    const ofProject = experiments.get(projectId) ?? [];
    const moved = after && before !== after ? digestLines(before, after, ofProject, subjectOf) : [];
    const lines = [...(came === undefined ? [] : [came]), ...moved];
    const ledger = (await read<Ledger>(ledgerStream)) ?? emptyLedger(ledgerStream);
    const idea = await read<Idea>(ideaStreamOf(project.ideaId));
    const title = project.title || idea?.title || 'Your idea';
    const hasNews = lines.length > 0;
    const loop: Loop = {
      ...{ projectId, title, ledger, scores: hasNews ? scoresOf(ledger) : [] },
      experiments: hasNews
        ? await withEntries(ofProject)
        : ofProject.map((experiment) => ({ experiment, entries: [] })),
    };
    if (!project.archived && !idea?.archived) loops.push(loop);
    if (!hasNews) continue;
    const step = idea && loopStepOf(loop, statusOf(idea, ledger.decisions.at(-1)), today.toISOString().slice(0, 10));
    ideas.push({
      title,
      lines,
      next: step && { ...step, ...(mayEdit ? { path: buildPath(step.to) } : toSee(project)) },
    });
  }
  return { yours: mayEdit ? workOf(reader.accountId, loops) : [], ideas };

  async function readExperiments(): Promise<ReadonlyMap<string, readonly Experiment[]>> {
    const named = streams.filter((each) => each.startsWith('experiment-'));
    const found = named.length === 0 ? [] : [...(await eventStore.snapshots(workspaceId, named)).values()];
    return Map.groupBy(
      found.map(({ state }) => state as Experiment),
      ({ projectId }) => projectId,
    );
  }

  async function withEntries(ofProject: readonly Experiment[]): Promise<Loop['experiments']> {
    const all: Loop['experiments'][number][] = [];
    for (const experiment of ofProject)
      all.push({ experiment, entries: stageOf(experiment) === 'running' ? await entriesOf(experiment) : [] });
    return all;
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

/** For a reader who may do nothing about it. */
const toSee = ({ ideaId }: Project) => ({
  action: 'See the idea',
  path: buildPath({ name: 'idea-vault.idea', params: { ideaId } }),
});
