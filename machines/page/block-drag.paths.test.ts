import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { type BlockDragEvent, blockDragMachine } from './block-drag.machine.ts';

const target = { parent: 'list', after: 'one', row: 3 };
const pressed = { type: 'row.pressed', id: 'two', x: 10, y: 10 } as const;
const far = { type: 'pointer.moved', x: 10, y: 40, target } as const;
const released = { type: 'pointer.released' } as const;
const events: readonly BlockDragEvent[] = [
  pressed,
  far,
  { type: 'pointer.moved', x: 12, y: 12, target: null },
  released,
  { type: 'drag.cancelled' },
];

describe('dragging a block through the outline', () => {
  const coverage = new Coverage(blockDragMachine);
  const paths = pathsOf(blockDragMachine, { events, key: ({ context: { id, target: to } }) => [id, to] });

  testPaths(paths, async (path) => {
    await drivePath(blockDragMachine, path, {
      coverage,
      invariants: {
        resting: ({ context }) => expect(context).toEqual({ id: null, x: 0, y: 0, target: null }),
        pressed: ({ context }) => expect([context.id, context.target]).toEqual(['two', null]),
        dragging: ({ context }) => expect(context.id).toBe('two'),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

function dropped(...sent: readonly BlockDragEvent[]) {
  const drops: unknown[] = [];
  const machine = blockDragMachine.provide({ actions: { drop: (_, params) => void drops.push(params) } });
  const actor = createActor(machine).start();
  for (const event of sent) actor.send(event);
  return drops;
}

test('A block goes where it was let go, and nowhere if it was not dragged, had no place or was called back', () => {
  expect(dropped(pressed, far, released)).toEqual([{ id: 'two', parent: 'list', after: 'one' }]);
  expect(dropped(pressed, { ...far, y: 14 }, released)).toEqual([]);
  expect(dropped(pressed, far, { ...far, target: null }, released)).toEqual([]);
  expect(dropped(pressed, far, { type: 'drag.cancelled' }, released)).toEqual([]);
});
