import { type AnswerWords, answerText } from './answer-text.ts';
import { untitled, withPipesNamed } from './pipes.ts';
import { traitsOf } from './question-kinds.ts';
import type { Answer, Condition, Question, Route } from './survey.ts';

export const titleOf = ({ title }: Pick<Question, 'title'>): string => title || untitled;

/** Where a route leads, and when: "If the answer to “Do you bake?” is “No”, go to “Goodbye”." */
export function routeText({ when, to }: Route, questions: readonly Question[], words: AnswerWords): string {
  const target = questions.find(({ id }) => id === to);
  const name = target && withPipesNamed(titleOf(target), questions);
  const where = name === undefined ? 'go on.' : `go to “${name}”${/[.?!…]$/u.test(name) ? '' : '.'}`;
  return `If ${conditionText(when, questions, words)}, ${where}`;
}

export function conditionText(
  { question: id, comparison, value }: Condition,
  questions: readonly Question[],
  words: AnswerWords,
): string {
  const question = questions.find((each) => each.id === id);
  const name = question ? `“${withPipesNamed(titleOf(question), questions)}”` : 'a question that was removed';
  if (comparison === 'answered') return `${name} was answered`;
  if (comparison === 'not-answered') return `${name} wasn’t answered`;
  const text = value === undefined || value === '' ? '…' : question ? valueText(question, value, words) : `${value}`;
  const said = {
    is: `is “${text}”`,
    'is-not': `isn’t “${text}”`,
    'at-least': `is ${text} or more`,
    'at-most': `is ${text} or less`,
  }[comparison];
  return `the answer to ${name} ${said}`;
}

function valueText(question: Question, value: string | number, words: AnswerWords): string {
  const form = traitsOf(question).answer;
  const answer: Answer = form === 'choices' || form === 'order' ? [String(value)] : value;
  return answerText(question, answer, words) || '…';
}
