import type { IntakeEntry } from '#domain/intake/intake.ts';
import type { AnsweredPage, NamedAnswer, PeopleOfPage } from '#domain/intake/people-rows.ts';
import { chosenPrice } from '#domain/page/chosen-price.ts';
import { formIn } from '#domain/page/form-in.ts';
import type { Page } from '#domain/page/page.ts';
import { pageContent, textOf } from '#domain/page/page-content.ts';
import { questionsOfResponses } from '#domain/survey/asked-questions.ts';
import { type AddressOfFile, answerColumns } from '#domain/survey/response-rows.ts';
import type { Survey } from '#domain/survey/survey.ts';
import { wordsOf } from './survey-document.ts';
import { en } from './texts/en.ts';

/** The people of a page or survey with their answers, in the words of its questions. */
export function answeredPage(people: PeopleOfPage, page: Page | undefined, survey: Survey | undefined): AnsweredPage {
  return { ...people, answersOf: survey ? answersToSurvey(survey) : answersToForms(page) };
}

/** Answers of an entry to a survey, in the words of its questions; with where its files are, if `addressOf` says that. */
export function answersToSurvey(survey: Survey, addressOf?: AddressOfFile): AnsweredPage['answersOf'] {
  const columns = answerColumns(
    questionsOfResponses(survey),
    ({ currency = '' }) => wordsOf({ currency: currency || 'USD' }, en),
    addressOf,
  );
  return (entry) =>
    columns.flatMap(({ name: question, cellOf }) => {
      const answer = cellOf(entry);
      return answer === '' ? [] : [{ question, answer }];
    });
}

/**
 * Forms as they ask now: a form that is gone, or a question without words, is called by its place. The price that somebody
 * ordered is their first answer.
 */
function answersToForms(page: Page | undefined): AnsweredPage['answersOf'] {
  const headings = new Map<string, readonly string[]>();
  const headingsOf = ({ version, form }: IntakeEntry): readonly string[] => {
    const key = `${version} ${form}`;
    const known =
      headings.get(key) ??
      (page ? (formIn(pageContent(page, version), form)?.questions ?? []).map((each) => textOf(each, 'heading')) : []);
    headings.set(key, known);
    return known;
  };
  return (entry) => {
    const price = page ? chosenPrice(page, entry.form) : '';
    const answers = entry.answers.flatMap((answer, place): readonly NamedAnswer[] =>
      answer === '' ? [] : [{ question: headingsOf(entry)[place] || `Answer ${place + 1}`, answer }],
    );
    return price === '' ? answers : [{ question: 'Price', answer: price }, ...answers];
  };
}
