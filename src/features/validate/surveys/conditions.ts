import { type Comparison, type Condition, ellisOptions, type Option, type Question } from '#domain/survey/survey.ts';

const answers: readonly Comparison[] = ['answered', 'not-answered'];

/** How an answer to that question can be compared. */
export function comparisonsOf(question: Question | undefined): readonly Comparison[] {
  switch (question?.kind) {
    case 'one-of':
    case 'some-of':
    case 'ellis':
      return ['is', 'is-not', ...answers];
    case 'nps':
    case 'rating':
    case 'number':
      return ['at-least', 'at-most', 'is', 'is-not', ...answers];
    default:
      return answers;
  }
}

/** Options to choose from in a question; empty for one with typed answers. */
export const choicesOf = ({ kind, options }: Question): readonly Option[] =>
  kind === 'ellis' ? ellisOptions : kind === 'one-of' || kind === 'some-of' ? options : [];

/** A condition that makes sense for that question, to begin with. */
export function firstCondition(question: Question): Condition {
  const [comparison = 'answered'] = comparisonsOf(question);
  const [choice] = choicesOf(question);
  if (choice) return { question: question.id, comparison, value: choice.id };
  if (comparison === 'at-least') return { question: question.id, comparison, value: question.kind === 'nps' ? 9 : 4 };
  return { question: question.id, comparison };
}
