import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aQuestion, yesNo } from '../../../tests/fixtures/a-survey.ts';
import { journey } from './journey.ts';
import { progressAt } from './progress.ts';
import type { Answers, Question } from './survey.ts';

const to = (target: string, question: string, comparison: 'is' | 'answered' | 'not-answered', value?: string) => ({
  when: { question, comparison, ...(value !== undefined && { value }) },
  to: target,
});
const at = (questions: readonly Question[], id: string, answers: Answers = {}) => {
  const { path } = journey({ questions }, answers);
  const { number, total, isCertain } = progressAt({ questions }, path, { id }, answers);
  return `${number} of ${isCertain ? '' : 'about '}${total}`;
};
const choice = { kind: 'one-of', options: yesNo } as const;
const screened = [
  aQuestion('own', { ...choice, routes: [to('bye', 'own', 'is', 'no')] }),
  aQuestion('a'),
  aQuestion('b'),
  aQuestion('bye', { kind: 'end' }),
];

test('without routes it has as many as there are, and an end is none', () => {
  const questions = [aQuestion('a'), aQuestion('hello', { kind: 'statement' }), aQuestion('bye', { kind: 'end' })];
  expect([at(questions, 'a'), at(questions, 'hello', { a: 'x' })]).toEqual(['1 of 2', '2 of 2']);
});

test('while an answer may lead on sooner it has about the most, and as many as are left once it is given', () => {
  expect([at(screened, 'own'), at(screened, 'a', { own: 'yes' }), at(screened, 'own', { own: 'yes' })]).toEqual([
    '1 of about 3',
    '2 of 3',
    '1 of about 3',
  ]);
});

test('of two branches only one is counted', () => {
  const questions = [
    aQuestion('own', { ...choice, routes: [to('n1', 'own', 'is', 'no')] }),
    aQuestion('y1'),
    aQuestion('y2', { routes: [to('last', 'y2', 'answered')] }),
    aQuestion('n1'),
    aQuestion('last'),
  ];
  expect([at(questions, 'own'), at(questions, 'y1', { own: 'yes' }), at(questions, 'n1', { own: 'no' })]).toEqual([
    '1 of about 4',
    '2 of 4',
    '2 of 3',
  ]);
});

test('a route on an earlier answer is known by then', () => {
  const questions = [
    aQuestion('own', choice),
    aQuestion('a', { routes: [to('c', 'own', 'is', 'no'), to('bye', 'own', 'not-answered')] }),
    aQuestion('b'),
    aQuestion('c'),
    aQuestion('bye', { kind: 'end' }),
  ];
  expect([at(questions, 'own'), at(questions, 'a', { own: 'no' }), at(questions, 'a', { own: 'yes' })]).toEqual([
    '1 of about 4',
    '2 of 3',
    '2 of 4',
  ]);
});

test('nobody is ever asked more than it said, and a number that is certain stays', () => {
  const answer = fc.constantFrom('yes', 'no');
  const route = fc.record({
    from: fc.nat(5),
    target: fc.nat(5),
    comparison: fc.constantFrom('is', 'answered', 'not-answered'),
  });
  fc.assert(
    fc.property(
      fc.array(fc.array(route, { maxLength: 2 }), { minLength: 6, maxLength: 6 }),
      fc.array(answer, { minLength: 6, maxLength: 6 }),
      (routes, given) => {
        const questions = routes.map((own, n) =>
          aQuestion(`q${n}`, {
            ...choice,
            routes: own.map(({ from, target, comparison }) =>
              to(`q${Math.max(target, Math.min(5, n + 1))}`, `q${Math.min(from, n)}`, comparison as 'is', 'no'),
            ),
          }),
        );
        let answers: Answers = {};
        const said: { readonly total: number; readonly isCertain: boolean }[] = [];
        for (;;) {
          const { path, current } = journey({ questions }, answers);
          if (!current) break;
          const progress = progressAt({ questions }, path, current, answers);
          expect(progress.number).toBe(said.length + 1);
          said.push(progress);
          answers = { ...answers, [current.id]: given[Number(current.id.slice(1))] ?? 'yes' };
        }
        for (const { total, isCertain } of said) {
          expect(total).toBeGreaterThanOrEqual(said.length);
          if (isCertain) expect(total).toBe(said.length);
        }
      },
    ),
  );
});
