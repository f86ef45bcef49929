import { type AnswerWords, answerText } from './answer-text.ts';
import { traitsOf } from './question-kinds.ts';
import { type Answer, asks, type Condition, type Question, type Route } from './survey.ts';

/** Name of a question without a text. */
export const untitled = 'Untitled question';

export const titleOf = ({ title }: Pick<Question, 'title'>): string => title || untitled;

/** A text as a founder reads it: an earlier answer by the question that asks for it. */
export const withPipesNamed = (text: string, questions: readonly Question[]): string =>
  text.replace(/\{([A-Za-z0-9_-]{1,64})\}/g, (written, id: string) => {
    const question = questions.find((each) => each.id === id);
    return question && asks(question) ? `[${titleOf(question)}]` : written;
  });

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
