import type { ExperimentFact } from '#domain/experiment/experiment-facts.ts';
import type { InterviewFact } from '#domain/interview/interview-facts.ts';
import type { Direction } from '#domain/ledger/ledger.ts';
import type { LedgerFact } from '#domain/ledger/ledger-facts.ts';
import type { JsonObject } from '#domain/log/json.ts';
import { figureOf } from '#domain/text/figures.ts';
import { quoted } from '#domain/text/quoted.ts';
import { shareText } from '#domain/verdict/share-text.ts';

export type LoopFact = Exclude<LedgerFact | ExperimentFact | InterviewFact, { readonly type: 'MomentNamed' }>;

type Titles = {
  readonly [T in LoopFact['type']]: (data: Extract<LoopFact, { readonly type: T }>['data']) => string;
};

const titles: Titles = {
  AssumptionStated: ({ text }) => `Stated ${quoted(text)}`,
  AssumptionReworded: ({ text }) => `Reworded an assumption to ${quoted(text)}`,
  AssumptionWeighed: ({ importance, critical }) =>
    `Weighed an assumption: importance ${importance}${critical ? ', critical' : ', not critical'}`,
  AssumptionRetired: ({ reason }) => because('Retired an assumption', reason),
  AssumptionRevived: ({ reason }) => because('Revived an assumption', reason),
  EvidenceRecorded: ({ direction, text, experimentId }) =>
    experimentId === undefined
      ? `Recorded evidence ${directionWords[direction]}: ${quoted(text)}`
      : `Recorded what an experiment showed: evidence ${directionWords[direction]}`,
  EvidenceCarried: ({ direction, text }) => `Carried evidence ${directionWords[direction]} over: ${quoted(text)}`,
  EvidenceSuperseded: ({ reason }) => because('Withdrew evidence', reason),
  EvidenceReinstated: () => 'Counted evidence again',
  DecisionRecorded: ({ kind }) => `Decided to ${kind}`,
  ExperimentDesigned: ({ question }) => (question === '' ? 'Designed an experiment' : `Designed ${quoted(question)}`),
  ExperimentRevised: () => 'Changed an experiment',
  ExperimentDiscarded: () => 'Discarded an experiment',
  ExperimentRestored: () => 'Restored an experiment',
  ExperimentStarted: ({ criterion, n }) => `Locked: ${shareText(criterion)} of ${figureOf(n)}`,
  ResultRecorded: ({ k, n }) => `Reported ${figureOf(k)} of ${figureOf(n)}`,
  ExperimentStopped: ({ reason }) => because('Stopped an experiment', reason),
  ExperimentReassigned: () => 'Moved an experiment to another idea',
  LearningRecorded: ({ text }) => (text === '' ? 'Cleared what was learned' : `Learned: ${quoted(text)}`),
  SampleClosed: () => 'Closed the sample',
  ExperimentJudged: ({ verdict, k, n }) => `Judged: ${verdict} (${figureOf(k)} of ${figureOf(n)})`,
  InterviewLogged: () => 'Logged an interview',
  InterviewEdited: () => 'Edited an interview',
  QuoteMarked: ({ mark }) => `Marked a quote ${directionWords[mark]}`,
  QuoteUnmarked: () => 'Unmarked a quote',
  InterviewRemoved: () => 'Removed an interview',
  InterviewRestored: () => 'Restored an interview',
  PersonErased: () => 'Erased a person',
};

/** Describes a fact about assumptions, experiments or interviews, without anybody’s name; undefined for any other. */
export const loopTitle = (type: string, data: JsonObject): string | undefined =>
  Object.hasOwn(titles, type) ? titles[type as LoopFact['type']](data as never) : undefined;

const directionWords: Readonly<Record<Direction, string>> = { '-1': 'against', 0: 'for neither side', 1: 'for' };

const because = (title: string, reason: string): string => (reason === '' ? title : `${title}: ${reason}`);
