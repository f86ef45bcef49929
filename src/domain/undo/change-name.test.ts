import { expect, test } from 'vitest';
import type { Command } from '../log/command.ts';
import type { JsonObject } from '../log/json.ts';
import { nameOfChange } from './change-name.ts';
import { changesUpdateSchema, namedBy } from './kept-change.ts';

const command = (type: string, stream: string, data: JsonObject): Command => ({
  ...{ id: 'c', type, stream, data },
  at: '2026-01-01T00:00:00.000Z',
});

test('of what a change placed it keeps which and of what kind, and of a long text its beginning', () => {
  const node = { id: 'n', kind: 'note', x: 1, y: 2, text: 'A note', style: { fill: 'sky' } };
  const edge = { id: 'e', from: { node: 'n', side: 'left' }, to: { x: 1, y: 2 } };
  const name = nameOfChange(
    [
      command('PlaceNodes', 'canvas-1', { nodes: [node], edges: [edge] }),
      command('EditText', 'canvas-1', { id: 'n', text: 'x'.repeat(5_000), rank: 1, isOpen: true, to: null }),
    ],
    (stream) => (stream === 'canvas-1' ? 'Bees' : undefined),
  );
  expect(name).toEqual({
    title: 'Bees',
    commands: [
      {
        type: 'PlaceNodes',
        stream: 'canvas-1',
        data: { nodes: [{ id: 'n', kind: 'note' }], edges: [{ id: 'e', from: { node: 'n' }, to: {} }] },
      },
      {
        type: 'EditText',
        stream: 'canvas-1',
        data: { id: 'n', text: 'x'.repeat(200), rank: 1, isOpen: true, to: null },
      },
    ],
  });
});

test('it keeps nothing about a person', () => {
  const stream = 'interview-00000000-0000-4000-8000-000000000001';
  const data = { projectId: 'p', person: 'Ada Marrowby', on: '2026-01-01' };
  expect(nameOfChange([command('LogInterview', stream, data)], () => undefined)).toEqual({
    commands: [{ type: 'LogInterview', stream, data: { projectId: 'p', on: '2026-01-01' } }],
  });
});

test('a change that an older version kept has its words', () => {
  const old = { changeId: 'c', side: 'done', order: 1, label: 'Rename to “Wasps”', streams: [] };
  const { put } = changesUpdateSchema.parse({ put: [old], remove: [] });
  expect(put.map(namedBy)).toEqual(['Rename to “Wasps”']);
});
