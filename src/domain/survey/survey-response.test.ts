import { expect, test } from 'vitest';
import { aQuestion, yesNo } from '../../../tests/fixtures/a-survey.ts';
import { splitAnswers } from './survey-response.ts';

test('What is written lies apart from what is chosen, and the address by itself', () => {
  const questions = [
    aQuestion('name'),
    aQuestion('own', { kind: 'one-of', options: yesNo }),
    aQuestion('mail', { kind: 'email' }),
    aQuestion('why', { kind: 'long' }),
    aQuestion('nps', { kind: 'nps' }),
    aQuestion('toString', { kind: 'long' }),
  ];
  const answers = {
    ...{ name: 'Ada', own: 'yes', why: 'Rye', nps: 9, gone: 'x' },
    mail: { email: 'a@b.example', consent: true },
  };
  expect(splitAnswers(questions, answers)).toEqual({
    choices: { own: 'yes', nps: 9 },
    words: { name: 'Ada', why: 'Rye' },
    email: 'a@b.example',
  });
});

test('Without an address there is none', () => {
  expect(splitAnswers([aQuestion('name')], {})).toEqual({ choices: {}, words: {}, email: null });
});
