import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answersTo, type Counting, countResponses, importedFrom } from './count-responses.ts';
import { importedLimits } from './response-table.ts';

const asked = (...answers: readonly (readonly string[])[]) => ({ header: 'Would you pay?', answers });
const these = (...answers: readonly string[]): Counting => ({ kind: 'these', answers });
const any: Counting = { kind: 'any' };

describe('the answers to a question', () => {
  test('are listed once however they are spelled, the most frequent first', () => {
    expect(answersTo(asked(['No'], ['yes', 'Yes'], [], ['YES', 'Maybe']))).toEqual([
      { answer: 'yes', count: 2 },
      { answer: 'No', count: 1 },
      { answer: 'Maybe', count: 1 },
    ]);
  });

  test('are listed by their size if all are numbers', () => {
    expect(answersTo(asked(['10'], ['9'], ['10'], ['-2.5'])).map(({ answer }) => answer)).toEqual(['-2.5', '9', '10']);
    expect(answersTo(asked(['10'], ['9'], ['10'], ['ten'])).map(({ answer }) => answer)).toEqual(['10', '9', 'ten']);
  });
});

describe('the responses that count', () => {
  const question = asked(['Yes'], [], ['No'], ['maybe', 'YES'], ['Maybe'], ['Yes']);

  test('are the first as many as planned; a blank is no answer', () => {
    expect(countResponses(question, these('yes'), 4)).toEqual({ k: 2, n: 4, blank: 1, beyond: 1 });
    expect(countResponses(question, these('Yes', 'Maybe'), 100)).toEqual({ k: 4, n: 5, blank: 1, beyond: 0 });
  });

  test('are all where any answer is a yes, so that a blank is a no', () => {
    expect(countResponses(question, any, 4)).toEqual({ k: 3, n: 4, blank: 0, beyond: 2 });
    expect(countResponses(question, any, 6)).toEqual({ k: 5, n: 6, blank: 0, beyond: 0 });
  });

  test('together with those that do not are all responses, and a yes more never makes fewer', () => {
    const answer = fc.constantFrom('Yes', 'yes', 'No', 'Maybe');
    const responses = fc.array(fc.array(answer, { maxLength: 3 }), { maxLength: 30 });
    fc.assert(
      fc.property(
        responses,
        fc.subarray(['yes', 'no', 'maybe']),
        fc.integer({ min: 1, max: 40 }),
        (said, yes, planned) => {
          for (const counting of [any, these(...yes)]) {
            const { k, n, blank, beyond } = countResponses(asked(...said), counting, planned);
            expect(n + blank + beyond).toBe(said.length);
            expect(k).toBeLessThanOrEqual(n);
            expect(n).toBeLessThanOrEqual(planned);
          }
          const fewer = countResponses(asked(...said), these(...yes.slice(1)), planned);
          expect(countResponses(asked(...said), these(...yes), planned).k).toBeGreaterThanOrEqual(fewer.k);
        },
      ),
    );
  });
});

test('a result says its file, its question and what counted, shortened where they are too long', () => {
  expect(importedFrom('may.csv', asked(), these('Yes', 'Maybe'))).toEqual({
    file: 'may.csv',
    question: 'Would you pay?',
    counted: 'Yes, Maybe',
  });
  expect(importedFrom('may.csv', asked(), any).counted).toBe('');
  const long = importedFrom('🐝'.repeat(200), { header: 'a'.repeat(501), answers: [] }, these('b'.repeat(1000)));
  expect(long).toEqual({ file: `${'🐝'.repeat(99)}…`, question: `${'a'.repeat(499)}…`, counted: 'b'.repeat(1000) });
  expect(long.question.length).toBe(importedLimits.question);
});
