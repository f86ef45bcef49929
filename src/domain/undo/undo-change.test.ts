import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canvasDraft } from '../../../tests/fixtures/drafts/canvas-drafts.ts';
import { ideaDraft } from '../../../tests/fixtures/drafts/idea-drafts.ts';
import { intakeDraft } from '../../../tests/fixtures/drafts/intake-drafts.ts';
import { experimentDraft, idOf, interviewDraft, ledgerDraft } from '../../../tests/fixtures/drafts/loop-drafts.ts';
import { pageDraft } from '../../../tests/fixtures/drafts/page-drafts.ts';
import { projectDraft } from '../../../tests/fixtures/drafts/project-drafts.ts';
import { reportDraft } from '../../../tests/fixtures/drafts/report-drafts.ts';
import { scenarioDraft } from '../../../tests/fixtures/drafts/scenario-drafts.ts';
import { surveyDraft } from '../../../tests/fixtures/drafts/survey-drafts.ts';
import { threadDraft } from '../../../tests/fixtures/drafts/thread-drafts.ts';
import { vaultDraft } from '../../../tests/fixtures/drafts/vault-drafts.ts';
import type { Command } from '../log/command.ts';
import { decideCommand } from '../log/decide-command.ts';
import type { JsonObject } from '../log/json.ts';
import type { CausedBy } from '../log/recorded-event.ts';
import { foldVersions, kindOfStream } from '../log/stream-kinds.ts';
import { changesBetween } from './changes-between.ts';
import type { FieldChanges, Fields } from './field-change.ts';

const runs = process.env['TEST_FULL'] ? 10_000 : 200;
const uuid = '01234567-89ab-4cde-8f01-23456789abcd';
const at = '2026-01-01T00:00:00.000Z';
const reads = { state: () => ({}), statesOf: () => [] };

const query = {
  text: '',
  statuses: [],
  tags: [],
  isStale: false,
  isArchived: false,
  order: 'captured',
  isDescending: true,
};

/** Commands of each kind of stream, valid and not. */
const drafts: Record<string, fc.Arbitrary<readonly [string, unknown]>> = {
  [`idea-${uuid}`]: ideaDraft,
  [`vault-${uuid}`]: vaultDraft,
  [`project-${uuid}`]: projectDraft,
  [`canvas-${uuid}`]: canvasDraft,
  [`ledger-${uuid}`]: ledgerDraft,
  [`experiment-${uuid}`]: experimentDraft,
  [`interview-${uuid}`]: interviewDraft,
  [`page-${uuid}`]: pageDraft,
  [`intake-${uuid}`]: intakeDraft,
  [`survey-${uuid}`]: surveyDraft,
  [`scenario-${uuid}`]: scenarioDraft,
  [`report-${uuid}`]: reportDraft,
  [`thread-${uuid}`]: threadDraft,
};

const seen = {
  projectId: uuid,
  ordinal: null,
  version: 'a',
  publishedVersion: 1,
  source: 'direct',
  form: 'f'.repeat(12),
};

const twoNetworks = {
  ...{ version: 'a', source: 'direct', n: 2, since: at, until: at },
  origins: ['00000001.00000001', '00000002.00000001'],
};

const box = { width: 200, height: 96 };
const placed = {
  nodes: [
    { id: 'a'.repeat(12), kind: 'note', x: 0, y: 0, ...box },
    { id: 'b'.repeat(12), kind: 'note', x: 300, y: 0, ...box },
    { id: 'c'.repeat(12), kind: 'rectangle', x: 0, y: 300, ...box },
    { id: 'd'.repeat(12), kind: 'frame', x: 1000, y: 0, width: 900, height: 900 },
    { id: 'e'.repeat(12), kind: 'note', x: 1100, y: 100, ...box, parent: 'd'.repeat(12) },
  ],
  edges: [
    { id: 'f'.repeat(12), from: { node: 'a'.repeat(12), side: 'auto' }, to: { node: 'b'.repeat(12), side: 'auto' } },
  ],
};

/** Parts of a canvas, and strangers' entries and visits, before the founder changes anything. */
const beginnings: Readonly<Record<string, readonly (readonly [string, JsonObject])[]>> = {
  [`canvas-${uuid}`]: [['PlaceNodes', placed]],
  [`intake-${uuid}`]: [
    ['ChooseFakeDoor', { ...seen, entryId: idOf('1') }],
    ['ChooseFakeDoor', { ...seen, entryId: idOf('2') }],
    ['TallyVisits', { projectId: uuid, runs: [twoNetworks], dropped: {} }],
  ],
};

interface Change {
  readonly id: string;
  readonly back: FieldChanges;
}

/** One stream as a client has it, with what would take each change back. */
function open(stream: string) {
  const kind = kindOfStream(stream);
  if (!kind) throw new Error(stream);
  let state: unknown;
  let count = 0;
  const take = (type: string, data: unknown, by: CausedBy['kind'] = 'founder'): Change | undefined => {
    const id = `c${count++}`;
    const command: Command = { id, type, stream, data: data as JsonObject, at };
    const decision = decideCommand(state, command, by, reads);
    if (decision.kind === 'rejected') return undefined;
    const before = state;
    for (const fact of decision.facts) state = kind.evolve(state, { ...fact, at }, stream);
    const back = changesBetween(stream, before, state);
    return back && { id, back };
  };
  for (const [type, data] of beginnings[stream] ?? []) {
    const was = state;
    take(type, data, kind.commands[type]?.by ?? 'founder');
    if (state === was) throw new Error(`${stream} did not begin with ${type}`);
  }
  return { take, fields: () => (state === undefined ? {} : kind.fields(state)), state: () => state };
}

describe.each(Object.entries(drafts))('%s', (stream, draft) => {
  const kind = kindOfStream(stream);
  test('changes taken back one after the other, newest first, give every state that was; and again forwards', () => {
    fc.assert(
      fc.property(fc.array(draft, { maxLength: 30 }), (issued) => {
        const { take, fields, state } = open(stream);
        const before: { readonly fields: Fields; readonly state: unknown }[] = [];
        const changes: Change[] = [];
        for (const [type, data] of issued) {
          const was = state();
          const change = take(type, data);
          if (!change) continue;
          const earlier = was ?? kind?.unbegun(state());
          before.push({ state: earlier, fields: kind?.fields(earlier) ?? {} });
          changes.push(change);
        }
        const after = fields();
        const undone = changes.toReversed().map(({ id, back }, n) => {
          const undo = take('UndoChange', { undoes: id, fields: back });
          const earlier = before[changes.length - 1 - n];
          // A statement that was taken back is not gone: it stays as retired, evidence as not counting, a block as removed.
          if (stream.startsWith('ledger-') || /^(page|survey|report)-/.test(stream))
            expect(fields()).toMatchObject(earlier?.fields ?? {});
          else expect(fields()).toEqual(earlier?.fields);
          expect(changesBetween(stream, earlier?.state, state())).toBeUndefined();
          return undo;
        });
        for (const undo of undone.toReversed()) {
          if (undo) take('UndoChange', { undoes: undo.id, fields: undo.back });
        }
        expect(fields()).toEqual(after);
      }),
      { numRuns: runs },
    );
  });
});

/** They change nothing that an undo brings back, or begin in another way what is tested as begun. */
const notTakenBack = [
  'idea: ForkIdea',
  'idea: ImportIdea',
  'ledger: CarryEvidence',
  'ledger: RecordDecision',
  'experiment: RecordResult',
  'experiment: StopExperiment',
  'intake: RecordSampleEntries',
  'intake: NotePerson',
  'survey: AddLinks',
];

test('every other command that a founder can send is among those that are taken back', () => {
  const missing = Object.entries(drafts).flatMap(([stream, draft]) => {
    const kind = kindOfStream(stream);
    const sampled = new Set(fc.sample(draft, { numRuns: 2000, seed: 1 }).map(([type]) => type));
    return Object.entries(kind?.commands ?? {}).flatMap(([type, { by = 'founder', waitsForServer }]) => {
      const isSampled = sampled.has(type) || type === 'UndoChange' || type === 'NameMoment';
      return isSampled || waitsForServer || by !== 'founder' ? [] : [`${kind?.name}: ${type}`];
    });
  });
  expect(missing).toEqual(notTakenBack);
  expect(Object.keys(drafts).map((stream) => kindOfStream(stream)?.name)).toEqual(
    // What happens to a team is never taken back.
    Object.keys(foldVersions()).filter((name) => name !== 'team'),
  );
});

test('every drafted command changes something that an undo restores', () => {
  const never = Object.entries(drafts).flatMap(([stream, draft]) => {
    const kind = kindOfStream(stream);
    const changing = new Set<string>();
    for (const issued of fc.sample(fc.array(draft, { minLength: 30, maxLength: 60 }), { numRuns: 150, seed: 1 })) {
      const { take } = open(stream);
      for (const [type, data] of issued) if (take(type, data)) changing.add(type);
    }
    const drafted = new Set(fc.sample(draft, { numRuns: 2000, seed: 1 }).map(([type]) => type));
    return [...drafted].filter((type) => !changing.has(type)).map((type) => `${kind?.name}: ${type}`);
  });
  expect(never.sort()).toEqual([]);
});

const idea = `idea-${uuid}`;

test('a change is taken back only as far as it still stands', () => {
  const { take, fields } = open(idea);
  take('CaptureIdea', { title: 'Crumb' });
  const change = take('DescribeIdea', { problem: 'Flour', pitch: 'Rye' });
  take('DescribeIdea', { pitch: 'Wheat' });
  take('UndoChange', { undoes: change?.id, fields: change?.back });
  expect(fields()).toMatchObject({ problem: '', pitch: 'Wheat' });
});

test('a change of which nothing stands any more is not taken back', () => {
  const { take, state } = open(idea);
  take('CaptureIdea', { title: 'Crumb' });
  const change = take('RenameIdea', { title: 'Crust' });
  take('RenameIdea', { title: 'Loaf' });
  const data = { undoes: change?.id, fields: change?.back };
  expect(decideCommand(state(), { id: 'u', type: 'UndoChange', stream: idea, data, at })).toEqual({
    kind: 'rejected',
    reason: 'changed-since',
  });
});

test('an assumption that is assigned as before, after its assignment was taken back, differs in nothing', () => {
  const { take, state } = open(`ledger-${uuid}`);
  const assumptionId = idOf('d');
  take('StateAssumption', { assumptionId, text: 'They pay', lens: 'desirability', importance: 1, critical: false });
  take('AssignAssumption', { assumptionId, accountId: idOf('a') });
  const earlier = state();
  const change = take('AssignAssumption', { assumptionId, accountId: idOf('a'), by: '2026-02-01' });
  take('UndoChange', { undoes: change?.id, fields: change?.back });
  expect(changesBetween(`ledger-${uuid}`, earlier, state())).toBeUndefined();
});

test('an undo cannot write what no command could', () => {
  const { take, fields } = open(idea);
  take('CaptureIdea', { title: 'Crumb' });
  const before = fields();
  for (const [name, to] of Object.entries({
    title: '',
    problem: 'x'.repeat(2001),
    tags: ['x'.repeat(41)],
    status: 'sold',
    rank: ' ',
    'rating:a': 6,
    archived: 'yes',
    id: 'another',
  })) {
    const from = fields()[name] ?? null;
    expect(take('UndoChange', { undoes: 'c0', fields: { [name]: { from, to } } })).toBeUndefined();
  }
  expect(fields()).toEqual(before);
});

test('an undo of many fields keeps the limits that each command keeps', () => {
  const { take, fields } = open(idea);
  take('CaptureIdea', { title: 'Crumb' });
  const before = fields();
  const many = Array.from({ length: 101 }, (_, n) => [`rating:c${n}`, { from: null, to: 5 }]);
  expect(take('UndoChange', { fields: Object.fromEntries(many) })).toBeUndefined();
  expect(fields()).toEqual(before);
  take('UndoChange', { fields: Object.fromEntries(many.slice(1)) });
  expect(Object.keys(fields()).filter((name) => name.startsWith('rating:'))).toHaveLength(100);
});

test('an undo cannot give two filters one name, nor leave more of them than there may be', () => {
  const { take, fields } = open(`vault-${uuid}`);
  take('SaveFilter', { id: 'f', name: 'Old', query });
  const before = fields();
  const saved = (id: string, name: string) => [`filter:${id}`, { from: null, to: { id, name, query } }];
  const twice = [saved('g', 'New'), saved('h', 'new')];
  const many = Array.from({ length: 50 }, (_, n) => saved(`n${n}`, `Name ${n}`));
  for (const each of [twice, many]) {
    expect(take('UndoChange', { fields: Object.fromEntries(each) })).toBeUndefined();
    expect(fields()).toEqual(before);
  }
});

test('what was designed is not taken back once it is locked, and what was learned is', () => {
  const { take, fields, state } = open(`experiment-${uuid}`);
  const complete = { projectId: uuid, assumptionId: uuid, method: 'data', criterion: 0.5, n: 4, prediction: 'refutes' };
  take('DesignExperiment', complete);
  const revised = take('ReviseExperiment', { criterion: 0.1 });
  take('StartExperiment', {});
  const learned = take('RecordLearning', { text: 'We will wait' });
  const locked = fields();
  const data = { undoes: revised?.id ?? '', fields: revised?.back ?? {} };
  expect(decideCommand(state(), { id: 'u', type: 'UndoChange', stream: `experiment-${uuid}`, data, at })).toEqual({
    kind: 'rejected',
    reason: 'criterion-locked',
  });
  take('UndoChange', { undoes: learned?.id, fields: learned?.back });
  expect(fields()).toEqual({ ...locked, learning: '' });
});

test('a wording that evidence cites is not taken back, even if the evidence was', () => {
  const stream = `ledger-${uuid}`;
  const { take, state } = open(stream);
  const assumptionId = idOf('a');
  const stated = { assumptionId, lens: 'viability', importance: 3, critical: false };
  take('StateAssumption', { ...stated, text: 'They pay' });
  const reworded = take('RewordAssumption', { assumptionId, text: 'They pay monthly' });
  const said = { evidenceId: idOf('e'), assumptionId, direction: 1, rung: 'opinion', weight: 0.2, text: 'Ada' };
  const recorded = take('RecordEvidence', said);
  take('UndoChange', { undoes: recorded?.id, fields: recorded?.back });
  const data = { undoes: reworded?.id ?? '', fields: reworded?.back ?? {} };
  expect(decideCommand(state(), { id: 'u', type: 'UndoChange', stream, data, at }, 'founder', reads)).toEqual({
    kind: 'rejected',
    reason: 'assumption-tested',
  });
});

test('words of a person who was erased are not brought back', () => {
  const { take, fields } = open(`interview-${uuid}`);
  take('LogInterview', {
    projectId: uuid,
    person: 'Ada',
    on: '2026-01-01',
    lastTime: '',
    commitment: 'none',
    answer: 'no',
  });
  const edited = take('EditInterview', { person: 'Grace', answer: 'yes' });
  const marked = take('MarkQuote', { quoteId: 'q', text: 'Never', assumptionId: uuid, mark: -1 });
  const unmarked = take('UnmarkQuote', { quoteId: 'q' });
  take('ErasePerson', {});
  const erased = fields();
  for (const change of [unmarked, marked]) {
    expect(take('UndoChange', { undoes: change?.id, fields: change?.back })).toBeUndefined();
  }
  expect(fields()).toEqual(erased);
  take('UndoChange', { undoes: edited?.id, fields: edited?.back });
  expect(fields()).toEqual({ ...erased, answer: 'no' });
});
