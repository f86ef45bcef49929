import { expect, test } from 'vitest';
import { learningSentence, withoutOpening } from './learning-text.ts';

test.each([
  ['So we will run it again', 'run it again'],
  ['so we’ll: run it again', 'run it again'],
  ["We'll run it again", 'run it again'],
  ['So we will … ', ''],
  ['run it again', 'run it again'],
  ['We willingly wait', 'We willingly wait'],
  ['ask what we will charge', 'ask what we will charge'],
])('%j says %j after the words that the card has already', (text, rest) => {
  expect(withoutOpening(text)).toBe(rest);
});

test('A learning is one sentence, and none where nothing was written', () => {
  const learned = ['run it again', 'run it again!', 'Stop here', 'A/B test it', ''];
  expect(learned.map(learningSentence)).toEqual([
    ...['So we will run it again.', 'So we will run it again!', 'So we will stop here.', 'So we will A/B test it.', ''],
  ]);
});
