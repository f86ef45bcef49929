import { traitsOf } from '#domain/survey/question-kinds.ts';
import { type Comparison, type Condition, choicesOf, type Question } from '#domain/survey/survey.ts';

const answers: readonly Comparison[] = ['answered', 'not-answered'];

/** How an answer to that question can be compared. */
export function comparisonsOf(question: Question | undefined): readonly Comparison[] {
  switch (question && traitsOf(question).compared?.by) {
    case 'choice':
      return ['is', 'is-not', ...answers];
    case 'number':
      return ['at-least', 'at-most', 'is', 'is-not', ...answers];
    case undefined:
      return answers;
  }
}

/** A condition that makes sense for that question, to begin with. */
export function firstCondition(question: Question): Condition {
  const [comparison = 'answered'] = comparisonsOf(question);
  const [choice] = choicesOf(question);
  if (choice) return { question: question.id, comparison, value: choice.id };
  const { compared } = traitsOf(question);
  if (compared?.by === 'number') return { question: question.id, comparison, value: compared.from };
  return { question: question.id, comparison };
}
