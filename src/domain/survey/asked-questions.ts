import { canonicalJson } from '../log/canonical-json.ts';
import { traitsOf } from './question-kinds.ts';
import { questionnaireOf } from './question-order.ts';
import { type PublishedQuestions, questionsAsked } from './questions-asked.ts';
import { asks, type PublishedSurvey, type Question, type Survey } from './survey.ts';

type Published = PublishedQuestions & Pick<PublishedSurvey, 'currency'>;

/** A question as some versions have asked it: in these words, with these options, in this currency. */
export interface AskedQuestion extends Question {
  readonly versions: readonly number[];
  readonly currency: string;
}

/**
 * All that was ever asked, to read answers by: those of the last version first, each behind the other ways in which it was
 * asked, the newest first. An answer to other words, or among other options, is one to another question.
 */
export function askedQuestions(published: readonly Published[]): readonly AskedQuestion[] {
  const byId = new Map<string, Map<string, AskedQuestion>>();
  for (let version = published.length; version > 0; version--) {
    const currency = published[version - 1]?.currency ?? '';
    for (const question of questionsAsked(published, version)) {
      if (!asks(question)) continue;
      const ways = byId.get(question.id) ?? new Map<string, AskedQuestion>();
      const way = questionMeaningKey(question, currency);
      const before = ways.get(way) ?? { ...question, currency, versions: [] };
      ways.set(way, { ...before, versions: [version, ...before.versions] });
      byId.set(question.id, ways);
    }
  }
  return [...byId.values()].flatMap((ways) => [...ways.values()]);
}

/** The same of a survey. One that was never on the web, as that of the example, is read by what it asks now. */
export function questionsOfResponses(
  survey: Pick<Survey, 'published' | 'questions' | 'currency'>,
): readonly AskedQuestion[] {
  if (survey.published.length > 0) return askedQuestions(survey.published);
  const { questions } = questionnaireOf(survey);
  const asked = { questions: questions.map(({ id }) => id), changed: questions, currency: survey.currency };
  return askedQuestions([asked]);
}

/**
 * Returns a key of the fields on which the meaning of an answer depends: without hints, routes, the order of
 * options and rows, and what says what is in its image.
 */
export function questionMeaningKey(question: Question, currency: string): string {
  const { title, options, rows = [], min, max, picture } = question;
  const sorted = <T extends { readonly id: string }>(all: readonly T[]) =>
    [...all].sort((a, b) => (a.id < b.id ? -1 : 1));
  return canonicalJson({
    ...{ title, min, max, options: sorted(options) },
    ...(rows.length > 0 && { rows: sorted(rows) }),
    ...(picture && { picture }),
    currency: traitsOf(question).answer === 'prices' ? currency : '',
  });
}
