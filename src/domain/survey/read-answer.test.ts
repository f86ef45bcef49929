import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aQuestion, yesNo } from '../../../tests/fixtures/a-survey.ts';
import { numberIn, readAnswer, sentAs } from './read-answer.ts';
import type { Answer, Question } from './survey.ts';

const en = { decimal: '.', digits: 2 } as const;
const de = { decimal: ',', digits: 2 } as const;
const sent = (query: string) => (name: string) => new URLSearchParams(query).getAll(name);
const read = (question: Partial<Question>, query: string) => {
  const found = readAnswer(aQuestion('q', question), sent(query), en);
  return found.kind === 'answer' ? found.answer : found.kind === 'problem' ? found.problem : found.kind;
};

test.each<[Partial<Question>, string, unknown]>([
  [{ kind: 'short' }, 'answer=+Rye%0A+bread+', 'Rye bread'],
  [{ kind: 'short' }, 'answer=+', 'missing'],
  [{ kind: 'short', required: false }, 'answer=', 'passed'],
  [{ kind: 'short' }, `answer=${'x'.repeat(301)}`, 'long'],
  [{ kind: 'long' }, 'answer=a%0D%0Ab%00c', 'a\nb c'],
  [{ kind: 'long' }, `answer=${'x'.repeat(5001)}`, 'long'],
  [{ kind: 'one-of', options: yesNo }, 'answer=yes', 'yes'],
  [{ kind: 'one-of', options: yesNo }, 'answer=maybe', 'choice'],
  [{ kind: 'some-of', options: yesNo }, 'answer=no&answer=yes&answer=no', ['no', 'yes']],
  [{ kind: 'some-of', options: yesNo }, 'answer=no&answer=maybe', 'choice'],
  [{ kind: 'some-of', options: yesNo }, '', 'missing'],
  [{ kind: 'ellis' }, 'answer=very', 'very'],
  [{ kind: 'nps' }, 'answer=10', 10],
  [{ kind: 'nps' }, 'answer=11', 'range'],
  [{ kind: 'nps' }, 'answer=ten', 'number'],
  [{ kind: 'rating', max: 3 }, 'answer=3', 3],
  [{ kind: 'rating', max: 3 }, 'answer=2.5', 'range'],
  [{ kind: 'number', min: 1 }, 'answer=1%2C234.5', 1234.5],
  [{ kind: 'number', min: 1 }, 'answer=0', 'range'],
  [{ kind: 'date' }, 'answer=+2024-02-29+', '2024-02-29'],
  [{ kind: 'date' }, 'answer=2026-02-29', 'day'],
  [{ kind: 'date' }, 'answer=2026-13-01', 'day'],
  [{ kind: 'date' }, 'answer=0999-12-31', 'day'],
  [{ kind: 'date' }, 'answer=1000-01-01', '1000-01-01'],
  [{ kind: 'date' }, 'answer=10000-01-01', 'day'],
  [{ kind: 'date' }, 'answer=31.12.2026', 'day'],
  [{ kind: 'date' }, 'answer=', 'missing'],
  [{ kind: 'date', required: false }, 'answer=', 'passed'],
  [{ kind: 'ranking', options: yesNo }, 'rank-1=2&rank-2=1', ['no', 'yes']],
  [{ kind: 'ranking', options: yesNo }, 'rank-1=1&rank-2=1', 'ranks'],
  [{ kind: 'ranking', options: yesNo }, 'rank-1=1', 'ranks'],
  [{ kind: 'ranking', options: yesNo, required: false }, 'rank-1=&rank-2=', 'passed'],
  [{ kind: 'price' }, 'price-1=1&price-2=2.5&price-3=$3&price-4=1%2C000', { prices: [100, 250, 300, 100_000] }],
  [{ kind: 'price' }, 'price-1=1&price-2=2&price-3=3', 'prices'],
  [{ kind: 'price' }, 'price-1=4&price-2=3&price-3=2&price-4=1', 'prices'],
  [{ kind: 'price' }, 'price-1=-4&price-2=3&price-3=4&price-4=5', 'prices'],
  [{ kind: 'email' }, 'email=a%40b.example&consent=yes', { email: 'a@b.example', consent: true }],
  [{ kind: 'email' }, 'email=a%40b.example', 'consent'],
  [{ kind: 'email' }, 'email=nobody&consent=yes', 'email'],
  [{ kind: 'email' }, 'consent=yes', 'email'],
  [{ kind: 'email', required: false }, 'email=', 'passed'],
  [{ kind: 'statement' }, 'answer=x', 'passed'],
])('%j sent as %s is read as %j', (question, query, expected) => {
  expect(read(question, query)).toEqual(expected);
});

test.each([
  ['1,234.5', '.', 1234.5],
  ['1.234,5', '.', 1234.5],
  ['1,234', '.', 1234],
  ['1,234', ',', 1.234],
  ['1.234', ',', 1234],
  ['1.234', '.', 1.234],
  ['1,5', '.', 1.5],
  ['1.5', ',', 1.5],
  ['1.234.567', ',', 1_234_567],
  ['1 234 567,25 €', ',', 1_234_567.25],
  ['-3', '.', -3],
  ['.5', '.', 0.5],
  ['', '.', undefined],
  ['1.2.3', '.', undefined],
  ['0x10', '.', undefined],
  ['Infinity', '.', undefined],
  ['１２', '.', undefined],
] as const)('%s with %s is %s', (typed, decimal, expected) => {
  expect(numberIn(typed, decimal)).toBe(expected);
});

const money = fc
  .array(fc.nat({ max: 1_000_000 }), { minLength: 4, maxLength: 4 })
  .map((prices) => ({ prices: [...prices].sort((a, b) => a - b) }));
const asked: fc.Arbitrary<readonly [Question, Answer]> = fc.oneof(
  fc.tuple(fc.constant(aQuestion('q', { kind: 'price' })), money),
  fc.tuple(
    fc.constant(aQuestion('q', { kind: 'number' })),
    fc.double({ noNaN: true, min: -1e12, max: 1e12 }).map((n) => n + 0),
  ),
  fc.tuple(fc.constant(aQuestion('q', { kind: 'nps' })), fc.nat({ max: 10 })),
  fc.tuple(
    fc.constant(aQuestion('q', { kind: 'ranking', options: yesNo })),
    fc.constantFrom(['yes', 'no'], ['no', 'yes']),
  ),
  fc.tuple(
    fc.constant(aQuestion('q', { kind: 'some-of', options: yesNo })),
    fc.constantFrom(['yes'], ['no'], ['yes', 'no']),
  ),
  fc.tuple(fc.constant(aQuestion('q', { kind: 'email' })), fc.constant({ email: 'a@b.example', consent: true })),
);

test('What was answered, sent again by the form that it fills, is the same answer, however numbers are written', () => {
  fc.assert(
    fc.property(asked, fc.constantFrom(en, de), ([question, answer], writing) => {
      expect(readAnswer(question, sentAs(question, answer, writing), writing)).toEqual({ kind: 'answer', answer });
    }),
  );
});

test('Whatever is sent, what is read fits the question', () => {
  const hostile = fc.record({
    answer: fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('yes', '9', '-1', '1e999', '__proto__'))),
    'rank-1': fc.array(fc.constantFrom('1', '2', '0', 'x')),
    'rank-2': fc.array(fc.constantFrom('1', '2', '', '２')),
    'price-1': fc.array(fc.string()),
  });
  const kinds = ['short', 'long', 'one-of', 'some-of', 'ranking', 'nps', 'rating', 'number', 'price', 'email'] as const;
  fc.assert(
    fc.property(fc.constantFrom(...kinds), hostile, (kind, fields) => {
      const options = kind === 'one-of' || kind === 'some-of' || kind === 'ranking' ? yesNo : [];
      const given = (name: string) => fields[name as 'answer'] ?? [];
      const found = readAnswer(aQuestion('q', { kind, options }), given, en);
      if (found.kind !== 'answer') return;
      expect(JSON.stringify(found.answer)).not.toMatch(/\\u0000|\\ud[89a-f]/);
    }),
  );
});
