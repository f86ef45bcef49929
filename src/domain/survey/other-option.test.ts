import { expect, test } from 'vitest';
import { aQuestion, aResponse, aSurvey, yesNo } from '../../../tests/fixtures/a-survey.ts';
import type { answerText } from './answer-text.ts';
import { fits } from './fits.ts';
import { holds } from './journey.ts';
import { answerName, otherName, readAnswer, type SentValues, sentAs } from './read-answer.ts';
import { responseRows } from './response-rows.ts';
import type { Option } from './survey.ts';
import { splitAnswers } from './survey-response.ts';
import { surveyResults } from './survey-results.ts';

const options: readonly Option[] = [...yesNo, { id: 'else', label: 'Other', other: true }];
const one = aQuestion('one', { kind: 'one-of', options });
const some = aQuestion('some', { kind: 'some-of', options });
const writing = { decimal: '.', digits: 2 } as const;
const words = { ellis: {}, number: String, day: String, money: String };
const sent =
  (answer: readonly string[], other: string): SentValues =>
  (name) =>
    name === answerName ? answer : name === otherName ? [other] : [];

test.each<[string, typeof one, readonly string[], string, unknown]>([
  ['“Other” with words', one, ['else'], ' Rye \n bread ', { chosen: ['else'], other: 'Rye bread' }],
  ['“Other” without words', one, ['else'], ' ', 'else'],
  ['words alone', one, [], 'Rye', { chosen: ['else'], other: 'Rye' }],
  ['another option beside words', one, ['yes'], 'Rye', 'yes'],
  ['nothing', one, [], '', 'missing'],
  ['words that are too long', one, ['else'], 'x'.repeat(301), 'long'],
  ['words of the greatest length', one, ['else'], 'x'.repeat(300), { chosen: ['else'], other: 'x'.repeat(300) }],
  ['some options and words', some, ['no', 'else'], 'Rye', { chosen: ['no', 'else'], other: 'Rye' }],
  ['an option and words alone', some, ['no'], 'Rye', { chosen: ['no', 'else'], other: 'Rye' }],
  ['options without words', some, ['no', 'else'], '', ['no', 'else']],
  ['an option that is none, with words', some, ['gone'], 'Rye', 'choice'],
  ['words where there is no “Other”', aQuestion('plain', { kind: 'one-of', options: yesNo }), ['no'], 'Rye', 'no'],
])('%s is read, and fills the form again', (_, question, chosen, other, wanted) => {
  const read = readAnswer(question, sent(chosen, other), writing);
  expect('answer' in read ? read.answer : 'problem' in read && read.problem).toEqual(wanted);
  if (!('answer' in read)) return;
  expect(readAnswer(question, sentAs(question, read.answer, writing), writing)).toEqual(read);
});

test('a route asks whether it is “Other”, with and without words', () => {
  const is = (value: string, answer: Parameters<typeof answerText>[1]) =>
    holds({ question: 'one', comparison: 'is', value }, () => answer);
  const other = { chosen: ['no', 'else'], other: 'yes' };
  expect([is('else', other), is('no', other), is('yes', other), is('else', 'else'), is('else', 'no')]).toEqual([
    true,
    true,
    false,
    true,
    false,
  ]);
});

test('“Other” is counted as one group, and its words are among the texts and in the table', () => {
  const split = splitAnswers([one, some], {
    one: { chosen: ['else'], other: 'Rye' },
    some: { chosen: ['no', 'else'], other: '=Salt' },
  });
  expect(split).toEqual({
    choices: { one: 'else', some: ['no', 'else'] },
    words: { one: 'Rye', some: '=Salt' },
    email: null,
  });
  const { choices, words: typed } = split;
  const responses = [
    aResponse(1, { choices, words: typed }),
    aResponse(2, { choices: { one: 'else' } }),
    aResponse(3, { choices: { one: 'no' } }),
  ];
  const [first] = surveyResults([one, some], responses);
  expect([first?.n, first?.options?.map(({ id, k }) => [id, k]), first?.texts]).toEqual([
    3,
    [
      ['yes', 0],
      ['no', 1],
      ['else', 2],
    ],
    [{ entryId: 'entry-1', text: 'Rye' }],
  ]);
  const rows = responseRows([one, some], responses, () => words).map((row) => row.slice(-2));
  expect(rows).toEqual([
    ['one', 'some'],
    ['Other: Rye', 'No, Other: =Salt'],
    ['Other', ''],
    ['No', ''],
  ]);
});

test('an option is “Other” for a choice alone, once, and keeps it when its words change', () => {
  const survey = aSurvey();
  const set = (changed: readonly object[]) => survey.take('SetQuestion', { question: 'owner', options: changed });
  const twice = [...options, { id: 'more', label: 'More', other: true }];
  const ranking = { id: 'rank', kind: 'ranking', options };
  expect([set(twice), survey.take('PlaceQuestions', { questions: [ranking] }), set(options)]).toEqual([
    'invalid-data',
    'invalid-data',
    ['QuestionSet'],
  ]);
  expect(survey.question('owner')?.options).toEqual(options);
});

test('words fit only beside “Other” that was chosen', () => {
  const given = (chosen: readonly string[]) => fits(some, { chosen, other: 'Rye' });
  expect([given(['else']), given(['no', 'else']), given(['no']), given([])]).toEqual([true, true, false, false]);
});
