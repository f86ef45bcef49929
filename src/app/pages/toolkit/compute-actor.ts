import { fromPromise } from 'xstate';
import { askCalculator } from '#adapters/toolkit/ask-calculator.ts';
import type { CalculatorResult } from '#domain/toolkit/compute-calculator.ts';
import type { Calculation } from '#machines/toolkit/calculator.machine.ts';

/** Works a calculation out beside the page; one that is not wanted any more ends at once. */
export const compute = fromPromise<CalculatorResult | null, Calculation>(({ input, signal }) =>
  askCalculator(input, signal),
);
