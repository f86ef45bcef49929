import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ASurvey, aResponse, aSurvey } from '../../../tests/fixtures/a-survey.ts';
import { surveyChange } from '../../../tests/fixtures/drafts/survey-drafts.ts';
import type { AnswerWords } from './answer-text.ts';
import { askedQuestions, questionsOfResponses } from './asked-questions.ts';
import { answersOnPath, journey } from './journey.ts';
import { questionnaireOf } from './question-order.ts';
import { questionsAsked } from './questions-asked.ts';
import { responseRows } from './response-rows.ts';
import type { Answer, Answers, Question, Survey } from './survey.ts';
import { surveyDifferences } from './survey-fields.ts';
import { type ResponseEntry, splitAnswers } from './survey-response.ts';
import { surveyResults } from './survey-results.ts';

const runs = process.env['TEST_FULL'] ? 2_000 : 50;

const wordsIn = (currency = ''): AnswerWords => ({
  ellis: { very: 'Very', somewhat: 'Somewhat', not: 'Not' },
  number: String,
  day: (day) => `on ${day}`,
  money: (value) => `${currency} ${value}`,
});

/** A survey of every kind that a change could make read otherwise. */
function everyKind(): ASurvey {
  const survey = aSurvey();
  const options = ['yes', 'no', 'maybe'].map((id) => ({ id, label: id.toUpperCase() }));
  survey.take('PlaceQuestions', {
    questions: [
      { id: 'x', kind: 'rating', title: 'How good?', after: 'why' },
      { id: 'tools', kind: 'some-of', title: 'What with?', options, after: 'x' },
      { id: 'rank', kind: 'ranking', title: 'In which order?', options, after: 'tools' },
      { id: 'prices', kind: 'price', title: 'Which prices?', after: 'rank' },
      { id: 'ellis', kind: 'ellis', title: 'And without it?', after: 'prices' },
    ],
  });
  survey.take('SetSurvey', { by: 'Ada', consent: 'Ada may write to me.' });
  return survey;
}

const questionId = fc.constantFrom('owner', 'shops', 'x', 'tools', 'rank', 'prices', 'ellis');
const label = fc.constantFrom('Yes', 'No', 'Never');
const options = fc.uniqueArray(fc.record({ id: fc.constantFrom('yes', 'no', 'more'), label }), {
  selector: ({ id }) => id,
  minLength: 2,
});
/** Changes that would make an answer read otherwise, among all others. */
const change = fc.oneof(
  { weight: 3, arbitrary: surveyChange as fc.Arbitrary<readonly [string, object]> },
  fc.tuple(fc.constant('SetQuestion'), fc.record({ question: questionId, options })),
  fc.tuple(
    fc.constant('SetQuestion'),
    fc.record({ question: fc.constantFrom('x', 'shops'), min: fc.constantFrom(0, 1), max: fc.constantFrom(3, 10) }),
  ),
  fc.tuple(
    fc.constant('EditQuestionText'),
    fc.record({ question: questionId, field: fc.constant('title'), text: fc.constantFrom('Why not?', 'How bad?') }),
  ),
  fc.tuple(fc.constant('SetSurvey'), fc.record({ currency: fc.constantFrom('EUR', 'JPY') })),
  fc.tuple(fc.constant('RemoveQuestions'), fc.record({ questions: fc.tuple(questionId) })),
  fc.tuple(fc.constant('RollBackSurvey'), fc.record({ version: fc.integer({ min: 1, max: 4 }) })),
  fc.constant(['UndoChange', {}] as const),
);
const answers = (questions: readonly Question[], picks: readonly number[]): Answers =>
  Object.fromEntries(questions.flatMap((question, n) => answerTo(question, picks[n % picks.length] ?? 0)));

function answerTo({ id, kind, options: [first, ...others] }: Question, pick: number): readonly [string, Answer][] {
  const of = <T>(...values: readonly T[]): T => values[pick % values.length] as T;
  const some = [first, ...others].flatMap((option) => option?.id ?? []);
  const given: Partial<Record<Question['kind'], Answer>> = {
    ...{ short: 'Rye', long: 'Rye and\nsalt', number: of(1, 7), rating: of(1, 3), ellis: of('very', 'not') },
    ...{ 'one-of': some[pick % some.length] ?? '', 'some-of': some.slice(pick % 2), prices: [] },
    ...{ ranking: of(some, some.toReversed()), price: { prices: [100, 250, 300, 900 + pick] } },
  };
  const answer = given[kind];
  return answer === undefined ? [] : [[id, answer]];
}

/** Somebody who was asked that version, as the server sends it to the log. */
function respond(n: number, questions: readonly Question[], version: number, picks: readonly number[]): ResponseEntry {
  const given = answers(questions, picks);
  const seen = new Set(questions.map(({ id }) => id));
  const { path } = journey({ questions }, given, seen);
  const { choices, words } = splitAnswers(path, answersOnPath({ questions }, given, seen));
  return aResponse(n, { choices, words }, { publishedVersion: version });
}

/** Options are shown as they lie now: to lay them anew asks nothing anew. */
const inAnyOrder = (result: object): object =>
  JSON.parse(JSON.stringify(result), (name, value) =>
    name === 'options' ? (value as { id: string }[]).toSorted((a, b) => (a.id < b.id ? -1 : 1)) : value,
  ) as object;

/** All that is read of the responses to one version. */
function readOf({ published }: Survey, responses: readonly ResponseEntry[], version: number, picks: readonly number[]) {
  const some = responses.filter(({ publishedVersion }) => publishedVersion === version);
  const asked = askedQuestions(published).filter(({ versions }) => versions.includes(version));
  const questions = questionsAsked(published, version);
  const byTitle = ([head = [], ...rows]: readonly (readonly string[])[]) =>
    rows.map((row) => head.map((title, n) => `${title}: ${row[n]}`).sort());
  return {
    way: journey({ questions }, answers(questions, picks), new Set(questions.map(({ id }) => id))).path,
    results: new Map(
      surveyResults(asked, some).map(({ question: { id, title, options: from }, ...rest }) => [
        id,
        { title, labels: from.map((each) => each.label).sort(), ...inAnyOrder(rest) },
      ]),
    ),
    rows: byTitle(responseRows(asked, some, ({ currency }) => wordsIn(currency))),
  };
}

test('Whatever is changed and published again, old responses read as before, by the version that they answered', () => {
  const publishedTimes = new Set<number>();
  fc.assert(
    fc.property(
      fc.array(fc.array(change, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 3 }),
      fc.array(fc.nat({ max: 5 }), { minLength: 3, maxLength: 3 }),
      (edits, picks) => {
        const survey = everyKind();
        survey.take('PublishSurvey', {});
        const responses: ResponseEntry[] = [];
        const before = new Map<number, ReturnType<typeof readOf>>();
        const answered = () => {
          const version = survey.survey.published.length;
          const questions = questionsAsked(survey.survey.published, version);
          responses.push(respond(responses.length + 1, questions, version, picks));
          if (!before.has(version)) before.set(version, readOf(survey.survey, responses, version, picks));
          else responses.pop();
        };
        answered();
        for (const commands of edits) {
          let last = survey.survey;
          for (const [type, data] of commands) {
            const undone = { undoes: 'c', fields: Object.fromEntries(surveyDifferences(last, survey.survey)) };
            const now = survey.survey;
            survey.take(type, type === 'UndoChange' ? undone : data);
            last = now;
          }
          const draft = questionnaireOf(survey.survey).questions;
          if (`${survey.take('PublishSurvey', {})}` === 'SurveyPublished')
            expect(questionsAsked(survey.survey.published, survey.survey.published.length)).toEqual(draft);
          answered();
          for (const [version, read] of before) expect(readOf(survey.survey, responses, version, picks)).toEqual(read);
        }
        const rows = responseRows(askedQuestions(survey.survey.published), responses, () => wordsIn());
        expect(rows.length).toBe(responses.length + 1);
        publishedTimes.add(survey.survey.published.length);
      },
    ),
    { numRuns: runs, seed: 21 },
  );
  expect([...publishedTimes]).toEqual(expect.arrayContaining([1, 2, 3, 4]));
});

test('A question with other options, another text or another currency is asked anew; order, hint and route are not', () => {
  const survey = everyKind();
  survey.take('PublishSurvey', {});
  survey.take('SetSurvey', { currency: 'EUR' });
  survey.take('SetQuestion', { question: 'rank', required: false });
  survey.take('EditQuestionText', { question: 'ellis', field: 'help', text: 'Be frank.' });
  survey.take('SetQuestion', { question: 'owner', options: [...(survey.question('owner')?.options ?? [])].reverse() });
  survey.take('EditQuestionText', { question: 'why', field: 'title', text: 'Why not?' });
  survey.take('RemoveQuestions', { questions: ['shops'] });
  survey.take('PublishSurvey', {});
  survey.take('RollBackSurvey', { version: 1 });
  expect(
    askedQuestions(survey.survey.published).map(({ id, title, currency, versions }) => [id, title, currency, versions]),
  ).toEqual([
    ['owner', 'Do you own a bakery?', 'USD', [1, 2, 3]],
    ['shops', 'How many shops?', 'USD', [1, 3]],
    ['why', 'Why?', 'USD', [1, 3]],
    ['why', 'Why not?', 'EUR', [2]],
    ['x', 'How good?', 'USD', [1, 2, 3]],
    ['tools', 'What with?', 'USD', [1, 2, 3]],
    ['rank', 'In which order?', 'USD', [1, 2, 3]],
    ['prices', 'Which prices?', 'USD', [1, 3]],
    ['prices', 'Which prices?', 'EUR', [2]],
    ['ellis', 'And without it?', 'USD', [1, 2, 3]],
  ]);
  const responses = [1, 2, 3].map((version) =>
    aResponse(version, { words: { why: `${version}` } }, { publishedVersion: version }),
  );
  const ways = askedQuestions(survey.survey.published).filter(({ id }) => id === 'why');
  const texts = surveyResults(ways, responses).map((result) => result.texts?.map(({ text }) => text));
  const cells = responseRows(ways, responses, () => wordsIn()).map((row) => row.slice(-2));
  expect([texts, cells]).toEqual([
    [['1', '3'], ['2']],
    [
      ['Why?', 'Why not?'],
      ['1', ''],
      ['', '2'],
      ['3', ''],
    ],
  ]);
});

test('a survey that was never published is read by what it asks now, and any other by what it asked', () => {
  const survey = everyKind();
  const titles = () => questionsOfResponses(survey.survey).map(({ title }) => title);
  const asked = titles();
  expect(asked.slice(-3)).toEqual(['In which order?', 'Which prices?', 'And without it?']);
  survey.take('PublishSurvey', {});
  survey.take('EditQuestionText', { question: 'x', field: 'title', text: 'How bad?' });
  expect(titles()).toEqual(asked);
});

test('An answer about one image is none about another; what the image is said to show may be put better', () => {
  const [one, other] = ['5f0d7d0e-53d0-4c5e-9a3a-1f5a2d0c7b11', '6f0d7d0e-53d0-4c5e-9a3a-1f5a2d0c7b11'];
  const survey = aSurvey();
  for (const change of [{ picture: one }, { alt: 'A loaf' }, { picture: other }, { picture: '' }]) {
    survey.take('SetQuestion', { question: 'why', ...change });
    survey.take('PublishSurvey', {});
  }
  const ways = questionsOfResponses(survey.survey).filter(({ id }) => id === 'why');
  expect(ways.map(({ picture, versions }) => [picture, versions])).toEqual([
    [undefined, [4]],
    [other, [3]],
    [one, [1, 2]],
  ]);
});
