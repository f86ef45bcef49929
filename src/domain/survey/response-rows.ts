import { guardCell } from '../transfer/formula-guard.ts';
import { type AnswerWords, answerText } from './answer-text.ts';
import { type Answer, asks, asksForAddress, type OnceRule, type Question } from './survey.ts';
import type { ResponseEntry } from './survey-response.ts';
import type { CountedQuestion } from './survey-results.ts';

/** Unit that may respond only once, by rule; empty if there is no limit. */
const onePer: Readonly<Record<OnceRule, string>> = {
  anyone: '',
  visitor: 'browser and day',
  address: 'email',
  link: 'link',
};

const columns = ['Received', 'Version', 'Source', 'Language', 'One per', 'Email', 'Excluded because'];

/**
 * One row a response, in the order in which they came: a table with a row of headers, guarded for spreadsheets. A question
 * has a column for each way in which it was asked, filled by those who were asked like this.
 */
export function responseRows(
  questions: readonly CountedQuestion[],
  responses: readonly ResponseEntry[],
  wordsFor: (question: CountedQuestion) => AnswerWords,
): readonly (readonly string[])[] {
  const asked = questions.filter((question) => asks(question) && !asksForAddress(question));
  const rows = [...responses]
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map(({ receivedAt, publishedVersion, source, email, excludedFor, response }) => [
      ...[
        receivedAt,
        `${publishedVersion}`,
        source,
        response.language,
        onePer[response.once],
        email,
        excludedFor ?? '',
      ],
      ...asked.map((question) =>
        question.versions?.includes(publishedVersion) === false ? '' : cellOf(question, response, wordsFor(question)),
      ),
    ]);
  return [[...columns, ...asked.map(({ title }) => title)], ...rows].map((row) => row.map(guardCell));
}

function cellOf(question: Question, { choices, words }: ResponseEntry['response'], spoken: AnswerWords): string {
  const { id } = question;
  const answer: Answer | undefined = Object.hasOwn(words, id)
    ? words[id]
    : Object.hasOwn(choices, id)
      ? choices[id]
      : undefined;
  return answer === undefined ? '' : answerText(question, answer, spoken);
}
