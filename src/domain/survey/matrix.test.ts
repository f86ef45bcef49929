import { expect, test } from 'vitest';
import { aQuestion, aResponse, aSurvey, yesNo } from '../../../tests/fixtures/a-survey.ts';
import { intakeCommands } from '../intake/intake-commands.ts';
import { answerText } from './answer-text.ts';
import { questionMeaningKey } from './asked-questions.ts';
import { duplicateOf, newQuestion } from './new-question.ts';
import { readAnswer, type SentValues, sentAs } from './read-answer.ts';
import { responseRows } from './response-rows.ts';
import { contentHashOf } from './survey-content.ts';
import { surveyFields } from './survey-fields.ts';
import { splitAnswers } from './survey-response.ts';
import { surveyResults } from './survey-results.ts';

const rows = [
  { id: 'price', label: 'The price' },
  { id: 'taste', label: 'The taste' },
];
const grid = aQuestion('grid', { kind: 'matrix', options: yesNo, rows });
const optional = { ...grid, required: false };
const writing = { decimal: '.', digits: 2 } as const;
const words = { ellis: {}, number: String, day: String, money: String };
const sent =
  (values: Readonly<Record<string, string>>): SentValues =>
  (name) =>
    Object.hasOwn(values, name) ? [values[name] ?? ''] : [];

test.each<[string, typeof grid, Readonly<Record<string, string>>, unknown]>([
  ['each row', grid, { 'row-1': 'no', 'row-2': 'yes' }, { rows: { price: 'no', taste: 'yes' } }],
  ['nothing', grid, {}, 'missing'],
  ['one row of two', grid, { 'row-2': 'yes' }, 'rows'],
  ['one row of two that may be left out', optional, { 'row-2': 'yes' }, { rows: { taste: 'yes' } }],
  ['nothing of what may be left out', optional, {}, false],
  ['an option that is none', optional, { 'row-1': 'gone' }, 'rows'],
  ['a row that is none', optional, { 'row-3': 'yes' }, false],
])('%s is read, and fills the form again', (_, question, values, wanted) => {
  const read = readAnswer(question, sent(values), writing);
  expect('answer' in read ? read.answer : 'problem' in read && read.problem).toEqual(wanted);
  if (!('answer' in read)) return;
  expect(readAnswer(question, sentAs(question, read.answer, writing), writing)).toEqual(read);
});

test('answers are counted row by row, of who answered it, and have a column each', () => {
  const answers = [{ price: 'no', taste: 'yes' }, { taste: 'yes' }, { price: 'no', taste: 'no' }];
  const responses = answers.map((each, n) => {
    const { choices } = splitAnswers([grid], { grid: { rows: each } });
    return aResponse(n + 1, { choices });
  });
  const [result] = surveyResults([grid], responses);
  expect([result?.n, result?.rows?.map(({ label, n, options }) => [label, n, options.map(({ k }) => k)])]).toEqual([
    3,
    [
      ['The price', 2, [0, 2]],
      ['The taste', 3, [2, 1]],
    ],
  ]);
  expect(responseRows([grid], responses, () => words).map((row) => row.slice(-2))).toEqual([
    ['grid: The price', 'grid: The taste'],
    ['No', 'Yes'],
    ['', 'Yes'],
    ['No', 'No'],
  ]);
  expect(answerText(grid, { rows: { taste: 'yes', price: 'no' } }, words)).toBe('The price: No; The taste: Yes');
});

test('an answer that the log takes has no more rows than a question, each with the id of an option', () => {
  const { schema } = intakeCommands.CompleteResponse;
  const isTaken = (chosen: object) =>
    schema.safeParse({
      ...{ projectId: crypto.randomUUID(), entryId: crypto.randomUUID(), ordinal: 1, publishedVersion: 1 },
      ...{ source: 'direct', choices: { grid: { rows: chosen } }, words: {}, passed: [], once: 'anyone', link: null },
      ...{ quota: null, language: 'en', email: null, consentHash: '' },
    }).success;
  const many = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, k) => [`r${k}`, 'yes']));
  expect([isTaken(many(30)), isTaken(many(31)), isTaken({ price: 'x y' }), isTaken({ price: 2 })]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('rows are of a matrix alone, each once, and come back with an undo and in a copy', () => {
  const survey = aSurvey();
  const place = (question: object) => survey.take('PlaceQuestions', { questions: [question] });
  expect([
    place({ id: 'x', kind: 'one-of', options: yesNo, rows }),
    place({ id: 'x', kind: 'matrix', options: yesNo, rows: [rows[0], rows[0]] }),
    place({ id: 'x', kind: 'matrix', options: [...yesNo, { id: 'else', label: 'Other', other: true }], rows }),
    place({ ...newQuestion('x', 'matrix'), title: 'How well?' }),
    survey.take('SetQuestion', { question: 'x', rows: [{ id: 'price', label: ' The \n price ' }, rows[1]] }),
    survey.take('SetQuestion', { question: 'x', rows }),
  ]).toEqual(['invalid-data', 'invalid-data', 'invalid-data', ['QuestionsPlaced'], ['QuestionSet'], []]);
  const question = survey.question('x');
  expect([surveyFields(survey.survey)['question:x:rows'], question && duplicateOf(question, 'copy').rows]).toEqual([
    rows,
    rows,
  ]);
  const before = contentHashOf(survey.survey);
  survey.take('SetQuestion', { question: 'x', rows: [] });
  expect([contentHashOf(survey.survey) === before, survey.take('PublishSurvey', {})]).toEqual([
    false,
    'question-unfinished',
  ]);
});

test('an answer among other rows is one to another question, in whatever order they stand', () => {
  const key = (changed: typeof rows) => questionMeaningKey({ ...grid, rows: changed }, '');
  expect([key(rows.toReversed()) === key(rows), key(rows.slice(1)) === key(rows)]).toEqual([true, false]);
});
