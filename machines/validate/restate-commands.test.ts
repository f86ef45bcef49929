import { expect, test } from 'vitest';
import { scoresOf } from '#domain/ledger/score.ts';
import { ledgerAfter, ledgerId, recorded, stated } from '../../tests/fixtures/a-ledger.ts';
import { commandsForRestating, type RefutedAssumption } from './restate-commands.ts';

const [from, to] = [ledgerId(1), ledgerId(2)];
const ledger = ledgerAfter([
  stated(11, 'Clinics pay', { critical: true, importance: 5 }),
  recorded(21, 11, { experimentId: ledgerId(81), judgement: 1, direction: -1, weight: 3 }),
]);
const drafts = scoresOf(ledger).map(
  (scored): RefutedAssumption => ({ projectId: from, belief: { ...scored, isRefuted: true, carriedTo: null } }),
);

const commandsFor = (text: string, isLeft = false) => {
  let last = 300;
  const newId = () => {
    last += 1;
    return ledgerId(last);
  };
  return drafts.flatMap((draft) =>
    commandsForRestating(to, { draft, text, isLeft }, newId).map(({ type, stream, data }) => [type, stream, data]),
  );
};
const stream = `ledger-${to}`;
const statement = (text: string) => [
  'StateAssumption',
  stream,
  {
    ...{ assumptionId: ledgerId(301), text, lens: 'viability', importance: 5, critical: true },
    carriedFrom: { projectId: from, assumptionId: ledgerId(11) },
  },
];
const evidence = [
  'CarryEvidence',
  stream,
  {
    ...{ evidenceId: ledgerId(302), assumptionId: ledgerId(301) },
    from: { projectId: from, evidenceId: ledgerId(21) },
  },
];

test('In other words it is an assumption of the new idea, of which nothing is known', () => {
  expect(commandsFor('Shops pay')).toEqual([statement('Shops pay')]);
});

test('In the same words it keeps what spoke against it', () => {
  expect(commandsFor('Clinics pay')).toEqual([statement('Clinics pay'), evidence]);
});

test('What is left behind comes along retired, with what spoke against it', () => {
  expect(commandsFor('Shops pay', true)).toEqual([
    statement('Clinics pay'),
    evidence,
    ['RetireAssumption', stream, { assumptionId: ledgerId(301), reason: 'Refuted before the pivot' }],
  ]);
});
