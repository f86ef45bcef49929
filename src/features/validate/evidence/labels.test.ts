import { expect, test } from 'vitest';
import { evidenceLabels } from './labels.ts';

test.each([
  [{ total: 1, for: 0, against: 1 }, '1 interview quote (1 against) isn’t counted here'],
  [{ total: 6, for: 2, against: 3 }, '6 interview quotes (2 for, 3 against, 1 neither) aren’t counted here'],
])('quotes that are no evidence are told with their marks: %j', (marks, said) => {
  expect(evidenceLabels.quotes(marks)).toBe(
    `${said}: a test counts the answers, and a quote counts once you record it as evidence.`,
  );
});
