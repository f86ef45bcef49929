import { expect, test } from 'vitest';
import { runOf } from '../../../tests/fixtures/an-intake.ts';
import type { Intake } from '../intake/intake.ts';
import { noNames } from '../team/member-names.ts';
import type { Started, Witness } from './experiment.ts';
import { lockedByText, lockSentence } from './lock-text.ts';

const names = new Map([
  ['m', 'Mira'],
  ['j', 'Jonas'],
]);
const [start, later] = ['2026-11-03T12:00:00.000Z', '2026-11-04T12:00:00.000Z'];
const witness: Witness = { by: 'j', position: 3, at: later };
const day = (at: string): string => at.slice(5, 10);
const test1 = (by: string | undefined, given: object = {}) =>
  ({
    ...{ method: 'page', artefact: { kind: 'page', id: 'p', goal: 'sign-up' } },
    judgements: [],
    lock: { startedAt: start, position: 2, ...(by === undefined ? {} : { by }) },
    ...given,
  }) as unknown as Started;
const came = (since: string) =>
  ({
    id: 'p',
    runs: [{ ...runOf(1, { since, until: since }), from: 1, position: 4 }],
    entries: {},
  }) as unknown as Intake;

test.each<[string | null, Started, ReadonlyMap<string, string>, Intake?]>([
  [null, test1('m'), noNames],
  [null, test1(undefined), noNames],
  ['by Mira on 11-03', test1('m'), names],
  ['on 11-03', test1(undefined), names],
  ['by a former member on 11-03', test1('x'), names],
  ['by Mira on 11-03, witnessed by Jonas before the first visitor', test1('m', { witness }), names],
  [
    'by Mira on 11-03, witnessed by Jonas before the first visitor',
    test1('m', { witness }),
    names,
    came('2026-11-04T12:00:00.001Z'),
  ],
  ['by Mira on 11-03, witnessed by Jonas on 11-04', test1('m', { witness }), names, came(start)],
  [
    'by Mira on 11-03, witnessed by Jonas before the first interview',
    test1('m', { witness, method: 'interviews', artefact: null }),
    names,
  ],
  [
    'by a former member on 11-03, witnessed by a former member before the first visitor',
    test1('m', { witness }),
    noNames,
  ],
])('%s', (told, experiment, known, intake) => {
  expect(lockedByText(experiment, intake, known, day)).toBe(told);
});

test('the sentence says that it was locked', () => {
  expect(lockSentence('by Mira on 11-03')).toBe('Locked by Mira on 11-03.');
});
