import { describe, expect, test } from 'vitest';
import { type AnyMachineSnapshot, createActor, SimulatedClock } from 'xstate';
import { wholeVault } from '#domain/vault/idea-query.ts';
import type { VaultAddress } from '#domain/vault/query-params.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { after, pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { ideaVaultMachine } from './idea-vault.machine.ts';
import type { IdeaVaultEvent } from './idea-vault-events.ts';

const start: VaultAddress = { query: wholeVault, view: 'table' };
const elsewhere: VaultAddress = { query: { ...wholeVault, isStale: true }, view: 'board' };
const input = { address: start };

const events: readonly IdeaVaultEvent[] = [
  { type: 'text.changed', text: 'bees' },
  { type: 'text.changed', text: '' },
  { type: 'query.changed', change: { statuses: ['inbox'] } },
  { type: 'query.changed', change: {} },
  { type: 'view.chosen', view: 'board' },
  { type: 'address.read', address: elsewhere },
  { type: 'address.read', address: start },
  { type: 'selection.changed', selected: ['a', 'b'] },
  { type: 'idea.opened', id: 'a' },
  { type: 'editor.closed' },
  { type: 'ideas.changed', ids: ['a'], change: { kind: 'filed', archived: true } },
  { type: 'ideas.changed', ids: ['a'], change: { kind: 'moved', status: 'testing' } },
  { type: 'question.asked', question: { kind: 'tag', ids: ['a'] } },
  { type: 'question.asked', question: { kind: 'filter', query: wholeVault } },
  { type: 'question.left' },
  { type: 'tag.named', tag: ' craft ' },
  { type: 'tag.named', tag: ' ' },
  { type: 'filter.named', id: 'f', name: 'Mine', reason: 'name-taken' },
  { type: 'filter.named', id: 'f', name: 'Mine', reason: null },
  { type: 'filter.removed', id: 'f' },
  { type: 'idea.visited', id: 'a' },
  { type: 'cell.asked', id: 'a', cell: 'tags' },
  { type: 'criteria.asked' },
  { type: 'idea.duplicated', id: 'a' },
  { type: 'idea.forkAsked', id: 'a' },
  { type: 'exploring.asked', id: 'a' },
  { type: 'comparison.asked', ids: ['a', 'b'] },
  { type: 'export.asked', ids: ['a'], format: 'json' },
];

// What is shown is compared below, step by step: a model of every query would have no end.
const view = ({ context: { editing, question, reason } }: AnyMachineSnapshot) => ({ editing, question, reason });

const paths = pathsOf(ideaVaultMachine, {
  input,
  events: [...events, after('typingPatience', 'ideaVault.address.typing')],
  key: (snapshot) => [view(snapshot), snapshot.context.query.text],
});

describe(`the idea vault, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(ideaVaultMachine);

  testPaths(paths, async (path) => {
    await drivePath(ideaVaultMachine, path, {
      coverage,
      input,
      view,
      invariants: {
        'editor.open': ({ context }) => expect(context.editing).toMatchObject({ id: 'a' }),
        'editor.closed': ({ context }) => expect(context.editing).toBeNull(),
        'question.asked': ({ context }) => expect(context.question).not.toBeNull(),
        'question.none': ({ context }) => expect([context.question, context.reason]).toEqual([null, null]),
        '*': ({ context }) => expect(context.written.length).toBeLessThanOrEqual(10),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

function startVault() {
  const written: unknown[] = [];
  const done: unknown[] = [];
  const clock = new SimulatedClock();
  const machine = ideaVaultMachine.provide({
    actions: {
      writeAddress: (_, { address, replace }) => written.push([address.query.text, address.view, replace]),
      change: (_, change) => done.push(change),
      saveFilter: (_, filter) => done.push(filter),
    },
  });
  const vault = createActor(machine, { input, clock }).start();
  return { vault, written, done, clock };
}

test('the address waits for a pause in typing, and follows everything else at once', () => {
  const { vault, written, clock } = startVault();
  vault.send({ type: 'text.changed', text: 'b' });
  clock.increment(300);
  vault.send({ type: 'text.changed', text: 'be' });
  clock.increment(300);
  expect(written).toEqual([]);
  clock.increment(100);
  expect(written).toEqual([['be', 'table', true]]);
  vault.send({ type: 'view.chosen', view: 'board' });
  expect(written).toEqual([
    ['be', 'table', true],
    ['be', 'board', false],
  ]);
});

test('coming to an address that it wrote itself takes nothing back that was done since', () => {
  const { vault, clock } = startVault();
  vault.send({ type: 'text.changed', text: 'be' });
  clock.increment(400);
  vault.send({ type: 'text.changed', text: 'bees' });
  vault.send({ type: 'address.read', address: { ...start, query: { ...wholeVault, text: 'be' } } });
  expect(vault.getSnapshot().context.query.text).toBe('bees');
});

test('coming to another address shows what that one says', () => {
  const { vault, clock } = startVault();
  vault.send({ type: 'text.changed', text: 'be' });
  clock.increment(400);
  vault.send({ type: 'address.read', address: { ...start, query: { ...wholeVault, text: 'be' } } });
  vault.send({ type: 'address.read', address: start });
  expect(vault.getSnapshot().context.query.text).toBe('');
});

test('another query leaves nothing chosen, so that nothing unseen is changed', () => {
  const { vault } = startVault();
  vault.send({ type: 'selection.changed', selected: ['a', 'b'] });
  vault.send({ type: 'query.changed', change: { isStale: true } });
  expect(vault.getSnapshot().context.selected).toEqual([]);
});

test('what is archived is chosen no longer, also when that is taken back', () => {
  const { vault, done } = startVault();
  const move = { kind: 'moved', status: 'testing' } as const;
  const file = { kind: 'filed', archived: true } as const;
  vault.send({ type: 'selection.changed', selected: ['a', 'b', 'c'] });
  vault.send({ type: 'ideas.changed', ids: ['a', 'b', 'c'], change: move });
  vault.send({ type: 'ideas.changed', ids: ['b', 'd'], change: file });
  expect(vault.getSnapshot().context.selected).toEqual(['a', 'c']);
  vault.send({ type: 'ideas.changed', ids: ['a', 'c'], change: file });
  expect(vault.getSnapshot().context.selected).toEqual([]);
  expect(done.map((each) => (each as { ids: string[] }).ids)).toEqual([
    ['a', 'b', 'c'],
    ['b', 'd'],
    ['a', 'c'],
  ]);
});

test('a tag is given to the ideas that the question was about', () => {
  const { vault, done } = startVault();
  vault.send({ type: 'question.asked', question: { kind: 'tag', ids: ['a', 'b'] } });
  vault.send({ type: 'tag.named', tag: ' ' });
  expect(vault.getSnapshot().context.reason).toBe('name-empty');
  vault.send({ type: 'tag.named', tag: ' craft ' });
  expect(done).toEqual([{ ids: ['a', 'b'], change: { kind: 'tagged', tag: 'craft' } }]);
});

test('an address that nothing leads to is not waited for', () => {
  const { vault, written, clock } = startVault();
  vault.send({ type: 'text.changed', text: 'b' });
  vault.send({ type: 'text.changed', text: '' });
  clock.increment(400);
  expect(written).toEqual([]);
  vault.send({ type: 'view.chosen', view: 'board' });
  vault.send({ type: 'address.read', address: { ...start, view: 'board' } });
  vault.send({ type: 'address.read', address: start });
  expect(vault.getSnapshot().context.view).toBe('table');
});

test('a filter that gets another name keeps its query, and a name that is refused keeps the question', () => {
  const { vault, done } = startVault();
  vault.send({ type: 'text.changed', text: 'something else' });
  const { query } = elsewhere;
  vault.send({ type: 'question.asked', question: { kind: 'filter', query, filterId: 'old' } });
  vault.send({ type: 'filter.named', id: 'new', name: 'Mine', reason: 'name-taken' });
  expect(vault.getSnapshot().context.reason).toBe('name-taken');
  vault.send({ type: 'filter.named', id: 'new', name: 'Mine', reason: null });
  expect(done).toEqual([{ id: 'old', name: 'Mine', query }]);
});

test('what others do for an idea is told to whoever listens', () => {
  const { vault } = startVault();
  const told: unknown[] = [];
  vault.on('comparison.asked', (draft) => told.push(draft));
  vault.send({ type: 'comparison.asked', ids: ['a', 'b'] });
  expect(told).toEqual([{ type: 'comparison.asked', ids: ['a', 'b'] }]);
});
