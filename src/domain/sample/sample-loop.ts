import type { Design, Method, ReportedResult } from '../experiment/experiment.ts';
import type { DecisionMade, Evidence, Lens } from '../ledger/ledger.ts';
import type { Verdict } from '../verdict/verdict.ts';

/** Days are counted back from the day on which the sample is added. */
type Day = number;

export interface SampleAssumption {
  readonly name: string;
  readonly lens: Lens;
  readonly importance: number;
  readonly critical: boolean;
  readonly text: string;
  /** The note of the canvas that it was made from. */
  readonly note?: string;
}

export interface SampleExperiment extends ReportedResult {
  readonly name: string;
  readonly assumption: string;
  readonly method: Method;
  readonly question: string;
  readonly goal?: string;
  readonly days: readonly [start: Day, end: Day];
  readonly criterion: number;
  readonly prediction: NonNullable<Design['prediction']>;
  /** Verdict of the corridor. */
  readonly verdict: Verdict;
  /** So we will … */
  readonly learning: string;
}

interface SampleEvidence extends Pick<Evidence, 'direction' | 'rung' | 'weight' | 'text'> {
  readonly name: string;
  readonly assumption: string;
  readonly day: Day;
}

/** The day on which the first idea was captured and its assumptions were stated. */
export const sampleBegan: Day = -60;

export const sampleAssumptions: readonly SampleAssumption[] = [
  {
    name: 'A1',
    lens: 'desirability',
    importance: 5,
    critical: true,
    text: 'Owners sell a product at a loss unknowingly',
    note: 'n2',
  },
  {
    name: 'A2',
    lens: 'desirability',
    importance: 5,
    critical: true,
    text: 'Owners leave email and product count for costings',
    note: 'n6',
  },
  {
    name: 'A3',
    lens: 'viability',
    importance: 5,
    critical: true,
    text: 'Owners pay £19 monthly by card',
    note: 'n9',
  },
  {
    name: 'A4',
    lens: 'feasibility',
    importance: 4,
    critical: true,
    text: 'Invoice photos read 95% of lines correctly',
    note: 'n4',
  },
  { name: 'A5', lens: 'viability', importance: 3, critical: false, text: 'Wholesalers share price lists' },
  { name: 'A6', lens: 'desirability', importance: 4, critical: false, text: 'Owners reprice within a week' },
];

/** In the order in which they ended. */
export const sampleExperiments: readonly SampleExperiment[] = [
  {
    name: 'E1',
    assumption: 'A1',
    method: 'interviews',
    question: 'Have owners sold a bake at a loss in the last year without knowing?',
    days: [-58, -45],
    n: 12,
    k: 10,
    criterion: 0.5,
    prediction: 'supports',
    verdict: 'supports',
    note: 'Twelve owners, each with last year’s accounts open',
    learning: 'ask whether they’d leave their details for a costing',
  },
  {
    name: 'E2',
    assumption: 'A2',
    method: 'page',
    question: 'Do owners who visit leave their email for a costing?',
    goal: 'sign-up',
    days: [-44, -35],
    n: 120,
    k: 18,
    criterion: 0.1,
    prediction: 'supports',
    verdict: 'inconclusive',
    note: 'First version of the page, email only',
    learning: 'ask more visitors, and for the number of products too',
  },
  {
    name: 'E5',
    assumption: 'A4',
    method: 'prototype',
    question: 'Are the lines of a photographed invoice read correctly?',
    days: [-30, -20],
    n: 400,
    k: 391,
    criterion: 0.95,
    prediction: 'supports',
    verdict: 'supports',
    note: '400 lines of 31 invoices from three wholesalers',
    learning: 'keep reading photos, and not ask for price lists',
  },
  {
    name: 'E3',
    assumption: 'A2',
    method: 'page',
    question: 'Do owners who visit leave their email and product count?',
    goal: 'qualified-sign-up',
    days: [-33, -15],
    n: 240,
    k: 38,
    criterion: 0.1,
    prediction: 'supports',
    verdict: 'supports',
    note: 'Second version. Instagram 17 of 96, forum 18 of 104, direct 3 of 40',
    learning: 'ask the same people for money',
  },
  {
    name: 'E4',
    assumption: 'A3',
    method: 'pre-order',
    question: 'Do owners enter a card for £19 a month?',
    goal: 'pre-order',
    days: [-14, -4],
    n: 150,
    k: 2,
    criterion: 0.05,
    prediction: 'supports',
    verdict: 'refutes',
    note: 'Cards were checked and never charged',
    learning: 'stop selling a subscription',
  },
];

/** Evidence that the founder heard beside the tests. */
export const sampleEvidence: readonly SampleEvidence[] = [
  {
    name: 'V1',
    assumption: 'A3',
    day: -10,
    direction: 1,
    rung: 'anecdote',
    weight: 0.75,
    text: 'Two owners paid £40 for a spreadsheet',
  },
  {
    name: 'V2',
    assumption: 'A5',
    day: -8,
    direction: 1,
    rung: 'opinion',
    weight: 0.2,
    text: 'One wholesaler’s buyer',
  },
];

export const sampleDecision = {
  name: 'D1',
  day: -2,
  kind: 'pivot',
  reason: 'Wanted, readable, not worth £19 monthly; two paid once',
  reversedBy: '5% of 300 pre-order at £9 monthly',
} as const satisfies Pick<DecisionMade, 'kind' | 'reason' | 'reversedBy'> & { name: string; day: Day };

/** Assumptions that the second idea shares with the first, with the tests whose evidence they take along. */
export const sampleCarried = [
  { name: 'A1', experiment: 'E1', note: 'n2' },
  { name: 'A4', experiment: 'E5', note: 'n4' },
] as const;

/** The assumption that the second idea must still test. */
export const sampleNew: SampleAssumption = {
  name: 'B3',
  lens: 'viability',
  importance: 5,
  critical: true,
  text: 'Owners pay £49 once by card',
  note: 'n9',
};
