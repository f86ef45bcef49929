import type { Lens } from '#domain/ledger/ledger.ts';
import type { Rejection } from '#domain/log/decision.ts';

export const lensLabels: Readonly<Record<Lens, string>> = {
  desirability: 'Desirability',
  viability: 'Viability',
  feasibility: 'Feasibility',
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
  critical: 'Critical: the idea fails without it',
  stated: (text: string) => `Added “${text}”.`,
  reason: (reason: Rejection): string => reasons[reason] ?? 'This can’t be added.',
} as const;

const score = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const risk = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const rowLabels = {
  list: 'Assumptions by risk',
  text: 'Assumption',
  lens: 'Lens',
  importance: 'Importance',
  score: 'Score',
  risk: 'Risk',
  critical: 'Critical',
  scoreFigure: (value: number) => score.format(value),
  riskFigure: (value: number) => risk.format(value),
} as const;
