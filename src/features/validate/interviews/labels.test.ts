import { expect, test } from 'vitest';
import { labels } from './labels.ts';

test('The hint of an answer begins with the test as a sentence, whatever it ends with', () => {
  expect(['Did they pay', 'Did they pay?', '“Did they pay?”', 'Wait…'].map(labels.form.answerTo)).toEqual([
    'Did they pay. Unclear counts as no.',
    'Did they pay? Unclear counts as no.',
    '“Did they pay?” Unclear counts as no.',
    'Wait… Unclear counts as no.',
  ]);
});
