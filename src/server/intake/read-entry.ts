import { intakeLimits } from '#domain/intake/intake.ts';
import { answerField, entryField } from '#domain/page/entry-fields.ts';
import type { PageForm } from '#domain/page/form-in.ts';
import { textOf } from '#domain/page/page-content.ts';
import type { EntryWords } from '#domain/page/words/page-words.ts';
import { readAddress } from './read-address.ts';

/** A sent form's values, by the names of its fields. */
export type SentForm = Readonly<Record<string, string>>;

const names = [...Object.values(entryField), ...[0, 1, 2].map(answerField)];
const longest = 2000;

/** Only fields that a form has, each once, without what no field can hold. */
export function readForm(body: unknown): SentForm {
  const given = body instanceof URLSearchParams ? body : new URLSearchParams();
  return Object.fromEntries(
    names.map((name) => [
      name,
      (given.get(name) ?? '')
        .slice(0, longest)
        .toWellFormed()
        .replace(/\p{Cc}+/gu, ' ')
        .trim(),
    ]),
  );
}

export interface EntryProblem {
  readonly field: string;
  readonly text: string;
}

/** Somebody who agrees to be written to. */
export interface SentPerson {
  readonly email: string;
  readonly answers: readonly string[];
  /** Whether every question was answered, and there was one. */
  readonly hasAnswers: boolean;
}

/** Returns a valid entry, or its problems in the order of the fields. */
export function readPerson(
  { questions }: PageForm,
  sent: SentForm,
  words: EntryWords,
): SentPerson | readonly EntryProblem[] {
  const problems: EntryProblem[] = [];
  const typed = sent[entryField.email] ?? '';
  const address = readAddress(typed);
  if ('problem' in address) problems.push({ field: entryField.email, text: words.address[address.problem] });
  const answers = questions.map((question, place) => {
    const field = answerField(place);
    const answer = sent[field] ?? '';
    const heading = textOf(question, 'heading');
    if (heading === '') return '';
    const options = question.fields['options'];
    const isChoice = textOf(question, 'answer') === 'one-of' && Array.isArray(options) && options.length > 0;
    if (answer === '' && question.fields['required'] === true) problems.push({ field, text: words.noAnswer(heading) });
    else if (answer.length > intakeLimits.answer)
      problems.push({ field, text: words.longAnswer(heading, intakeLimits.answer) });
    else if (answer !== '' && isChoice && !options.includes(answer))
      problems.push({ field, text: words.noAnswer(heading) });
    return answer;
  });
  if (sent[entryField.consent] !== 'yes') problems.push({ field: entryField.consent, text: words.noConsent });
  if ('problem' in address || problems.length > 0) return problems;
  const asked = answers.filter((_, place) => textOf(questions[place] ?? { fields: {} }, 'heading') !== '');
  return { email: address.email, answers, hasAnswers: asked.length > 0 && asked.every((answer) => answer !== '') };
}
