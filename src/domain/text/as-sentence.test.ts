import { expect, test } from 'vitest';
import { asSentence } from './as-sentence.ts';

test.each([
  ['Too rare', 'Too rare.'],
  ['Too rare. ', 'Too rare.'],
  ['Who pays?', 'Who pays?'],
  ['They said “no.”', 'They said “no.”'],
  ['Wait…', 'Wait…'],
])('%j ends as a sentence', (text, sentence) => {
  expect(asSentence(text)).toBe(sentence);
});
