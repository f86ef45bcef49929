import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { at, ledgerFacts, stream } from '../../../tests/fixtures/ledger-facts.ts';
import type { Dated } from '../log/recorded-event.ts';
import { evolveLedger, evolveLedgerAll } from './evolve-ledger.ts';
import type { Ledger } from './ledger.ts';
import type { LedgerFact } from './ledger-facts.ts';

const oneByOne = (before: Ledger | undefined, facts: readonly Dated<LedgerFact>[]): Ledger | undefined =>
  facts.reduce<Ledger | undefined>((ledger, fact) => evolveLedger(ledger, fact, stream), before);

/** Facts both as the log numbers them and as a browser folds them before it has sent them. */
const facts = fc.record({
  many: fc.array(ledgerFacts, { maxLength: 40 }),
  begin: fc.nat(40),
  areNumbered: fc.boolean(),
});

test('facts folded together lead to the ledger that they lead to one by one, from wherever they go on', () => {
  fc.assert(
    fc.property(facts, ({ many, begin, areNumbered }) => {
      const dated = many.map((fact, n) => ({ ...fact, at: new Date(Date.parse(at) + n).toISOString() }));
      const all = areNumbered
        ? dated.map((fact, n) => ({ ...fact, version: n + 1, position: 2 * n + 1, recordedAt: at }))
        : dated;
      const before = oneByOne(undefined, all.slice(0, begin));
      const asItWas = structuredClone(before);
      expect(evolveLedgerAll(before, all.slice(begin), stream)).toEqual(oneByOne(before, all.slice(begin)));
      expect(before).toEqual(asItWas);
    }),
  );
});

test('facts folded together leave what they do not touch the same object', () => {
  const [ledger, after] = [evolveLedger(undefined, stated('a1'), stream), [evidence('e1', 'b1'), evidence('e2', 'b1')]];
  expect(evolveLedgerAll(ledger, after, stream)?.assumptions['a']).toBe(ledger.assumptions['a']);
});

test('what evidence is about is cited from then on, whether it is critical or not', () => {
  const ledger = evolveLedger(undefined, stated('a1', false), stream);
  const after = evolveLedgerAll(ledger, [evidence('e1', 'a1')], stream);
  expect([ledger, after].map((each) => each?.assumptions['a']?.['a1']?.cited)).toEqual([false, true]);
});

const stated = (assumptionId: string, critical = true): Dated<LedgerFact> => ({
  ...{ type: 'AssumptionStated', v: 1, at },
  data: { assumptionId, text: 'They pay', lens: 'viability', importance: 3, critical },
});

const evidence = (evidenceId: string, assumptionId: string): Dated<LedgerFact> => ({
  ...{ type: 'EvidenceRecorded', v: 1, at },
  data: { evidenceId, assumptionId, direction: 1, rung: 'plan', weight: 0.5, text: 'Paid', selfReported: true },
});
