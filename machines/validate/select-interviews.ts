import { createAtom, type ReadonlyAtom } from '@xstate/store';
import type { Experiment } from '#domain/experiment/experiment.ts';
import { stageOf } from '#domain/experiment/experiment.ts';
import type { Interview } from '#domain/interview/interview.ts';
import { interviewsNow } from '#domain/interview/interview-now.ts';
import { entriesOfInterviews, type NotCounted, whyNotCounted } from '#domain/judgement/entry.ts';
import { atomByWorkspace } from '../atom-by-workspace.ts';

/** An interview, and whether it enters the sample that it was held for. */
export interface ListedInterview {
  readonly interview: Interview;
  /** Its number among those of the project, in the order in which they were logged: it is called so if nobody is named. */
  readonly number: number;
  /** Why it does not count; null if it does, and if it was held for no experiment. */
  readonly notCounted: NotCounted | null;
}

/** The interviews held for one experiment, the newest first. */
export interface InterviewGroup {
  /** Null for those that were held for none, and for one that is not known. */
  readonly experiment: Experiment | null;
  readonly interviews: readonly ListedInterview[];
  /** How many count, and how many of them said yes. */
  readonly counted: number;
  readonly yes: number;
}

export interface ProjectInterviews {
  /** Running experiments first, then the newest; those without an experiment last. */
  readonly groups: readonly InterviewGroup[];
  readonly count: number;
  /** The interview experiments that run, the one used last first. */
  readonly running: readonly Experiment[];
  /** Ids of the interview experiments that have their sample or were closed: another interview would not count for them. */
  readonly decided: readonly string[];
}

/** The interviews of a project by experiment, removed ones too. The same atom every time. */
export const interviewsOfProject = atomByWorkspace(
  (workspace, projectId): ReadonlyAtom<ProjectInterviews> =>
    createAtom(() => {
      const experiments = workspace.statesOf('experiment').get() as readonly Experiment[];
      const interviews = interviewsNow(workspace.statesOf('interview').get() as readonly Interview[], experiments);
      return groupInterviews(
        interviews.filter((each) => each.projectId === projectId),
        experiments.filter((each) => each.projectId === projectId && each.method === 'interviews'),
      );
    }),
);

/** The experiments to log for, with the one that is asked for first if it runs. */
export const leadingWith = (id: string | undefined, running: readonly Experiment[]): readonly Experiment[] => [
  ...running.filter((each) => each.id === id),
  ...running.filter((each) => each.id !== id),
];

export function groupInterviews(
  interviews: readonly Interview[],
  experiments: readonly Experiment[],
): ProjectInterviews {
  const newest = interviews.toSorted(byNewest);
  const known = new Map(experiments.map((each) => [each.id, each]));
  const lastUsed = newest.map(({ experimentId }) => experimentId ?? '');
  const started = experiments.filter(({ lock }) => lock !== null);
  const isOpen = (each: Experiment): boolean =>
    stageOf(each) === 'running' && each.closed === null && !hasSample(each, interviews);
  const running = started
    .filter(isOpen)
    .toSorted((a, b) => placeIn(lastUsed, a.id) - placeIn(lastUsed, b.id) || (a.designedAt < b.designedAt ? 1 : -1));
  const numbers = new Map(interviews.toSorted(byPosition).map(({ id }, n) => [id, n + 1]));
  const byExperiment = Map.groupBy(newest, ({ experimentId }) => known.get(experimentId ?? '') ?? null);
  const groups = [...byExperiment]
    .map(([experiment, held]) => groupOf(experiment, held, numbers))
    .sort((a, b) => rankOf(a, running) - rankOf(b, running));
  const decided = started.filter((each) => !isOpen(each)).map(({ id }) => id);
  return { groups, count: interviews.length, running, decided };
}

/** Interviews that wait for the server count, too: without a network a sample is not planned for beyond its size. */
const hasSample = (experiment: Experiment, interviews: readonly Interview[]): boolean =>
  experiment.lock !== null && entriesOfInterviews(experiment, interviews).length >= experiment.lock.n;

function groupOf(
  experiment: Experiment | null,
  held: readonly Interview[],
  numbers: ReadonlyMap<string, number>,
): InterviewGroup {
  const interviews = held.map((interview) => ({
    interview,
    number: numbers.get(interview.id) ?? 0,
    notCounted: experiment ? whyNotCounted(experiment, interview) : null,
  }));
  const counting = experiment ? interviews.filter(({ notCounted }) => notCounted === null) : [];
  return {
    experiment,
    interviews,
    counted: counting.length,
    yes: counting.filter(({ interview }) => interview.answer === 'yes').length,
  };
}

function rankOf({ experiment }: InterviewGroup, running: readonly Experiment[]): number {
  if (experiment === null) return 2;
  return running.includes(experiment) ? 0 : 1;
}

const placeIn = (ids: readonly string[], id: string): number => {
  const place = ids.indexOf(id);
  return place < 0 ? Number.MAX_SAFE_INTEGER : place;
};

/** In the order of the log; those that wait for the server are the last. */
const byPosition = (a: Interview, b: Interview): number =>
  (a.position ?? Number.MAX_SAFE_INTEGER) - (b.position ?? Number.MAX_SAFE_INTEGER) ||
  a.loggedAt.localeCompare(b.loggedAt, 'en');

/** The day first, then when it was logged: twelve may be of one day. */
const byNewest = (a: Interview, b: Interview): number =>
  a.on === b.on ? (a.loggedAt < b.loggedAt ? 1 : -1) : a.on < b.on ? 1 : -1;
