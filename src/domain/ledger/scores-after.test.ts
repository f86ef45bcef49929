import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { at, ledgerFacts, stream } from '../../../tests/fixtures/ledger-facts.ts';
import type { Dated } from '../log/recorded-event.ts';
import { emptyLedger, evolveLedger } from './evolve-ledger.ts';
import type { LedgerFact } from './ledger-facts.ts';
import { scoresAfter, scoresOf } from './score.ts';

test('scores that follow each fact are those that the whole ledger gives', () => {
  fc.assert(
    fc.property(fc.array(ledgerFacts, { maxLength: 20 }), (all) => {
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
