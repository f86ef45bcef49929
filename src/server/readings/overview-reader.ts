import type { Pool } from 'pg';
import { type Experiment, stageOf } from '#domain/experiment/experiment.ts';
import { type Idea, ideaStreamOf } from '#domain/idea/idea.ts';
import type { Interview } from '#domain/interview/interview.ts';
import { interviewStream } from '#domain/interview/interview-stream.ts';
import { type Entry, entriesOfInterviews } from '#domain/judgement/entry.ts';
import { statusOf } from '#domain/ledger/decisions.ts';
import { emptyLedger } from '#domain/ledger/evolve-ledger.ts';
import { type Ledger, ledgerStreamOf } from '#domain/ledger/ledger.ts';
import { type Scored, scoresOf } from '#domain/ledger/score.ts';
import { settledText } from '#domain/ledger/settled-text.ts';
import { loopStepOf } from '#domain/next-step/loop-step.ts';
import { needOf } from '#domain/next-step/need.ts';
import type { Project } from '#domain/project/project.ts';
import type { OverviewIdea } from '#domain/team/many-teams.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { createRecentMap } from '../event-store/lru-cache.ts';
import { streamsOfKinds } from '../event-store/streams-of-kinds.ts';
import { readInterviews } from '../judgement/interviews-of-experiment.ts';

export interface OverviewDeps {
  readonly pool: Pool;
  readonly eventStore: Pick<EventStore, 'snapshots'>;
}

/** A workspace as of a position of its log. */
export interface WorkspaceAt {
  readonly id: string;
  readonly position: number;
}

interface IdeasOfWorkspace {
  readonly ideas: OverviewIdea[];
  /** How many more there are. */
  readonly others: number;
}

/** Listed of one workspace: those that changed last. */
const ideasAtMost = 100;
/** Workspaces whose ideas are remembered. */
const rememberedAtMost = 1000;

/**
 * Reads the explored ideas of a workspace, each with its next step as home words it. It is done again only once something was
 * recorded there, or on another day: it reads the states of ideas, ledgers and tests that the event store keeps, and of the
 * facts themselves those of interviews that are held for a running test, without what is personal.
 */
export function createOverviewReader({ pool, eventStore }: OverviewDeps) {
  const remembered = createRecentMap<Promise<IdeasOfWorkspace>>(rememberedAtMost);
  return (workspace: WorkspaceAt, today: string): Promise<IdeasOfWorkspace> => {
    const key = `${workspace.id} ${workspace.position} ${today}`;
    const known = remembered.get(key);
    if (known) return known;
    const reading = readIdeas({ pool, eventStore }, workspace.id, today);
    remembered.set(key, reading);
    reading.catch(() => remembered.delete(key));
    return reading;
  };
}

async function readIdeas(
  { pool, eventStore }: OverviewDeps,
  workspaceId: string,
  today: string,
): Promise<IdeasOfWorkspace> {
  const read = async <State>(streams: readonly string[]): Promise<ReadonlyMap<string, State>> => {
    const found = streams.length === 0 ? new Map() : await eventStore.snapshots(workspaceId, streams);
    return new Map([...found].map(([stream, { state }]) => [stream, state as State]));
  };
  const streams = await streamsOfKinds(pool, workspaceId, new Set(['project', 'experiment']));
  const named = (kind: string) => streams.filter((stream) => stream.startsWith(`${kind}-`));
  const projects = [...(await read<Project>(named('project'))).values()].filter(
    ({ isSample, archived, removed }) => !isSample && !archived && !removed,
  );
  const ideas = await read<Idea>(projects.map(({ ideaId }) => ideaStreamOf(ideaId)));
  const explored = projects
    .flatMap((project) => {
      const idea = ideas.get(ideaStreamOf(project.ideaId));
      return idea && !idea.archived ? [{ project, idea }] : [];
    })
    .sort((a, b) => Date.parse(b.idea.changedAt) - Date.parse(a.idea.changedAt) || (a.idea.id < b.idea.id ? -1 : 1));
  const listed = explored.slice(0, ideasAtMost);
  const ledgers = await read<Ledger>(listed.map(({ project }) => ledgerStreamOf(project.id)));
  const tests = Map.groupBy(
    [...(await read<Experiment>(named('experiment'))).values()].filter(({ discarded }) => !discarded),
    ({ projectId }) => projectId,
  );
  const readIdea = async ({ project, idea }: (typeof listed)[number]): Promise<OverviewIdea> => {
    const ledger = ledgers.get(ledgerStreamOf(project.id)) ?? emptyLedger(ledgerStreamOf(project.id));
    const experiments: { readonly experiment: Experiment; readonly entries: readonly Entry[] }[] = [];
    for (const experiment of tests.get(project.id) ?? [])
      experiments.push({ experiment, entries: await entriesOf(pool, workspaceId, experiment) });
    const scores = scoresOf(ledger);
    const status = statusOf(idea, ledger.decisions.at(-1));
    const title = project.title || idea.title;
    const step = loopStepOf({ projectId: project.id, title, ledger, scores, experiments }, status, today);
    return {
      ...{ id: idea.id, projectId: project.id, title, status, startedAt: project.startedAt },
      need: needOf(step),
      next: step ? { sentence: step.sentence, action: step.action } : null,
      evidence: settledText(scores.filter(({ assumption }) => assumption.critical && !assumption.retired)),
      runningTests: experiments.filter(({ experiment }) => stageOf(experiment) === 'running').length,
      lastEvidenceAt: lastEvidenceIn(scores),
    };
  };
  const told: OverviewIdea[] = [];
  for (const each of listed) told.push(await readIdea(each));
  return { ideas: told, others: explored.length - listed.length };
}

/** By when the server recorded it; what no longer counts is no news. */
function lastEvidenceIn(scores: readonly Scored[]): string | null {
  const times = scores
    .flatMap(({ evidence }) => evidence)
    .filter(({ superseded }) => superseded === null)
    .map(({ place }) => place.recordedAt ?? place.at);
  return times.reduce<string | null>((last, at) => (last !== null && last >= at ? last : at), null);
}

/** Interviews that count for a test, as home counts them. */
async function entriesOf(pool: Pool, workspaceId: string, experiment: Experiment): Promise<readonly Entry[]> {
  if (stageOf(experiment) !== 'running' || experiment.method !== 'interviews') return [];
  const interviews = new Map<string, Interview | undefined>();
  for (const fact of await readInterviews(pool, workspaceId, experiment.id))
    interviews.set(fact.stream, interviewStream.evolve(interviews.get(fact.stream), fact, fact.stream));
  return entriesOfInterviews(
    experiment,
    [...interviews.values()].filter((each) => each !== undefined),
  );
}
