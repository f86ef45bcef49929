import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idOf, LoopLog, projectId } from '../../../tests/fixtures/loop-log.ts';
import { type Ledger, ledgerStreamOf, rungCaps, rungs } from './ledger.ts';
import { riskiestOf, scoresOf, weakestOf, weigh } from './score.ts';

const piece = fc.record({
  direction: fc.constantFrom(-1 as const, 0 as const, 1 as const),
  rung: fc.constantFrom(...rungs),
  weight: fc.double({ min: 0, max: 12, noNaN: true }),
});
const pieces = fc.array(piece, { maxLength: 30 });
const slack = 1e-9;

test('A score lies between 0 and 100, is 50 without evidence, and is the published formula', () => {
  expect(weigh([])).toEqual({ supports: 0, refutes: 0, neutral: 0, score: 50 });
  fc.assert(
    fc.property(pieces, (all) => {
      const { supports, refutes, neutral, score } = weigh(all);
      expect(score > 0 && score < 100).toBe(true);
      expect(score).toBeCloseTo(50 + (50 * (supports - refutes)) / (supports + refutes + neutral + 4), 9);
    }),
  );
});

test('A score is the same in whatever order the evidence came', () => {
  fc.assert(
    fc.property(pieces, fc.nat(), (all, turn) => {
      const at = all.length === 0 ? 0 : turn % all.length;
      const turned = [...all.slice(at), ...all.slice(0, at)].reverse();
      expect(weigh(turned).score).toBeCloseTo(weigh(all).score, 9);
    }),
  );
});

test('What speaks for it never lowers a score, what speaks against it never raises it, and neither draws it to 50', () => {
  fc.assert(
    fc.property(pieces, piece, (all, one) => {
      const before = weigh(all).score;
      const after = weigh([...all, one]).score;
      if (one.direction === 1) expect(after).toBeGreaterThanOrEqual(before - slack);
      if (one.direction === -1) expect(after).toBeLessThanOrEqual(before + slack);
      if (one.direction === 0) expect(Math.abs(after - 50)).toBeLessThanOrEqual(Math.abs(before - 50) + slack);
    }),
  );
});

test('The same evidence the other way round gives the mirrored score', () => {
  fc.assert(
    fc.property(pieces, (all) => {
      const turned = all.map((each) => ({ ...each, direction: (0 - each.direction) as -1 | 0 | 1 }));
      expect(weigh(turned).score).toBeCloseTo(100 - weigh(all).score, 9);
    }),
  );
});

test('All evidence of one rung in one direction weighs what its rung allows at most, beside that of other rungs', () => {
  fc.assert(
    fc.property(pieces, fc.constantFrom(...rungs), fc.integer({ min: 1, max: 40 }), (all, rung, times) => {
      const cap = rungCaps[rung];
      const others = all.filter((each) => each.rung !== rung);
      const known = weigh(others).supports;
      const more = Array.from({ length: times }, () => ({ direction: 1 as const, rung, weight: cap / 4 }));
      expect(weigh([...others, ...more]).supports).toBeCloseTo(known + Math.min(cap, (times * cap) / 4), 9);
      const opposed = [...others, ...more, { direction: -1 as const, rung, weight: cap }];
      expect(weigh(opposed).supports).toBeCloseTo(weigh([...others, ...more]).supports, 9);
    }),
  );
});

const ledger = ledgerStreamOf(projectId);
/** Ids whose order is not the order in which they are used. */
const shuffled = [7, 3, 9, 1, 5, 2].map((n) => `${n}${idOf(n).slice(1)}`);

test('Assumptions come in the order in which they were stated, their evidence in that in which it was recorded', () => {
  const log = new LoopLog();
  for (const [n, assumptionId] of shuffled.slice(0, 3).entries()) {
    const stated = { assumptionId, text: `No. ${n}`, lens: 'viability', importance: 3, critical: false };
    log.send(ledger, 'StateAssumption', stated);
  }
  for (const [n, evidenceId] of shuffled.entries()) {
    const said = { direction: 1, rung: 'plan', weight: 0.1, text: `No. ${n}` };
    log.send(ledger, 'RecordEvidence', { evidenceId, assumptionId: shuffled[n % 2], ...said });
  }
  log.send(ledger, 'WithdrawEvidence', { evidenceId: shuffled[2], reason: 'Misheard' });
  expect(
    scoresOf(log.state<Ledger>(ledger)).map(({ assumption, evidence, supports }) => [
      assumption.text,
      evidence.map(({ text, superseded, place }) => [text, superseded, place.position]),
      Number(supports.toFixed(6)),
    ]),
  ).toEqual([
    [
      'No. 0',
      [
        ['No. 0', null, 4],
        ['No. 2', 'Misheard', 6],
        ['No. 4', null, 8],
      ],
      0.2,
    ],
    [
      'No. 1',
      [
        ['No. 1', null, 5],
        ['No. 3', null, 7],
        ['No. 5', null, 9],
      ],
      0.3,
    ],
    ['No. 2', [], 0],
  ]);
});

test('The idea is worth its lowest critical assumption, and the next test is the highest risk; neither is retired', () => {
  const log = new LoopLog();
  const state = (n: number, importance: number, critical: boolean): unknown =>
    log.send(ledger, 'StateAssumption', {
      assumptionId: idOf(n),
      text: `No. ${n}`,
      lens: 'viability',
      importance,
      critical,
    });
  const found = () => {
    const scores = scoresOf(log.state<Ledger>(ledger));
    return [weakestOf(scores)?.assumption.text, riskiestOf(scores)?.assumption.text, riskiestOf(scores)?.risk];
  };
  state(1, 4, false);
  expect(found()).toEqual([undefined, 'No. 1', 2]);
  state(2, 2, true);
  state(3, 2, true);
  // Of equals the first.
  expect(found()).toEqual(['No. 2', 'No. 1', 2]);
  const against = { direction: -1, rung: 'anecdote', weight: 1, text: '' };
  log.send(ledger, 'RecordEvidence', { evidenceId: idOf(50), assumptionId: idOf(3), ...against });
  expect(found()).toEqual(['No. 3', 'No. 1', 2]);
  log.send(ledger, 'RetireAssumption', { assumptionId: idOf(3) });
  log.send(ledger, 'RetireAssumption', { assumptionId: idOf(1) });
  expect(found()).toEqual(['No. 2', 'No. 2', 1]);
  log.send(ledger, 'RetireAssumption', { assumptionId: idOf(2) });
  expect(found()).toEqual([undefined, undefined, undefined]);
});
