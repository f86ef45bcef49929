import type { Method } from '../experiment/experiment.ts';
import type { DecisionKind, Direction, Rung } from '../ledger/ledger.ts';
import { oneLine } from '../text/one-line.ts';
import type { Verdict } from '../verdict/verdict.ts';
import { type ReportTemplateId, reportLimits } from './report.ts';
import type { ReportBlockKind } from './report-blocks.ts';

/** Headings of blocks that their founder has not named. */
export const blockHeadings: Readonly<Record<ReportBlockKind, string>> = {
  cover: 'Cover',
  before: 'What came before',
  believed: 'What we believed',
  did: 'What we did',
  learned: 'What we learned',
  decided: 'What we decide',
  next: 'Next steps',
  text: 'Notes',
  score: 'Evidence score',
  assumptions: 'Assumptions',
  experiments: 'Experiments',
  corridor: 'How the test went',
  quotes: 'What people said',
  decisions: 'Decisions',
  canvas: 'Canvas',
  calculator: 'Calculation',
  metric: 'Over time',
  funnel: 'From visit to sign-up',
};

export const templateNames: Readonly<Record<ReportTemplateId, string>> = {
  'one-pager': 'One-pager',
  validation: 'Validation report',
  'investor-update': 'Investor update',
  'experiment-log': 'Experiment log',
};

/** Returns a report's title until its founder chooses another: “Crumb: validation report”. */
export function titleOfTemplate(template: ReportTemplateId, idea: string): string {
  const name = templateNames[template];
  const about = oneLine(idea);
  if (about === '') return name;
  const end = `: ${name.toLowerCase()}`;
  const space = reportLimits.title - end.length;
  return `${about.length > space ? `${about.slice(0, space - 1).trimEnd()}…` : about}${end}`;
}

export const methodWords: Readonly<Record<Method, string>> = {
  interviews: 'interviews',
  page: 'landing page',
  'fake-door': 'fake door',
  'pre-order': 'pre-order',
  survey: 'survey',
  prototype: 'prototype',
  data: 'data',
  split: 'split test',
};

export const decisionWords: Readonly<Record<DecisionKind, string>> = {
  pivot: 'Pivot',
  persevere: 'Persevere',
  pause: 'Pause',
  kill: 'Kill',
};

/** Names of the decisions, as the end of "we decided". */
export const decidedWords: Readonly<Record<DecisionKind, string>> = {
  pivot: 'to pivot',
  persevere: 'to go on',
  pause: 'to pause',
  kill: 'to stop',
};

/** Where something stands that was believed. */
export const standingWords: Readonly<Record<Verdict, string>> = {
  supports: 'Supported',
  refutes: 'Refuted',
  inconclusive: 'Still open',
};

export const directionWords = { '1': 'supports', '0': 'neutral', '-1': 'refutes' } as const satisfies Readonly<
  Record<`${Direction}`, string>
>;

export const markWords = { '1': 'For', '0': 'Neither', '-1': 'Against' } as const satisfies Readonly<
  Record<`${Direction}`, string>
>;

export const rungWords: Readonly<Record<Rung, string>> = {
  conviction: 'conviction',
  opinion: 'opinion',
  plan: 'plan or estimate',
  anecdote: 'anecdote',
  market: 'market data',
};

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** "Mar 3, 2026", of UTC, so that a report reads the same everywhere. */
export const dayText = (at: string): string => {
  const time = Date.parse(at);
  if (Number.isNaN(time)) return '';
  const number = Math.floor(time / dayMs);
  // Thousands of facts are of a few days.
  if (number !== lastDay.number) lastDay = { number, text: day.format(time) };
  return lastDay.text;
};

const dayMs = 86_400_000;
let lastDay = { number: Number.NaN, text: '' };

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

export const scoreText = (score: number): string => whole.format(score);
export const weightText = (weight: number): string => exact.format(weight);
