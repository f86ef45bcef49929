import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Idea, ideaLimits, ideaStatuses, ideaStreamOf } from '#domain/idea/idea.ts';
import { decideCommand } from '#domain/log/decide-command.ts';
import { kindOfStream } from '#domain/log/stream-kinds.ts';
import { commandsForImport } from '#domain/transfer/commands-for-import.ts';
import { exportJson } from '#domain/transfer/export-json.ts';
import { exportRows } from '#domain/transfer/export-rows.ts';
import { emptyVault, ideaOrders, type Vault, vaultStreamOf } from '#domain/vault/vault.ts';
import { stateHash } from '../../../tests/fixtures/state-hash.ts';
import { formatCsv } from './format-csv.ts';
import { createTransferSession } from './transfer-session.ts';

const runs = process.env['TEST_FULL'] ? 500 : 20;
const at = '2026-11-21T12:00:00.000Z';
const workspace = '11111111-1111-4111-8111-111111111111';

interface State {
  readonly ideas: readonly Idea[];
  readonly vault: Vault;
}
type CommandDraft = ReturnType<typeof commandsForImport>[number];

/** Returns the state after the commands in a workspace. Every one of them must be granted. */
function grant(drafts: readonly CommandDraft[], from: State = { ideas: [], vault: emptyVault }): State {
  const states = new Map<string, unknown>([[vaultStreamOf(workspace), from.vault]]);
  for (const idea of from.ideas) states.set(ideaStreamOf(idea.id), idea);
  for (const [n, draft] of drafts.entries()) {
    const decision = decideCommand(states.get(draft.stream), { ...draft, id: `c${n}`, at });
    if (decision.kind === 'rejected') throw new Error(`${draft.type}: ${decision.reason}`);
    for (const fact of decision.facts) {
      const evolve = kindOfStream(draft.stream)?.evolve;
      states.set(draft.stream, evolve?.(states.get(draft.stream) as never, { ...fact, at }, draft.stream));
    }
  }
  const vault = states.get(vaultStreamOf(workspace)) as Vault;
  states.delete(vaultStreamOf(workspace));
  return { ideas: [...states.values()] as Idea[], vault };
}

const nasty = fc.constantFrom(
  '=1+1',
  "'=1+1",
  "''+x",
  '@SUM(A1)',
  '-2',
  '+3',
  '"',
  '""',
  'say "so"',
  ',',
  ';',
  '\t',
  'two\nlines',
  'two\r\nlines',
  'return\ronly',
  '🧭👩‍👩‍👧',
  'שלום',
  '\u202eturned',
  '<img src=x onerror=alert(1)>',
  '{"a":1}',
  'null',
  'é',
  '\ufeff',
  '\u2028',
  '\uff1dwide',
);
const text = (max: number) =>
  fc
    .array(fc.oneof(nasty, fc.string({ maxLength: 8 }), fc.string({ unit: 'grapheme', maxLength: 8 })), {
      maxLength: 5,
    })
    .map((parts) => parts.join(' ').replaceAll('\u0000', '').slice(0, max).toWellFormed());
const title = text(ideaLimits.title).map((each) => (each.trim() === '' ? 'x' : each));
const partId = fc.constantFrom('reach', 'pain', 'ease', 'gone-1', 'gone_2', 'A', 'constructor');
const time = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const importData = fc.record(
  {
    title,
    problem: text(300),
    audience: text(200),
    pitch: text(200),
    tags: fc.array(text(ideaLimits.tag), { maxLength: 6 }),
    status: fc.constantFrom(...ideaStatuses),
    rank: fc.constantFrom('a0', 'Zz', 'a0V'),
    ratings: fc.dictionary(partId, fc.integer({ min: 1, max: 5 })),
    archived: fc.boolean(),
    lineage: fc.option(fc.record({ from: fc.uuid(), kind: fc.constantFrom('copy', 'pivot'), position: fc.nat() })),
    moments: fc.array(fc.record({ version: fc.integer({ min: 1, max: 99 }), name: text(60) }), { maxLength: 3 }),
    capturedAt: time,
    changedAt: time,
  },
  { requiredKeys: ['title'] },
);
const criteria = fc
  .uniqueArray(fc.constantFrom('reach', 'pain', 'ease', 'A'), { minLength: 1, maxLength: 4 })
  .map((ids) => {
    const each = Math.floor(10_000 / ids.length);
    return ids.map((id, n) => ({
      id,
      name: `${id} = "how; much,"`,
      weight: n === 0 ? 10_000 - each * (ids.length - 1) : each,
    }));
  });
const query = fc.record({
  text: text(50),
  statuses: fc.uniqueArray(fc.constantFrom(...ideaStatuses)),
  tags: fc.array(text(ideaLimits.tag), { maxLength: 2 }),
  isStale: fc.boolean(),
  isArchived: fc.boolean(),
  order: fc.constantFrom(...ideaOrders),
  isDescending: fc.boolean(),
});
const states = fc
  .record({
    ideas: fc.array(fc.record({ id: fc.uuid(), data: importData }), { maxLength: 12 }),
    criteria: fc.option(criteria, { nil: null }),
    filters: fc.array(query, { maxLength: 3 }),
    templates: fc.array(text(200), { maxLength: 3 }),
  })
  .map(({ ideas, criteria: set, filters, templates }) =>
    grant(
      commandsForImport(
        [...new Map(ideas.map((idea) => [idea.id, idea])).values()] as never,
        {
          criteria: set,
          filters: filters.map((each, n) => ({ id: `f${n}`, name: `Filter ${n}`, query: each })),
          templates: templates.map((each, n) => ({
            id: `t${n}`,
            name: `Template ${n}`,
            nodes: [{ id: 'note00000000', kind: 'note', x: 0, y: n, width: 200, height: 96, text: each }],
            edges: [],
          })),
          hasUnusable: false,
        },
        emptyVault,
        workspace,
        '2026-01-01T00:00:00.000Z',
      ),
    ),
  );

/** Takes a file into a workspace as the import does, every line of it. */
async function takeIn(file: string, into: State): Promise<State> {
  const session = createTransferSession(() => crypto.randomUUID());
  const { mapping } = await session.read(new Blob([file]), {
    criteria: into.vault.criteria,
    columns: {},
    encoding: null,
    separator: null,
  });
  const known = { ids: new Set<string>(), titles: new Set<string>() };
  const report = session.judge({
    mapping,
    duplicates: 'skip',
    statuses: {},
    dayOrder: null,
    known,
    at,
    vault: into.vault,
  });
  expect(report).toMatchObject({ problems: [], notes: [], duplicateCount: 0, hasUnusableVault: false });
  const { ideas, brought } = session.collect();
  return grant(commandsForImport(ideas, brought, into.vault, workspace, at), into);
}

test('what was exported as JSON is the same state in an empty vault', async () => {
  await fc.assert(
    fc.asyncProperty(states, async (state) => {
      const there = await takeIn(exportJson(state.ideas, state.vault, at), { ideas: [], vault: emptyVault });
      expect(stateHash(there.ideas, there.vault)).toBe(stateHash(state.ideas, state.vault));
    }),
    { numRuns: runs },
  );
});

test('what was exported as CSV is the same ideas in an empty vault that has the same criteria', async () => {
  await fc.assert(
    fc.asyncProperty(states, async (state) => {
      if (state.ideas.length === 0) return;
      const file = formatCsv(exportRows(state.ideas, state.vault.criteria));
      const there = await takeIn(file, { ideas: [], vault: state.vault });
      expect(there.ideas).toEqual(state.ideas);
      expect(stateHash(there.ideas, there.vault)).toBe(stateHash(state.ideas, state.vault));
    }),
    { numRuns: runs },
  );
});

test('no cell of an exported table begins as a formula', () => {
  fc.assert(
    fc.property(states, ({ ideas, vault }) => {
      for (const cell of exportRows(ideas, vault.criteria).flat()) expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
    }),
    { numRuns: runs },
  );
});
