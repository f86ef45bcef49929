import { expect, test } from 'vitest';
import { scoresOf } from '#domain/ledger/score.ts';
import { loopStepOf } from '#domain/next-step/loop-step.ts';
import type { CardLooks } from '#drawing/card-look.ts';
import { ledgerAfter, ledgerId, type PlainFact, recorded, stated } from '../../../../tests/fixtures/a-ledger.ts';
import { cardLooks } from './card-looks.ts';

function looksAfter(facts: readonly PlainFact[], before?: CardLooks): CardLooks {
  const ledger = ledgerAfter(facts);
  const scores = scoresOf(ledger);
  const loop = { projectId: 'p', title: 'Crumb', ledger, scores, experiments: [] };
  return cardLooks(scores, loopStepOf(loop, 'testing', '2026-11-23'), before);
}
const judged = (n: number, assumption: number, direction: number): PlainFact =>
  recorded(n, assumption, { experimentId: ledgerId(90 + n), judgement: 1, direction, weight: 3 });
const facts: readonly PlainFact[] = [
  stated(11, 'They suffer', { importance: 4 }),
  stated(12, 'They look for help', { importance: 1 }),
  stated(13, 'They pay', { importance: 1 }),
  stated(14, 'They tell others', { importance: 1 }),
  stated(15, 'They leave'),
  recorded(21, 12, { weight: 1 }),
  judged(22, 13, 1),
  judged(23, 14, 0),
  judged(24, 15, -1),
  { type: 'AssumptionRetired', data: { assumptionId: ledgerId(15), reason: '' } },
];

test('a card says what is known of its assumption, and the one at the highest risk is next', () => {
  expect([...looksAfter(facts).values()]).toEqual([
    { text: 'No evidence yet', said: 'no evidence yet, next test', verdict: null, isNext: true },
    { text: '60', said: 'score 60', verdict: null, isNext: false },
    { text: '71 Supports', said: 'score 71, supports', verdict: 'supports', isNext: false },
    { text: '50 Inconclusive', said: 'score 50, inconclusive', verdict: 'inconclusive', isNext: false },
    { text: 'Retired', said: 'retired, score 29, refutes', verdict: null, isNext: false },
  ]);
});

test('what was refuted and is critical is decided upon before anything is tested', () => {
  const critical = [...facts, stated(16, 'They stay', { critical: true, importance: 1 }), judged(25, 16, -1)];
  const marked = [...looksAfter(critical)].flatMap(([id, { said, isNext }]) => (isNext ? [[id, said]] : []));
  expect(marked).toEqual([[ledgerId(16), 'score 29, refutes, decide next']]);
});

test('what looks as before stays the same', () => {
  const before = looksAfter(facts);
  const after = looksAfter([...facts, recorded(26, 12, { weight: 1 })], before);
  const differing = [...after].flatMap(([id, look]) => (before.get(id) === look ? [] : [[id, look.text]]));
  expect(differing).toEqual([[ledgerId(12), '67']]);
});

test('the marker says what is to be done about a test that runs', () => {
  const scores = scoresOf(ledgerAfter(facts));
  const said = (['lock', 'interview', 'result', 'wait'] as const).map(
    (kind) => cardLooks(scores, { kind, assumptionId: ledgerId(12) }).get(ledgerId(12))?.said,
  );
  expect(said).toEqual([
    'score 60, its test isn’t locked yet',
    'score 60, interviews next',
    'score 60, result next',
    'score 60, being tested',
  ]);
});

test('a card of what a test refuted before the pivot says so, beside those of the idea itself', () => {
  const before = scoresOf(ledgerAfter([stated(31, 'They paid monthly', { critical: true }), judged(26, 31, -1)]));
  const refuted = before.map((scored) => ({ ...scored, isRefuted: true, carriedTo: null }));
  const looks = cardLooks(scoresOf(ledgerAfter([stated(11, 'They pay')])), undefined, undefined, refuted);
  expect([...looks].map(([id, { said, verdict }]) => [id, said, verdict])).toEqual([
    [ledgerId(31), 'refuted before the pivot', 'refutes'],
    [ledgerId(11), expect.any(String), null],
  ]);
});

test('what was withdrawn is no evidence', () => {
  const withdrawn: PlainFact = { type: 'EvidenceSuperseded', data: { evidenceId: ledgerId(21), reason: 'Wrong' } };
  const looks = looksAfter([stated(11, 'They pay'), recorded(21, 11), withdrawn]);
  expect([...looks.values()].map(({ text, said }) => [text, said])).toEqual([
    ['No evidence yet', 'no evidence yet, next test'],
  ]);
});
