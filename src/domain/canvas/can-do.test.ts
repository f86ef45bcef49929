import { expect, test } from 'vitest';
import { aNode } from '../../../tests/fixtures/a-canvas.ts';
import { withParts } from '../log/parts.ts';
import { canDo } from './can-do.ts';

const nodes = withParts({}, [aNode({ id: 'group', kind: 'group', locked: true })]);

test.each([
  ['move', false],
  ['resize', false],
  ['restyle', false],
  ['write', false],
  ['reroute', false],
  ['remove', false],
  ['reorder', true],
  ['group', false],
  ['regroup', true],
  ['link', true],
  ['lock', true],
] as const)('A locked part, or one in a locked group, answers "can it %s?" with %s', (action, expected) => {
  expect([
    canDo({ nodes }, { locked: true }, action),
    canDo({ nodes }, { locked: false, parent: 'group' }, action),
    canDo({ nodes }, { locked: false, parent: null }, action),
  ]).toEqual([expected, expected, true]);
});
