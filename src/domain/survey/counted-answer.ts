import { traitsOf } from './question-kinds.ts';
import { type Comparison, choicesOf, type Question } from './survey.ts';

/** The answer that an experiment counts as yes, such as "very disappointed". */
export interface CountedAnswer {
  readonly question: string;
  readonly comparison: Extract<Comparison, 'is' | 'at-least' | 'at-most'>;
  readonly value: string | number;
}

const pattern = /^answer:([A-Za-z0-9_-]{1,64}):(is|at-least|at-most):([A-Za-z0-9_.-]{1,64})$/;

/** Returns the goal of an experiment on a survey in its text form: `answer:ellis:is:very`, `answer:nps:at-least:9`. */
export const goalOfAnswer = ({ question, comparison, value }: CountedAnswer): string =>
  `answer:${question}:${comparison}:${value}`;

/** Undefined for what is no such goal. */
export function countedAnswer(goal: string): CountedAnswer | undefined {
  const [, question = '', comparison, value = ''] = pattern.exec(goal) ?? [];
  if (comparison === 'is') return { question, comparison, value };
  if (comparison !== 'at-least' && comparison !== 'at-most') return undefined;
  return Number.isFinite(Number(value)) ? { question, comparison, value: Number(value) } : undefined;
}

/** Whether that answer can be given to a question. */
export function canBeCounted(question: Question, { comparison, value }: CountedAnswer): boolean {
  switch (traitsOf(question).compared?.by) {
    case 'choice':
      return comparison === 'is' && choicesOf(question).some(({ id }) => id === value);
    case 'number':
      return comparison !== 'is';
    case undefined:
      return false;
  }
}
