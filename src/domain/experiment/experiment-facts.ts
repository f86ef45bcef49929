import type { MomentFact } from '../log/name-moment.ts';
import type { FactOf } from '../log/recorded-event.ts';
import type { Assigning } from '../team/assignment.ts';
import type { AssignedTo, Closing, Design, Judged, Lock, ReportedResult } from './experiment.ts';

type Nothing = Record<string, never>;
/** An interface as plain JSON. */
type Plain<T> = { readonly [Key in keyof T]: T[Key] };

/** A design whose later fields are optional: older facts lack them, and so do facts that do not state them. */
export type FirstDesign = Omit<Design, 'yesWhen' | 'expected'> & Partial<Pick<Design, 'yesWhen' | 'expected'>>;

type ExperimentFactData = {
  readonly ExperimentDesigned: Plain<FirstDesign> & { readonly projectId: string; readonly sample?: boolean };
  readonly ExperimentRevised: Partial<Plain<Design>>;
  readonly ExperimentDiscarded: Nothing;
  readonly ExperimentRestored: Nothing;
  readonly ExperimentStarted: Plain<Omit<Lock, 'position' | 'startedAt' | 'endsAt'>> & {
    readonly endsAt?: string | undefined;
  };
  /** The account of the witness. */
  readonly LockWitnessed: { readonly by: string };
  readonly ResultRecorded: ReportedResult;
  readonly ExperimentStopped: { readonly reason: string };
  /** The project and assumption that it is for from then on. */
  readonly ExperimentReassigned: AssignedTo;
  readonly ExperimentAssigned: Assigning;
  readonly LearningRecorded: { readonly text: string };
  readonly SampleClosed: { readonly for: Closing };
  readonly ExperimentJudged: Plain<Omit<Judged, 'judgement' | 'position' | 'at'>>;
};

/** All facts that can happen to an experiment. */
export type ExperimentFact = FactOf<ExperimentFactData> | MomentFact;
export type ExperimentFactOf<T extends keyof ExperimentFactData> = ExperimentFactData[T];

/** Raise it with a new type of fact, or if `evolve` makes something else of one: kept states are then folded anew. */
export const experimentFoldVersion = 9;
