import { expect, test } from 'vitest';
import type { OngoingPart } from '#domain/ledger/ongoing.ts';
import { scoresOf } from '#domain/ledger/score.ts';
import { ledgerAfter, ledgerId, stated } from '../../tests/fixtures/a-ledger.ts';
import { chooseOngoing, ongoingChoices, ongoingOfDecision } from './ongoing-choices.ts';

const ongoing: readonly OngoingPart[] = [
  { kind: 'experiment', id: 'byPage', artefactId: 'page', assumptionId: ledgerId(11) },
  { kind: 'experiment', id: 'byTalk', artefactId: null, assumptionId: ledgerId(12) },
  { kind: 'page', id: 'page', artefactId: null, assumptionId: null },
  { kind: 'survey', id: 'survey', artefactId: null, assumptionId: null },
];
const scores = scoresOf(ledgerAfter([stated(11, 'Bakers pay'), stated(12, 'Bakers suffer')]));

test('A test that goes on brings its page along, and a page that is taken down ends its tests', () => {
  const on = chooseOngoing(ongoing, {}, 'byPage', true);
  expect([on, chooseOngoing(ongoing, on, 'page', false)]).toEqual([
    { byPage: true, page: true },
    { byPage: false, page: false },
  ]);
});

test('What else is ongoing is left as it was chosen', () => {
  const on = chooseOngoing(ongoing, { survey: true }, 'byTalk', true);
  expect([on, chooseOngoing(ongoing, on, 'byTalk', false), chooseOngoing(ongoing, on, 'page', true)]).toEqual([
    { survey: true, byTalk: true },
    { survey: true, byTalk: false },
    { survey: true, byTalk: true, page: true },
  ]);
});

test('Everything ends unless it was chosen to go on', () => {
  expect(ongoingChoices(ongoing, {}, {}, scores).map(({ id, goesOn }) => [id, goesOn])).toEqual([
    ['byPage', false],
    ['byTalk', false],
    ['page', false],
    ['survey', false],
  ]);
});

test('A test ends whose assumption changes its words or stays behind', () => {
  const chosen = { byPage: true, byTalk: true, page: true };
  const choices = (wordings: Readonly<Record<string, string>>) =>
    ongoingChoices(ongoing, chosen, wordings, scores).map(({ goesOn, canGoOn }) => `${goesOn} ${canGoOn}`);
  expect([choices({}), choices({ [ledgerId(11)]: 'Bakers pay well', [ledgerId(12)]: '' })]).toEqual([
    ['true true', 'true true', 'true true', 'false true'],
    ['false false', 'false false', 'true true', 'false true'],
  ]);
});

test('A test whose assumption was retired does not go on, since nothing is taken along for it', () => {
  const retired = { type: 'AssumptionRetired', data: { assumptionId: ledgerId(11), reason: 'Too small' } } as const;
  const left = scoresOf(ledgerAfter([stated(11, 'Bakers pay'), stated(12, 'Bakers suffer'), retired]));
  const choices = ongoingChoices(ongoing, { byPage: true, byTalk: true, page: true }, {}, left);
  expect(choices.map(({ goesOn, canGoOn }) => `${goesOn} ${canGoOn}`)).toEqual([
    ...['false false', 'true true', 'true true', 'false true'],
  ]);
});

test('A decision names the assumption of the new idea that a test goes on with', () => {
  const choices = ongoingChoices(ongoing, { byTalk: true, survey: true }, {}, scores);
  const next = (id: string) => (id === ledgerId(12) ? 'next' : undefined);
  expect(ongoingOfDecision(choices, next)).toEqual([
    { kind: 'experiment', id: 'byPage', goesOn: false },
    { kind: 'experiment', id: 'byTalk', goesOn: true, assumptionId: 'next' },
    { kind: 'page', id: 'page', goesOn: false },
    { kind: 'survey', id: 'survey', goesOn: true },
  ]);
});
