import type { Evidence } from '../ledger/ledger.ts';

export interface ExampleEvidence extends Pick<Evidence, 'direction' | 'rung' | 'weight'> {
  readonly what: string;
}

/** Evidence for and against “Bakers will pay for a costing tool”, in the order in which it came in. */
export const exampleLedger: readonly ExampleEvidence[] = [
  { what: 'Your co-founder likes it', direction: 1, rung: 'opinion', weight: 0.1 },
  { what: 'A baker tells you how she costs a loaf today', direction: 1, rung: 'anecdote', weight: 0.5 },
  { what: '38 of 240 visitors leave an address, and you asked for 10%', direction: 1, rung: 'market', weight: 1 },
  { what: '2 of 150 pre-order, and you asked for 5%', direction: -1, rung: 'market', weight: 3 },
];
