import type { Direction, Rung } from '#domain/ledger/ledger.ts';
import { isUntested, type Weighed } from '#domain/ledger/score.ts';
import type { Rejection } from '#domain/log/decision.ts';
import { countOf, figureOf } from '#domain/text/figures.ts';
import { quotation } from '#domain/text/quotation.ts';
import type { EvidenceSource } from '#machines/validate/list-evidence.ts';

export const directionLabels: Readonly<Record<`${Direction}`, string>> = {
  '1': 'Supports',
  '0': 'Neutral',
  '-1': 'Refutes',
};

export const sourceLabels: Readonly<Record<EvidenceSource, string>> = {
  experiment: 'Experiment',
  interview: 'Interview',
  'self-reported': 'Self-reported',
  carried: 'Carried over',
};

export const rungLabels: Readonly<Record<Rung, string>> = {
  conviction: 'Conviction',
  opinion: 'Opinion',
  plan: 'Plan or estimate',
  anecdote: 'Anecdote',
  market: 'Market data',
};

/** Meaning of a rung, and its highest weight. */
const rungNotes: Readonly<Record<Rung, string>> = {
  conviction: 'You believe it. Weighs at most 0.01.',
  opinion: 'Someone you asked thinks so. Weighs at most 0.2.',
  plan: 'A plan, an estimate or a comparison on paper. Weighs at most 0.5.',
  anecdote: 'One to three customers said or did it: 0.5 for one, 0.75 for two, 1 for three.',
  market: 'Numbers from a launch or a real market. Weighs at most 10.',
};

/** How many quotes were marked which way. */
interface QuoteMarks {
  readonly total: number;
  readonly for: number;
  readonly against: number;
}

const markTexts = ({ total, for: supporting, against }: QuoteMarks): string =>
  [
    ...(supporting > 0 ? [`${figureOf(supporting)} for`] : []),
    ...(against > 0 ? [`${figureOf(against)} against`] : []),
    ...(total > supporting + against ? [`${figureOf(total - supporting - against)} neither`] : []),
  ].join(', ');

const weight = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const score = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const scoreIn = (weighed: Weighed): string => (isUntested(weighed) ? 'untested' : score.format(weighed.score));
const position = new Intl.NumberFormat('en-US');

const recordReasons: { readonly [Reason in Rejection]?: string } = {
  'text-empty': 'Say what you learned.',
  'weight-beyond-rung': 'This kind of evidence can’t weigh that much.',
  'invalid-data': 'The link must start with https:// or http://, and the text fit in 2,000 characters.',
  'assumption-missing': 'Choose an assumption.',
};

export const evidenceLabels = {
  list: 'Evidence in order',
  record: 'Record evidence',
  recorded: 'Recorded',
  history: 'Why did this change?',
  emptyTitle: 'No evidence yet',
  empty: 'Everything that moves a score is listed here: what experiments show, what people said, and what you record.',
  toAssumptions: 'Go to Assumptions',
  toExperiments: 'Go to Experiments',
  nothing: 'No evidence matches these filters.',
  quotes: (marks: QuoteMarks) => {
    const { total } = marks;
    const isOne = total === 1;
    return `${countOf(total, 'interview quote')} (${markTexts(marks)}) ${isOne ? 'isn’t' : 'aren’t'} counted here: a test counts the answers, and a quote counts once you record it as evidence.`;
  },
  toQuotes: 'Go to Interviews',
  clear: 'Show all evidence',
  weight: (value: number) => `Weight ${weight.format(value)}`,
  moved: (before: Weighed, after: Weighed) => `Score ${scoreIn(before)} → ${scoreIn(after)}`,
  movedSaid: (before: Weighed, after: Weighed) => `Score from ${scoreIn(before)} to ${scoreIn(after)}`,
  via: (token: string) => `via ${token}`,
  notSynced: 'Not synced yet',
  position: (value: number) => `Recorded at position ${position.format(value)} of the log.`,
  elsewhere: 'Recorded in another workspace',
  origin: (value: number) =>
    `It moved here. It was recorded at position ${position.format(value)} of the log of another workspace.`,
  ranges: (text: string) => `Judged by ${text}.`,
  superseded: (reason: string) => `No longer counts: ${reason}`,
  withdraw: 'Withdraw',
  withdrawNamed: (text: string) => `Withdraw ${quotation(text)}`,
  openLink: 'Open source',
  openExperiment: 'Open experiment',
  openInterview: 'Open interview',
  earlier: (left: number) => `Show earlier evidence (${position.format(left)})`,
  noText: 'No description',
  unknown: 'An assumption that’s no longer here',
  count: (shown: number, all: number) =>
    shown === all ? `${position.format(all)} in total` : `${position.format(shown)} of ${position.format(all)}`,
  filters: {
    group: 'Filters',
    /** Label of the button that opens them on a phone. */
    fold: (set: number) => (set === 0 ? 'Filters' : `Filters: ${figureOf(set)} set`),
    assumption: 'Assumption',
    direction: 'Direction',
    source: 'Source',
    any: 'All',
    superseded: 'Show what no longer counts',
  },
} as const;

/** The columns of the file, in order. */
export const fileColumns = {
  position: 'Position',
  recorded: 'Recorded',
  /** Only where several people work. */
  by: 'Recorded by',
  assumption: 'Assumption',
  direction: 'Direction',
  text: 'Evidence',
  source: 'Source',
  selfReported: 'Self-reported',
  rung: 'Kind',
  weight: 'Weight',
  before: 'Score before',
  after: 'Score after',
  counts: 'Counts',
  superseded: 'No longer counts because',
  url: 'Link',
  evidenceId: 'Evidence ID',
  assumptionId: 'Assumption ID',
  experimentId: 'Experiment ID',
  judgement: 'Judgment',
  interviewId: 'Interview ID',
  quoteId: 'Quote ID',
  carriedFrom: 'Carried over from',
} as const;

export const fileLabels = {
  export: 'Export as CSV',
  notLoaded: 'Your evidence hasn’t all loaded yet. Try again in a moment.',
  exported: (count: number, file: string) =>
    `Exported ${position.format(count)} ${count === 1 ? 'piece' : 'pieces'} of evidence to ${file}.`,
} as const;

export const recordLabels = {
  title: 'Record evidence',
  note: 'Evidence you record yourself is labeled self-reported and weighs little. An experiment weighs more.',
  project: 'Idea',
  assumption: 'Assumption',
  text: 'What did you learn?',
  direction: 'Direction',
  rung: 'What kind of evidence is it?',
  rungNote: (rung: Rung) => rungNotes[rung],
  weight: 'Weight',
  url: 'Link to the source (optional)',
  cancel: 'Cancel',
  submit: 'Record',
  done: 'Evidence recorded.',
  reason: (reason: Rejection): string => recordReasons[reason] ?? 'This can’t be recorded.',
} as const;

export const withdrawLabels = {
  title: 'Withdraw evidence',
  text: 'It stays in the list, but no longer counts toward the score.',
  reason: 'Why should it no longer count?',
  missing: 'Give a reason.',
  cancel: 'Cancel',
  submit: 'Withdraw',
  done: 'Evidence withdrawn.',
} as const;
