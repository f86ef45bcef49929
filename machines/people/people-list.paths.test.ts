import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { everybody, newestFirst } from './list-people.ts';
import { peopleListMachine } from './people-list.machine.ts';

const pageId = '0198f0a0-0000-4000-8000-000000000001';
const stream = `intake-${pageId}`;
const ann = { pageId, entryId: '0198f0a0-0000-4000-8000-00000000000a' };
const bob = { pageId, entryId: '0198f0a0-0000-4000-8000-00000000000b' };
const input = { pageId: null };
const paths = pathsOf(peopleListMachine, {
  input,
  events: [
    { type: 'filter.changed', change: { status: 'excluded' } },
    { type: 'filter.cleared' },
    { type: 'order.chosen', column: 'source' },
    { type: 'selection.changed', selected: [ann.entryId] },
    ...['exclusion.asked', 'entries.included', 'erasure.asked'].flatMap((type) => [
      { type, entries: [ann] },
      { type, entries: [] },
    ]),
    { type: 'reason.changed', text: 'A friend' },
    { type: 'reason.changed', text: ' ' },
    { type: 'exclusion.submitted' },
    { type: 'erasure.confirmed', entries: [ann] },
    { type: 'note.asked', entry: ann, note: 'Baker' },
    { type: 'note.changed', text: 'Call back' },
    { type: 'note.submitted' },
    { type: 'question.left' },
  ],
  key: ({ context: { filter, order, selected, reason, note, isReasonMissing } }) => [
    filter.status,
    [order.column, order.isDescending],
    selected,
    reason,
    note,
    isReasonMissing,
  ],
});

describe(`the list of people, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(peopleListMachine);

  testPaths(paths, async (path) => {
    await drivePath(peopleListMachine, path, {
      coverage,
      input,
      invariants: {
        listing: ({ context: { chosen, reason, note, isReasonMissing } }) =>
          expect([chosen, reason, note, isReasonMissing]).toEqual([[], '', '', false]),
        noting: ({ context }) => expect(context.chosen).toEqual([ann]),
        excluding: ({ context }) => expect(context.chosen).toEqual([ann]),
        confirmingErasure: ({ context }) => expect([context.chosen, context.reason]).toEqual([[ann], '']),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

function running(page: string | null = null) {
  const [issued, offered]: [CommandDraft[], CommandDraft[]] = [[], []];
  const machine = peopleListMachine.provide({
    actions: {
      issue: (_, { drafts }) => issued.push(...drafts),
      offerUndo: (_, { drafts }) => offered.push(...drafts),
    },
  });
  return { actor: createActor(machine, { input: { pageId: page } }).start(), issued, offered };
}

test('an exclusion waits for its reason, is one change for all of them, and can be taken back', () => {
  const { actor, issued, offered } = running();
  actor.send({ type: 'selection.changed', selected: [ann.entryId, bob.entryId] });
  actor.send({ type: 'exclusion.asked', entries: [ann, bob] });
  actor.send({ type: 'reason.changed', text: '  ' });
  actor.send({ type: 'exclusion.submitted' });
  expect([actor.getSnapshot().context.isReasonMissing, issued]).toEqual([true, []]);
  actor.send({ type: 'reason.changed', text: ' Friends ' });
  expect(actor.getSnapshot().context.isReasonMissing).toBe(false);
  actor.send({ type: 'exclusion.submitted' });
  expect({ issued, offered, selected: actor.getSnapshot().context.selected }).toEqual({
    issued: [ann, bob].map(({ entryId }) => ({ type: 'ExcludeEntry', stream, data: { entryId, reason: 'Friends' } })),
    offered: [ann, bob].map(({ entryId }) => ({ type: 'IncludeEntry', stream, data: { entryId } })),
    selected: [],
  });
});

test('a note is written about one person, and leaving it keeps what was written before', () => {
  const { actor, issued } = running();
  actor.send({ type: 'note.asked', entry: ann, note: 'Baker' });
  expect(actor.getSnapshot().context.note).toBe('Baker');
  actor.send({ type: 'note.changed', text: ' Call back ' });
  actor.send({ type: 'note.submitted' });
  actor.send({ type: 'note.asked', entry: bob, note: '' });
  actor.send({ type: 'note.changed', text: 'Never mind' });
  actor.send({ type: 'question.left' });
  expect([issued, actor.getSnapshot().context.note]).toEqual([
    [{ type: 'NotePerson', stream, data: { entryId: ann.entryId, note: 'Call back' } }],
    '',
  ]);
});

test('who is left alone is neither excluded nor erased', () => {
  const { actor, issued, offered } = running();
  for (const type of ['exclusion.asked', 'erasure.asked'] as const) {
    actor.send({ type, entries: [ann] });
    actor.send({ type: 'reason.changed', text: 'A friend' });
    actor.send({ type: 'question.left' });
  }
  expect([issued, offered]).toEqual([[], []]);
});

test('who is included again counts as before, and an erasure is asked about, takes all that was confirmed as one change, and is not offered to be taken back', () => {
  const { actor, issued, offered } = running();
  actor.send({ type: 'entries.included', entries: [bob] });
  actor.send({ type: 'selection.changed', selected: [ann.entryId] });
  actor.send({ type: 'erasure.asked', entries: [ann] });
  expect(issued).toHaveLength(1);
  actor.send({ type: 'erasure.confirmed', entries: [ann, bob] });
  expect([issued, offered, actor.getSnapshot().context.selected]).toEqual([
    [
      { type: 'IncludeEntry', stream, data: { entryId: bob.entryId } },
      ...[ann, bob].map(({ entryId }) => ({ type: 'ErasePerson', stream, data: { entryId } })),
    ],
    [],
    [],
  ]);
});

test('nobody who is not shown stays selected, and a column that is chosen twice turns round', () => {
  const { actor } = running(pageId);
  const said = () => {
    const { filter, order, selected } = actor.getSnapshot().context;
    return [filter, order, selected];
  };
  expect(said()).toEqual([{ ...everybody, pageId }, newestFirst, []]);
  const seen = [];
  actor.send({ type: 'selection.changed', selected: [ann.entryId] });
  actor.send({ type: 'filter.changed', change: { person: 'bob' } });
  seen.push(said());
  actor.send({ type: 'selection.changed', selected: [ann.entryId] });
  actor.send({ type: 'order.chosen', column: 'person' });
  seen.push(said());
  actor.send({ type: 'order.chosen', column: 'person' });
  actor.send({ type: 'filter.cleared' });
  seen.push(said());
  actor.send({ type: 'order.chosen', column: 'received' });
  seen.push(said());
  const filtered = { ...everybody, pageId, person: 'bob' };
  expect(seen).toEqual([
    [filtered, newestFirst, []],
    [filtered, { column: 'person', isDescending: false }, [ann.entryId]],
    [everybody, { column: 'person', isDescending: true }, []],
    [everybody, newestFirst, []],
  ]);
});
