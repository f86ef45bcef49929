import type { CalculatorResult } from '#domain/toolkit/compute-calculator.ts';
import type { CalculatorInputs } from '#domain/toolkit/read-inputs.ts';
import { askWorker } from '../page/ask-worker.ts';

export interface CalculatorQuestion {
  readonly calculator: string;
  readonly inputs: CalculatorInputs;
}

/** What a calculator comes to, worked out beside the page; null if there is no such calculator. */
export const askCalculator = (question: CalculatorQuestion, signal: AbortSignal): Promise<CalculatorResult | null> =>
  askWorker(() => new Worker(new URL('./calculator-worker.ts', import.meta.url), { type: 'module' }), question, signal);
