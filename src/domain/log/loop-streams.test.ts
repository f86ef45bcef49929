import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { experimentDraft, idOf, interviewDraft, ledgerDraft } from '../../../tests/fixtures/drafts/loop-drafts.ts';
import { threadDraft } from '../../../tests/fixtures/drafts/thread-drafts.ts';
import { experimentCommands } from '../experiment/experiment-commands.ts';
import { interviewCommands } from '../interview/interview-commands.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { ledgerCommands } from '../ledger/ledger-commands.ts';
import { threadCommands } from '../thread/thread-commands.ts';
import { decideCommand } from './decide-command.ts';
import type { JsonObject } from './json.ts';
import type { DatedFact } from './recorded-event.ts';
import { kindOfStream } from './stream-kinds.ts';

const runs = process.env['TEST_FULL'] ? 5000 : 200;
const at = '2026-01-01T00:00:00.000Z';
const reads = { state: () => undefined, statesOf: () => [] };

const kinds = {
  ledger: { drafts: ledgerDraft, commands: ledgerCommands },
  experiment: { drafts: experimentDraft, commands: experimentCommands },
  interview: { drafts: interviewDraft, commands: interviewCommands },
  thread: { drafts: threadDraft, commands: threadCommands },
};

const junk = fc.jsonValue({ maxDepth: 3 });
const ids = fc.constantFrom(idOf('a'), idOf('e'), '__proto__', 'constructor');
const anyData = fc.dictionary(
  fc.constantFrom(
    'assumptionId',
    'evidenceId',
    'quoteId',
    'commentId',
    'subject',
    'text',
    'fields',
    'criterion',
    'k',
    'n',
    '__proto__',
    'reason',
  ),
  fc.oneof(ids, junk, fc.dictionary(fc.string(), fc.record({ from: junk, to: junk }))),
);

describe.each(Object.entries(kinds))('%s', (name, { drafts, commands }) => {
  const stream = `${name}-${idOf('a')}`;
  const kind = kindOfStream(stream);
  const wild = fc.tuple(fc.constantFrom(...Object.keys(commands), 'Nonsense'), anyData);
  const sent = fc.array(fc.oneof(drafts, drafts, wild), { maxLength: 30 });

  /** Whatever is sent is answered, and what is accepted can be folded. */
  function fold(issued: readonly (readonly [string, unknown])[]) {
    const facts: DatedFact[] = [];
    let state: unknown;
    for (const [n, [type, data]] of issued.entries()) {
      const command = { id: `c${n}`, type, stream, data: data as JsonObject, at };
      const by = Object.hasOwn(commands, type) && commands[type as never]['by'] === 'system' ? 'system' : 'founder';
      const decision = decideCommand(state, command, by, reads);
      if (decision.kind === 'rejected') continue;
      for (const made of decision.facts) {
        facts.push({ ...made, at });
        state = kind?.evolve(state, { ...made, at }, stream);
      }
    }
    return { state, facts };
  }
  const refold = (facts: readonly DatedFact[]): unknown =>
    facts.reduce<unknown>((state, each) => kind?.evolve(state, each, stream), undefined);

  test('answers whatever is sent, and folds to the same from memory and from JSON', () => {
    fc.assert(
      fc.property(sent, (issued) => {
        const { state, facts } = fold(issued);
        expect(refold(JSON.parse(JSON.stringify(facts)))).toEqual(state);
        if (state !== undefined) expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      }),
      { numRuns: runs },
    );
  });

  test('is changed neither in place nor by facts of a newer build', () => {
    fc.assert(
      fc.property(sent, junk, (issued, data) => {
        const { state } = fold(issued);
        const before = structuredClone(state);
        const newer = { type: 'ToldByOracle', v: 1, data: { text: data } as JsonObject, at };
        const after = kind?.evolve(state, newer, stream);
        for (const [n, [type, given]] of issued.entries()) {
          const command = { id: `d${n}`, type, stream, data: given as JsonObject, at };
          const decision = decideCommand(state, command, 'founder', reads);
          for (const made of decision.kind === 'accepted' ? decision.facts : [])
            kind?.evolve(state, { ...made, at }, stream);
        }
        expect(state).toEqual(before);
        if (name !== 'ledger') expect(after).toEqual(before);
        // Who decides looks at the version of a ledger, which counts every fact.
        else if (state) expect(after).toEqual({ ...(before as Ledger), version: (before as Ledger).version + 1 });
      }),
      { numRuns: runs },
    );
  });

  test('has words for every command, alone and in numbers, and one for whoever may send it', () => {
    for (const [type, command] of Object.entries(commands)) {
      expect(`${type}: ${command.label({}, '“Bees”')}`).toMatch(/: [A-Z].*[a-z”]$/);
      expect(command.labelMany?.('12') ?? '12').toContain('12');
    }
  });
});

test('Facts about parts that are not there leave a ledger as it is', () => {
  const stream = `ledger-${idOf('a')}`;
  const kind = kindOfStream(stream);
  const [assumptionId, evidenceId] = [idOf('b'), idOf('e')];
  const strange: Record<string, JsonObject> = {
    AssumptionReworded: { assumptionId, text: 'They pay' },
    AssumptionWeighed: { assumptionId, importance: 1, critical: true },
    AssumptionRetired: { assumptionId, reason: '' },
    AssumptionRevived: { assumptionId, reason: '' },
    EvidenceSuperseded: { evidenceId, reason: 'Misheard' },
    EvidenceReinstated: { evidenceId },
  };
  const begun = kind?.evolve(
    undefined,
    {
      type: 'AssumptionStated',
      v: 1,
      data: { assumptionId: idOf('c'), text: 'They pay', lens: 'viability', importance: 1, critical: true },
      at,
    },
    stream,
  );
  for (const [type, data] of Object.entries(strange)) {
    const after = kind?.evolve(begun, { type, v: 1, data, at }, stream);
    expect(after).toEqual({ ...(begun as Ledger), version: 2 });
  }
});
