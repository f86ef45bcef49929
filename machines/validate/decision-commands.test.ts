import { expect, test } from 'vitest';
import { scoresOf } from '#domain/ledger/score.ts';
import { ledgerAfter, ledgerId, recorded, stated } from '../../tests/fixtures/a-ledger.ts';
import { anIdea } from '../../tests/fixtures/an-idea.ts';
import { commandForDecision, commandsForPivot } from './decision-commands.ts';

const ledger = ledgerAfter([
  stated(11, 'Bakers pay', { critical: true, importance: 5 }),
  stated(12, 'Bakers suffer'),
  stated(13, 'Shops care'),
  stated(14, 'Retired one'),
  recorded(21, 11),
  recorded(22, 11, { direction: -1 }),
  recorded(23, 12),
  { type: 'EvidenceSuperseded', data: { evidenceId: ledgerId(22), reason: 'Wrong' } },
  { type: 'AssumptionRetired', data: { assumptionId: ledgerId(14), reason: '' } },
]);
const decision = {
  ...{ decisionId: ledgerId(70), kind: 'pause' as const, reason: ' Later ', reversedBy: ' Ten orders ' },
  ...{ askAgainOn: '2027-01-01', title: ' Bread by post ', pitch: ' Bread that\n comes ', seenVersion: 9 },
  wordings: { [ledgerId(11)]: 'Bakers pay', [ledgerId(12)]: 'Shops suffer', [ledgerId(13)]: ' ' },
};
const stream = `ledger-${ledger.projectId}`;

test('a pause says when to ask again; what goes on asks never', () => {
  const said = { decisionId: ledgerId(70), reason: 'Later', reversedBy: 'Ten orders', seenVersion: 9 };
  expect([
    commandForDecision(ledger, decision),
    commandForDecision(ledger, { ...decision, kind: 'persevere' }),
  ]).toEqual([
    { type: 'RecordDecision', stream, data: { ...said, kind: 'pause', askAgainOn: '2027-01-01' } },
    { type: 'RecordDecision', stream, data: { ...said, kind: 'persevere' } },
  ]);
});

test('a pivot takes along what is still assumed, and evidence where the wording is unchanged', () => {
  let last = 200;
  const target = { ideaId: ledgerId(101), projectId: ledgerId(102), canvasId: ledgerId(103) };
  const drafts = commandsForPivot({
    ...{ idea: anIdea({ title: 'Bread' }), ledger, scores: scoresOf(ledger), target, position: 40 },
    decision: { ...decision, kind: 'pivot' },
    canvas: () => [],
    ongoing: [
      { kind: 'experiment', id: 'e1', artefactId: 'p1', assumptionId: ledgerId(11), goesOn: true, canGoOn: true },
      { kind: 'experiment', id: 'e2', artefactId: null, assumptionId: ledgerId(12), goesOn: false, canGoOn: false },
      { kind: 'page', id: 'p1', artefactId: null, assumptionId: null, goesOn: true, canGoOn: true },
    ],
    newId: () => {
      last += 1;
      return ledgerId(last);
    },
  });
  const to = `ledger-${target.projectId}`;
  const from = { projectId: ledger.projectId };
  expect(drafts.toSpliced(1, 1)).toEqual([
    {
      type: 'RecordDecision',
      stream,
      data: {
        ...{ decisionId: ledgerId(70), kind: 'pivot', reason: 'Later', reversedBy: 'Ten orders', seenVersion: 9 },
        successor: { ...target, title: 'Bread by post' },
        ongoing: [
          { kind: 'experiment', id: 'e1', goesOn: true, assumptionId: ledgerId(201) },
          { kind: 'experiment', id: 'e2', goesOn: false },
          { kind: 'page', id: 'p1', goesOn: true },
        ],
      },
    },
    {
      type: 'StartProject',
      stream: `project-${target.projectId}`,
      data: { ideaId: target.ideaId, canvasId: target.canvasId, forkedFrom: ledger.projectId },
    },
    { type: 'MoveIdea', stream: `idea-${target.ideaId}`, data: { status: 'exploring' } },
    {
      type: 'StateAssumption',
      stream: to,
      data: {
        ...{ assumptionId: ledgerId(201), text: 'Bakers pay', lens: 'viability', importance: 5, critical: true },
        carriedFrom: { ...from, assumptionId: ledgerId(11) },
      },
    },
    {
      type: 'CarryEvidence',
      stream: to,
      data: { evidenceId: ledgerId(202), assumptionId: ledgerId(201), from: { ...from, evidenceId: ledgerId(21) } },
    },
    {
      type: 'StateAssumption',
      stream: to,
      data: {
        ...{ assumptionId: ledgerId(203), text: 'Shops suffer', lens: 'viability', importance: 3, critical: false },
        carriedFrom: { ...from, assumptionId: ledgerId(12) },
      },
    },
  ]);
  expect(drafts[1]).toMatchObject({
    type: 'ForkIdea',
    stream: `idea-${target.ideaId}`,
    data: {
      ...{ kind: 'pivot', title: 'Bread by post', pitch: 'Bread that comes' },
      ...{ position: 40, decisionId: ledgerId(70) },
    },
  });
});

test('a pivot leaves behind what a test refuted, unless other words are written for it', () => {
  const refuted = ledgerAfter([
    stated(11, 'Bakers pay', { critical: true }),
    stated(12, 'Bakers suffer'),
    recorded(21, 11, { experimentId: ledgerId(81), judgement: 1, direction: -1, weight: 3 }),
  ]);
  const taken = (wordings: Readonly<Record<string, string>>) =>
    commandsForPivot({
      ...{
        idea: anIdea({ title: 'Bread' }),
        ledger: refuted,
        scores: scoresOf(refuted),
        position: 40,
        canvas: () => [],
        ongoing: [],
      },
      target: { ideaId: ledgerId(101), projectId: ledgerId(102), canvasId: ledgerId(103) },
      decision: { ...decision, kind: 'pivot', wordings },
      newId: () => ledgerId(201),
    }).flatMap(({ type, data }) => (type === 'CarryEvidence' ? [type] : 'text' in data ? [data.text] : []));
  expect([
    taken({}),
    taken({ [ledgerId(11)]: 'Shops pay' }),
    taken({ [ledgerId(11)]: 'Bakers pay' }),
    taken({ [ledgerId(12)]: '' }),
  ]).toEqual([['Bakers suffer'], ['Shops pay', 'Bakers suffer'], ['Bakers pay', 'CarryEvidence', 'Bakers suffer'], []]);
});
