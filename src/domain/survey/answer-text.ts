import { isCalendarDay } from './calendar-day.ts';
import { fileText } from './file-text.ts';
import { isGone, replacePipes } from './pipes.ts';
import { traitsOf } from './question-kinds.ts';
import { type Answer, type Answers, canBePiped, otherOf, type Question, type Questionnaire } from './survey.ts';

/** Words and figures of a language. */
export interface AnswerWords {
  readonly ellis: Readonly<Record<string, string>>;
  readonly number: (value: number) => string;
  /** Formats a day such as `2026-12-31`. */
  readonly day: (day: string) => string;
  /** Formats an amount in minor units. */
  readonly money: (value: number) => string;
}

/** An answer as somebody reads it; options that are gone are left out. */
export function answerText(question: Question, answer: Answer, words: AnswerWords): string {
  const { answer: form, options } = traitsOf(question);
  const labelOf = (id: string): string | undefined =>
    options === 'ellis' ? words.ellis[id] : question.options.find((option) => option.id === id)?.label;
  if (typeof answer === 'number') return words.number(answer);
  if (typeof answer === 'string' && form === 'day') return isCalendarDay(answer) ? words.day(answer) : '';
  if (typeof answer === 'string') return form === 'choice' ? (labelOf(answer) ?? '') : answer;
  if ('email' in answer) return answer.email;
  if ('rows' in answer) {
    const { rows } = answer;
    return (question.rows ?? [])
      .flatMap(({ id, label }) => {
        const chosen = Object.hasOwn(rows, id) ? labelOf(rows[id] ?? '') : undefined;
        return chosen === undefined ? [] : [`${label}: ${chosen}`];
      })
      .join('; ');
  }
  if ('prices' in answer) return answer.prices.map(words.money).join(' · ');
  if ('file' in answer) return fileText(answer.file, words.number);
  if ('chosen' in answer) {
    const other = otherOf(question)?.id;
    return answer.chosen
      .flatMap((id) => (id === other ? `${labelOf(id) ?? ''}: ${answer.other}` : (labelOf(id) ?? [])))
      .join(', ');
  }
  return answer.flatMap((id) => labelOf(id) ?? []).join(', ');
}

/**
 * A text in which each `{id}` of a question stands for the answer to it. Where there is none it says what `unanswered`
 * gives: dots for people, who have passed the question, and its wording for its founder.
 */
export function piped(
  text: string,
  { questions }: Questionnaire,
  answers: Answers,
  words: AnswerWords,
  unanswered: (question: Question) => string = () => '…',
): string {
  return replacePipes(text, (id) => {
    const question = questions.find((each) => each.id === id);
    if (!question) return isGone(id) ? '…' : undefined;
    if (!canBePiped(question)) return undefined;
    const answer = Object.hasOwn(answers, id) ? answers[id] : undefined;
    return (answer === undefined ? '' : answerText(question, answer, words)) || unanswered(question);
  });
}
