import { expect, test } from 'vitest';
import { everyKind } from '../../../tests/fixtures/every-kind.ts';
import { type QuestionKind, type QuestionTraits, questionKinds, traitsOf } from './question-kinds.ts';
import { asksForAddress, choicesOf, ellisOptions } from './survey.ts';

test('The fixture of every kind of question has a question of each kind', () => {
  expect([...new Set(everyKind.map(({ kind }) => kind))].sort()).toEqual([...questionKinds].sort());
});

test('A record over the kinds of questions does not compile without one of them', () => {
  const { end: _, ...others } = Object.fromEntries(questionKinds.map((kind) => [kind, ''])) as Record<QuestionKind, ''>;
  // @ts-expect-error the kind "end" is missing
  const labels: Record<QuestionKind, ''> = others;
  expect(Object.keys(labels)).toEqual(questionKinds.filter((kind) => kind !== 'end'));
});

test('The traits of a kind of question do not compile without one of them', () => {
  // @ts-expect-error the trait "compared" is missing
  const traits: QuestionTraits = { answer: 'line', options: null, bounds: null };
  expect(traits).toEqual({ answer: 'line', options: null, bounds: null });
});

test('A question of a newer build asks for nothing and has nothing to choose from', () => {
  const question = { kind: 'drawing' as QuestionKind, options: ellisOptions };
  expect([traitsOf(question), asksForAddress(question), choicesOf(question)]).toEqual([
    { answer: null, options: null, bounds: null, compared: null },
    false,
    [],
  ]);
});
