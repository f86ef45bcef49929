import type { CalculatorResult } from '#domain/toolkit/compute-calculator.ts';
import type { CalculatorInputs } from '#domain/toolkit/read-inputs.ts';
import { askWorker } from '../page/ask-worker.ts';

export interface CalculatorQuestion {
  readonly calculator: string;
  readonly inputs: CalculatorInputs;
}

/** Returns a calculator's result, computed in a worker; null if there is no such calculator. */
export const askCalculator = (question: CalculatorQuestion, signal: AbortSignal): Promise<CalculatorResult | null> =>
  askWorker(() => new Worker(new URL('./calculator-worker.ts', import.meta.url), { type: 'module' }), question, signal);
