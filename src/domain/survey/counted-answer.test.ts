import { expect, test } from 'vitest';
import { aQuestion, yesNo } from '../../../tests/fixtures/a-survey.ts';
import { canBeCounted, countedAnswer, goalOfAnswer } from './counted-answer.ts';
import { gave } from './gave-answer.ts';
import type { Question } from './survey.ts';

test.each([
  ['answer:ellis:is:very', { question: 'ellis', comparison: 'is', value: 'very' }],
  ['answer:nps:at-least:9', { question: 'nps', comparison: 'at-least', value: 9 }],
  ['answer:price:at-most:-1.5', { question: 'price', comparison: 'at-most', value: -1.5 }],
] as const)('The goal %s names an answer, and is made of it', (goal, counted) => {
  expect([countedAnswer(goal), goalOfAnswer(counted)]).toEqual([counted, goal]);
});

test.each(['sign-up', 'answer:a:is-not:b', 'answer:a:at-least:many', 'answer:a:is:', 'answer::is:b', 'xanswer:a:is:b'])(
  'The goal %s names none',
  (goal) => {
    expect(countedAnswer(goal)).toBeUndefined();
  },
);

test.each<[Partial<Question>, string, boolean]>([
  [{ kind: 'ellis' }, 'answer:q:is:very', true],
  [{ kind: 'ellis' }, 'answer:q:is:extremely', false],
  [{ kind: 'ellis' }, 'answer:q:at-least:1', false],
  [{ kind: 'one-of', options: yesNo }, 'answer:q:is:yes', true],
  [{ kind: 'some-of', options: yesNo }, 'answer:q:is:no', true],
  [{ kind: 'one-of', options: yesNo }, 'answer:q:is:maybe', false],
  [{ kind: 'nps' }, 'answer:q:at-least:9', true],
  [{ kind: 'nps' }, 'answer:q:is:9', false],
  [{ kind: 'long' }, 'answer:q:is:yes', false],
  [{ kind: 'email' }, 'answer:q:at-least:1', false],
])('%j can be counted by %s: %s', (question, goal, expected) => {
  const counted = countedAnswer(goal);
  expect(counted && canBeCounted(aQuestion('q', question), counted)).toBe(expected);
});

const response = {
  ...{ choices: { ellis: 'very', tools: ['a', 'b'], nps: 9 }, words: {}, passed: ['often', 'intro'] },
  ...({ once: 'visitor', link: null, language: 'en' } as const),
};

test.each([
  ['answer:ellis:is:very', true],
  ['answer:ellis:is:not', false],
  ['answer:tools:is:b', true],
  ['answer:tools:is:c', false],
  ['answer:nps:at-least:9', true],
  ['answer:nps:at-least:10', false],
  ['answer:nps:at-most:9', true],
  ['answer:often:is:daily', false],
  ['answer:gone:is:yes', undefined],
  ['answer:toString:is:yes', undefined],
])('%s was given: %s', (goal, expected) => {
  expect(gave(response, countedAnswer(goal) as NonNullable<ReturnType<typeof countedAnswer>>)).toBe(expected);
});
