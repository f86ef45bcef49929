import { computeCalculator } from '#domain/toolkit/compute-calculator.ts';
import type { CalculatorQuestion } from './ask-calculator.ts';

addEventListener('message', ({ data: { calculator, inputs } }: MessageEvent<CalculatorQuestion>) =>
  postMessage(computeCalculator(calculator, inputs) ?? null),
);
