import type { Method } from '#domain/experiment/experiment.ts';
import type { Lens } from '#domain/ledger/ledger.ts';
import { isUntested, type Weighed } from '#domain/ledger/score.ts';
import type { Rejection } from '#domain/log/decision.ts';
import { quotation } from '#domain/text/quotation.ts';
import type { AssumptionDone } from '#machines/validate/assumptions.machine.ts';
import type { RestateGap } from '#machines/validate/restate.machine.ts';

export const lensLabels: Readonly<Record<Lens, string>> = {
  desirability: 'Desirability',
  viability: 'Viability',
  feasibility: 'Feasibility',
};

/** Question of each lens. */
export const lensNotes: Readonly<Record<Lens, string>> = {
  desirability: 'people want it',
  viability: 'it pays for itself',
  feasibility: 'you can build it',
};

const reasons: { readonly [Reason in Rejection]?: string } = {
  'text-empty': 'Write down what must be true.',
  'ledger-full': 'An idea can have 200 assumptions. Retire one first.',
  'invalid-data': 'Keep it to 500 characters or fewer.',
};

export const stateLabels = {
  field: 'State an assumption',
  placeholder: 'Something that must be true for this idea to work',
  hint: 'Press Enter to add it.',
  lens: 'Lens',
  importance: 'Importance, 1 to 5',
  importanceShown: 'Importance',
  critical: 'Critical: the idea fails without it',
  stated: (text: string) => `Added ${quotation(text)}.`,
  reason: (reason: Rejection): string => reasons[reason] ?? 'This can’t be added.',
} as const;

/** Words for assumptions that tests refuted before the pivot. */
export const refutedLabels = {
  title: 'Restate what was refuted',
  text: 'A test refuted this before the pivot. Say what must be true instead, or leave it behind.',
  instead: (text: string) => `Instead of ${quotation(text)}`,
  state: 'State it',
  stateNamed: (text: string) => `State it instead of ${quotation(text)}`,
  leave: 'Leave it behind',
  leaveNamed: (text: string) => `Leave it behind: ${quotation(text)}`,
  gaps: {
    'text-empty': 'Write down what must be true.',
    'ledger-full': 'An idea can have 200 assumptions. Retire one first.',
  } satisfies Readonly<Record<RestateGap, string>>,
  done: ({ isLeft, text }: { readonly isLeft: boolean; readonly text: string }) =>
    isLeft ? `Left ${quotation(text)} behind. It’s among the retired ones.` : `Added ${quotation(text)}.`,
} as const;

const untested = 'Untested';
const score = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const risk = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const rowLabels = {
  list: 'Assumptions by risk',
  text: 'Assumption',
  lens: 'Lens',
  importance: 'Importance',
  importanceShort: 'Imp.',
  score: 'Score',
  risk: 'Risk',
  critical: 'Critical',
  isNext: 'Next step',
  underTest: 'A test is running',
  scoreFigure: (scored: Weighed) => (isUntested(scored) ? untested : score.format(scored.score)),
  riskFigure: (value: number) => risk.format(value),
} as const;

export const keyLabels = {
  reword: 'Reword the assumption',
  retire: 'Retire the assumption',
  critical: 'Mark as critical, or not',
  record: 'Record evidence for the assumption',
  comment: 'Comment on the assumption',
  importance: (value: number) => `Set importance to ${value}`,
} as const;

export const methodLabels: Readonly<Record<Method, string>> = {
  interviews: 'interviews',
  page: 'a landing page',
  'fake-door': 'a fake door',
  'pre-order': 'a pre-order',
  survey: 'a survey',
  prototype: 'a prototype',
  data: 'data you already have',
  split: 'a split test',
};

export const nextLabels = {
  method: (method: Method) => `Test it with ${methodLabels[method]}.`,
  newExperiment: 'New experiment',
  decideButton: 'Decide',
  idea: (weakest: Weighed, text: string) =>
    isUntested(weakest)
      ? `Untested: there’s no evidence yet for or against ${quotation(text)}.`
      : `The idea’s score is ${score.format(weakest.score)}, that of its weakest critical assumption: ${quotation(text)}.`,
  noScore: 'The idea has no score yet: mark the assumptions it can’t work without as critical.',
} as const;

export const formulaLabels = {
  explanation:
    'Without evidence a score is 50. Supporting evidence raises it, refuting evidence lowers it, and neutral evidence keeps it near 50. Risk = importance × (1 − score/100).',
} as const;

export const emptyLabels = {
  title: (left: number) => ['One sentence to go', 'Two sentences to go', 'Start with three sentences'][left - 1] ?? '',
  text: 'Complete what must be true. You can test each of them, one at a time.',
  add: 'Add',
  blanks: {
    desirability: { label: 'Who is it for?', placeholder: 'Bakery owners' },
    viability: { label: 'Who will pay?', placeholder: 'Owners of small bakeries' },
    feasibility: { label: 'What can you build?', placeholder: 'a price list that updates itself' },
  },
} as const;

const doneTexts: Readonly<Record<AssumptionDone['what'], (text: string) => string>> = {
  reworded: (text) => `Reworded to ${quotation(text)}.`,
  succeeded: (text) => `Replaced by ${quotation(text)}.`,
  retired: (text) => `Retired ${quotation(text)}.`,
  revived: (text) => `Revived ${quotation(text)}.`,
};

const taskReasons: { readonly [Reason in Rejection]?: string } = {
  'text-empty': 'Write down what must be true, in other words.',
  'assumption-tested': 'It has been tested, so its wording stays. State a successor instead.',
  'ledger-full': 'An idea can have 200 assumptions. Retire one first.',
  'text-changed': 'It was changed elsewhere in the meantime. Close this and try again.',
};

export const drawerLabels = {
  title: 'Assumption',
  untested,
  scoreLine: ({ score: value, supports, refutes, neutral }: Weighed) =>
    `Score ${exact.format(value)}: ${exact.format(supports)} for, ${exact.format(refutes)} against, ${exact.format(neutral)} neutral`,
  riskLine: (value: number) => `Risk ${exact.format(value)}`,
  riskSum: (value: number, importance: number, of: number) =>
    `Here: risk ${exact.format(value)} = ${importance} × (1 − ${exact.format(of)}/100).`,
  reword: 'Reword',
  succeed: 'State a successor',
  retire: 'Retire',
  revive: 'Revive',
  record: 'Record evidence',
  newExperiment: 'New experiment',
  evidence: 'Evidence',
  noEvidence: 'No evidence yet.',
  rewordField: 'New wording',
  succeedField: 'Wording of the successor',
  succeedNote: 'The old one is retired and keeps its evidence. The new one starts without any.',
  retireField: 'Why do you retire it? (optional)',
  reviveField: 'Why do you revive it? (optional)',
  save: 'Save',
  cancel: 'Cancel',
  testedNote: 'It has been tested, so its wording stays.',
  retiredFor: (reason: string) => (reason === '' ? 'Retired' : `Retired: ${reason}`),
  lowered: 'It was made non-critical after evidence refuted it.',
  replaces: 'Replaces',
  replacedBy: 'Replaced by',
  carried: 'Carried over from another idea',
  fromCanvas: 'Open on the canvas',
  retiredList: (count: number) => `Retired (${count})`,
  done: ({ what, text }: Pick<AssumptionDone, 'what' | 'text'>) => doneTexts[what](text),
  reason: (reason: Rejection): string => taskReasons[reason] ?? 'This can’t be saved.',
} as const;

export const mapLabels = { name: 'Importance and evidence' } as const;
