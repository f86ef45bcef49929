import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Dated } from '../log/recorded-event.ts';
import { emptyLedger, evolveLedger } from './evolve-ledger.ts';
import type { LedgerFact } from './ledger-facts.ts';
import { scoresAfter, scoresOf } from './score.ts';

const at = '2026-11-23T12:00:00.000Z';
const stream = 'ledger-0198f0a0-0000-4000-8000-000000000001';
const ids = fc.constantFrom('a1', 'a2', 'b1');
const facts: fc.Arbitrary<Dated<LedgerFact>> = fc
  .oneof(
    fc.record({
      type: fc.constant('AssumptionStated' as const),
      data: fc.record({
        assumptionId: ids,
        text: fc.string(),
        lens: fc.constant('viability' as const),
        importance: fc.integer({ min: 1, max: 5 }),
        critical: fc.boolean(),
      }),
    }),
    fc.record({
      type: fc.constant('AssumptionWeighed' as const),
      data: fc.record({ assumptionId: ids, importance: fc.integer({ min: 1, max: 5 }), critical: fc.boolean() }),
    }),
    fc.record({
      type: fc.constant('EvidenceRecorded' as const),
      data: fc.record({
        evidenceId: fc.constantFrom('e1', 'e2', 'f1', 'f2'),
        assumptionId: ids,
        direction: fc.constantFrom(-1 as const, 0 as const, 1 as const),
        rung: fc.constantFrom('opinion' as const, 'market' as const),
        weight: fc.constantFrom(0.1, 0.2, 2),
        text: fc.string(),
        selfReported: fc.boolean(),
      }),
    }),
    fc.record({
      type: fc.constant('EvidenceSuperseded' as const),
      data: fc.record({ evidenceId: fc.constantFrom('e1', 'f2'), reason: fc.constant('wrong') }),
    }),
  )
  .map((fact) => ({ ...fact, at }) as Dated<LedgerFact>);

test('scores that follow each fact are those that the whole ledger gives', () => {
  fc.assert(
    fc.property(fc.array(facts, { maxLength: 20 }), (all) => {
      let last = { ledger: emptyLedger(stream), scores: scoresOf(emptyLedger(stream)) };
      for (const fact of all) {
        const ledger = evolveLedger(last.ledger, fact, stream);
        last = { ledger, scores: scoresAfter(last, ledger) };
        expect(last.scores).toEqual(scoresOf(ledger));
      }
    }),
  );
});

test('what a fact leaves alone stays the same object', () => {
  const stated = (assumptionId: string): Dated<LedgerFact> => ({
    type: 'AssumptionStated',
    v: 1,
    at,
    data: { assumptionId, text: 'They pay', lens: 'viability', importance: 3, critical: true },
  });
  const before = [stated('a1'), stated('b1')].reduce(
    (ledger, fact) => evolveLedger(ledger, fact, stream),
    emptyLedger(stream),
  );
  const scores = scoresOf(before);
  const after = evolveLedger(
    before,
    { type: 'AssumptionWeighed', v: 1, at, data: { assumptionId: 'a1', importance: 5, critical: true } },
    stream,
  );
  const next = scoresAfter({ ledger: before, scores }, after);
  expect([next[0]?.risk, next[1] === scores[1]]).toEqual([2.5, true]);
  const named = evolveLedger(after, { type: 'MomentNamed', at, data: { name: 'x', position: 1 } } as never, stream);
  expect(scoresAfter({ ledger: after, scores: next }, named)).toBe(next);
});
