import { expect, test } from 'vitest';
import { aSurvey } from '../../tests/fixtures/a-survey.ts';
import { countableAnswers, countedText, firstCounted, firstGoalOf } from './countable-surveys.ts';

function published(...without: readonly string[]) {
  const log = aSurvey();
  if (without.length > 0) log.take('RemoveQuestions', { questions: without });
  log.take('SetQuestion', { question: 'shops', min: 2 });
  log.take('PublishSurvey', {});
  return log.survey;
}

test('what can be counted is offered in its order: answers to choose from, and numbers from one on', () => {
  const survey = published();
  const all = countableAnswers(survey);
  expect(all.map(({ question, answers }) => [question.kind, answers.map(({ text }) => text)])).toEqual([
    ['one-of', ['Yes', 'No']],
    ['number', []],
  ]);
  expect(all.map(firstGoalOf)).toEqual(['answer:owner:is:yes', 'answer:shops:at-least:2']);
});

test('a survey begins with an answer to choose from, and with a number where there is none', () => {
  const [whole, numbers] = [published(), published('owner')];
  expect([firstCounted(whole)?.goal, firstCounted(numbers)?.goal]).toEqual([
    'answer:owner:is:yes',
    'answer:shops:at-least:2',
  ]);
  expect(firstCounted(published('owner', 'shops'))).toBe(null);
});

test('a number that is counted is told in words', () => {
  const survey = published();
  const told = (goal: string) => countedText({ goal }, survey);
  expect([told('answer:shops:at-least:2.5'), told('answer:shops:at-most:-3'), told('answer:gone:at-least:1')]).toEqual([
    '“2.5 or more” to “How many shops?”',
    '“-3 or less” to “How many shops?”',
    undefined,
  ]);
});
