import type { Answer, Condition } from './survey.ts';

/** Whether an answer is the value that it is compared with, has it among its options, or is at least or at most as large. */
export function meets(answer: Answer, { comparison, value }: Pick<Condition, 'comparison' | 'value'>): boolean {
  if (value === undefined) return false;
  switch (comparison) {
    case 'is':
      return isOrHas(answer, value);
    case 'is-not':
      return !isOrHas(answer, value);
    case 'at-least':
      return typeof answer === 'number' && typeof value === 'number' && answer >= value;
    case 'at-most':
      return typeof answer === 'number' && typeof value === 'number' && answer <= value;
    default:
      return false;
  }
}

const isOrHas = (answer: Answer, value: string | number): boolean =>
  Array.isArray(answer)
    ? answer.includes(value)
    : typeof answer === 'object' && 'chosen' in answer
      ? answer.chosen.some((id) => id === value)
      : answer === value;
