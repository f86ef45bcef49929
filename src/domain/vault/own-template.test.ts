import { expect, test } from 'vitest';
import type { NewEdge, NewNode } from '../canvas/canvas-commands.ts';
import { decideCommand } from '../log/decide-command.ts';
import type { JsonObject } from '../log/json.ts';
import { changesBetween } from '../undo/changes-between.ts';
import { type OwnTemplate, templateLimits } from './own-template.ts';
import type { Vault } from './vault.ts';
import { vaultStream } from './vault-stream.ts';

const stream = 'vault-01234567-89ab-4cde-8f01-23456789abcd';
const at = '2026-01-01T00:00:00.000Z';
const decide = (vault: Vault | undefined, type: string, data: object) =>
  decideCommand(vault, { id: 'c', type, stream, data: data as JsonObject, at });

const take = (vault: Vault | undefined, type: string, data: object): Vault | undefined => {
  const decision = decide(vault, type, data);
  if (decision.kind === 'rejected') throw new Error(decision.reason);
  return decision.facts.reduce<Vault | undefined>(
    (state, fact) => vaultStream.evolve(state, { ...fact, at }, stream),
    vault,
  );
};

const idOf = (n: number): string => `part${String(n).padStart(8, '0')}`;
const note = (n: number, text = ''): NewNode => ({
  id: idOf(n),
  kind: 'note',
  x: n,
  y: 0,
  width: 200,
  height: 96,
  text,
});
const arrow = (n: number, from: number, to: number): NewEdge => ({
  id: idOf(n),
  from: { node: idOf(from), side: 'auto' },
  to: { node: idOf(to), side: 'auto' },
});
const template = (id: string, name: string, nodes = [note(1)], edges: NewEdge[] = []): OwnTemplate => ({
  id,
  name,
  nodes,
  edges,
});
const refused = (reason: string) => ({ kind: 'rejected', reason });
const granted = { kind: 'accepted', facts: [] };

test('templates are saved in the order of their names, renamed, replaced and removed', () => {
  const map = template('a', ' Customer   map ', [note(1, 'Who'), note(2)], [arrow(3, 1, 2)]);
  const saved = take(take(undefined, 'SaveTemplate', map), 'SaveTemplate', template('b', 'Board'));
  const named = { ...map, name: 'Customer map' };
  expect(saved).toEqual({ criteria: [], filters: [], templates: [template('b', 'Board'), named] });
  const renamed = take(saved, 'RenameTemplate', { id: 'a', name: 'A map' });
  expect(renamed?.templates).toEqual([{ ...map, name: 'A map' }, template('b', 'Board')]);
  const replaced = take(renamed, 'SaveTemplate', template('b', 'Wall', [note(5)]));
  expect(replaced?.templates).toEqual([{ ...map, name: 'A map' }, template('b', 'Wall', [note(5)])]);
  expect(take(replaced, 'RemoveTemplate', { id: 'a' })?.templates).toEqual([template('b', 'Wall', [note(5)])]);
});

test('what is so already is granted without a fact', () => {
  const saved = take(undefined, 'SaveTemplate', template('a', 'Map'));
  expect(decide(saved, 'SaveTemplate', template('a', 'Map '))).toEqual(granted);
  expect(decide(saved, 'RenameTemplate', { id: 'a', name: ' Map' })).toEqual(granted);
  expect(decide(saved, 'RemoveTemplate', { id: 'b' })).toEqual(granted);
});

test.each([
  ['without a name', template('b', '  '), 'name-empty'],
  ['with the name of another', template('b', 'MAP'), 'name-taken'],
  ['with too long a name', template('b', 'x'.repeat(templateLimits.name + 1)), 'invalid-data'],
  ['of nothing', template('b', 'Empty', []), 'invalid-data'],
  ['of two parts with one id', template('b', 'Twice', [note(1), note(1)]), 'id-taken'],
  ['with an arrow to nowhere', template('b', 'Torn', [note(1)], [arrow(2, 1, 9)]), 'end-missing'],
  ['beyond the canvas', template('b', 'Far', [{ ...note(1), x: 2e6 }]), 'not-finite'],
  [
    'of too much text',
    template(
      'b',
      'Long',
      Array.from({ length: 13 }, (_, n) => note(n, 'x'.repeat(9900))),
    ),
    'template-too-large',
  ],
  [
    'of too many parts',
    template(
      'b',
      'Many',
      Array.from({ length: 401 }, (_, n) => note(n)),
    ),
    'invalid-data',
  ],
])('a template %s is refused', (_, wanted, reason) => {
  const vault = take(undefined, 'SaveTemplate', template('a', 'Map'));
  expect(decide(vault, 'SaveTemplate', wanted)).toEqual(refused(reason));
});

test('a template that is gone cannot be renamed, nor get the name of another', () => {
  const vault = take(take(undefined, 'SaveTemplate', template('a', 'Map')), 'SaveTemplate', template('b', 'Board'));
  expect(decide(vault, 'RenameTemplate', { id: 'c', name: 'New' })).toEqual(refused('template-missing'));
  expect(decide(vault, 'RenameTemplate', { id: 'a', name: 'board' })).toEqual(refused('name-taken'));
  expect(decide(vault, 'RenameTemplate', { id: 'a', name: '' })).toEqual(refused('name-empty'));
});

test('there are as many as the limits say, together and in number', () => {
  const many = Array.from({ length: templateLimits.templates }, (_, n) => template(`t${n}`, `Map ${n}`));
  const full = many.reduce<Vault | undefined>((vault, each) => take(vault, 'SaveTemplate', each), undefined);
  expect(decide(full, 'SaveTemplate', template('more', 'More'))).toEqual(refused('too-many'));
  expect(take(full, 'SaveTemplate', template('t0', 'Another name'))?.templates).toHaveLength(templateLimits.templates);
  const large = Array.from({ length: 12 }, (_, n) => note(n, 'x'.repeat(9800)));
  const fitting = Array.from({ length: 5 }, (_, n) => template(`t${n}`, `Map ${n}`, large));
  const heavy = fitting.reduce<Vault | undefined>((vault, each) => take(vault, 'SaveTemplate', each), undefined);
  expect(decide(heavy, 'SaveTemplate', template('more', 'More', large))).toEqual(refused('too-many'));
});

test('an undo brings a removed template back, and takes a new name back', () => {
  const saved = take(undefined, 'SaveTemplate', template('a', 'Map'));
  const removed = take(saved, 'RemoveTemplate', { id: 'a' });
  const back = (before: Vault | undefined, after: Vault | undefined) => ({
    undoes: 'change',
    fields: changesBetween(stream, before, after),
  });
  expect(take(removed, 'UndoChange', back(saved, removed))).toEqual(saved);
  const renamed = take(saved, 'RenameTemplate', { id: 'a', name: 'Plan' });
  expect(take(renamed, 'UndoChange', back(saved, renamed))).toEqual(saved);
  const again = take(removed, 'SaveTemplate', template('b', 'Map'));
  expect(decide(again, 'UndoChange', back(saved, removed))).toEqual(refused('name-taken'));
});

test('a vault from before templates is folded with none', () => {
  const data = { id: 'f', name: 'Old', query: {} };
  const folded = vaultStream.evolve(undefined, { type: 'FilterSaved', v: 1, data, at }, stream);
  expect(folded).toEqual({ criteria: [], filters: [data], templates: [] });
});
