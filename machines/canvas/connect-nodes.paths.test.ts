import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import type { PlacedEdge } from './canvas-change.ts';
import { type ConnectNodesEvent, connectNodesMachine } from './connect-nodes.machine.ts';

const events: readonly ConnectNodesEvent[] = [
  { type: 'node.chosen', id: 'a' },
  { type: 'node.chosen', id: 'b' },
  { type: 'look.chosen', route: 'elbow' },
  { type: 'look.chosen', heads: 'both' },
  { type: 'back.asked' },
  { type: 'connection.confirmed', id: 'e' },
  { type: 'parts.gone', ids: ['a'] },
  { type: 'parts.gone', ids: ['b'] },
  { type: 'connection.left' },
];
const coverage = new Coverage(connectNodesMachine);

describe.each([{ from: null }, { from: 'a' }])('connecting from $from', (input) => {
  const paths = pathsOf(connectNodesMachine, { input, events, key: ({ context }) => context });

  test.each(paths)('$description', async (path) => {
    await drivePath(connectNodesMachine, path, {
      coverage,
      input,
      invariants: {
        choosingSource: ({ context: { from, to } }) => expect([from, to]).toEqual([null, null]),
        choosingTarget: ({ context: { from, to } }) => expect([from === null, to]).toEqual([false, null]),
        looking: ({ context: { from, to } }) => expect(from !== null && to !== null && from !== to).toBe(true),
      },
    });
  });
});

test('every state and transition ran', () => {
  expect(coverage.missing()).toEqual(complete);
});

test('what was chosen is one connector', () => {
  const edges: PlacedEdge[] = [];
  const machine = connectNodesMachine.provide({ actions: { connect: (_, { edge }) => edges.push(edge) } });
  const connect = createActor(machine, { input: { from: 'a' } }).start();
  connect.send({ type: 'node.chosen', id: 'b' });
  connect.send({ type: 'look.chosen', route: 'curved' });
  connect.send({ type: 'connection.confirmed', id: 'e' });
  expect(edges).toEqual([
    { id: 'e', from: { node: 'a', side: 'auto' }, to: { node: 'b', side: 'auto' }, route: 'curved', heads: 'end' },
  ]);
});
