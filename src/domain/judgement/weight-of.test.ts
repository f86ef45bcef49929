import { expect, test } from 'vitest';
import type { Experiment, Lock, Method } from '../experiment/experiment.ts';
import { weightOf } from './weight-of.ts';

const of = (method: Method, n: number, goal = '', counts: Lock['counts'] = 'answers') =>
  weightOf({ method, artefact: { kind: 'page', id: 'p', goal }, lock: { counts } } as unknown as Experiment, n);

test.each<[string, ReturnType<typeof of>, object | null]>([
  ['nobody', of('page', 0), null],
  ['a page', of('page', 60, 'sign-up', 'confirmed'), { rung: 'market', weight: 1 }],
  ['a page with qualifying questions', of('page', 60, 'qualified-sign-up'), { rung: 'market', weight: 2 }],
  ['a fake door', of('fake-door', 60), { rung: 'market', weight: 1 }],
  ['a pre-order', of('pre-order', 60), { rung: 'market', weight: 3 }],
  ['a survey', of('survey', 60), { rung: 'market', weight: 1 }],
  ['a survey of verified people', of('survey', 60, '', 'confirmed'), { rung: 'market', weight: 2 }],
  ['three interviews', of('interviews', 3), { rung: 'anecdote', weight: 1 }],
  ['four interviews', of('interviews', 4), { rung: 'market', weight: 2 }],
  ['nineteen interviews', of('interviews', 19), { rung: 'market', weight: 2 }],
  ['twenty interviews', of('interviews', 20), { rung: 'market', weight: 3 }],
  ['a split', of('split', 60), { rung: 'market', weight: 4 }],
])('What %s weighs', (_, weighs, expected) => {
  expect(weighs).toEqual(expected);
});
