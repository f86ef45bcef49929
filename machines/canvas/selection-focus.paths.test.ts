import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { type SelectionFocusEvent, selectionFocusMachine } from './selection-focus.machine.ts';

const events: readonly SelectionFocusEvent[] = [
  { type: 'pointer.pressed' },
  { type: 'key.pressed' },
  { type: 'choice.made' },
  { type: 'focus.came' },
];
const paths = pathsOf(selectionFocusMachine, { events });

describe(`the keyboard after a choice, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(selectionFocusMachine);

  testPaths(paths, async (path) => {
    await drivePath(selectionFocusMachine, path, {
      coverage,
      invariants: {
        // A walk by keyboard is never interrupted.
        kept: (snapshot) => expect(answered(snapshot)).toEqual(['pointer.pressed']),
        // Nothing but a choice takes the keyboard from whoever points.
        pointed: (snapshot) => expect(answered(snapshot)).toEqual(['key.pressed', 'choice.made']),
        returned: (snapshot) => expect(answered(snapshot)).toEqual(events.map(({ type }) => type)),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

test.each<readonly [SelectionFocusEvent['type'][], number]>([
  [['choice.made', 'focus.came'], 0],
  [['pointer.pressed', 'focus.came'], 0],
  [['pointer.pressed', 'focus.came', 'choice.made', 'focus.came'], 2],
  [['pointer.pressed', 'key.pressed', 'choice.made', 'focus.came'], 0],
  [['pointer.pressed', 'choice.made', 'key.pressed', 'focus.came', 'choice.made'], 1],
  [['pointer.pressed', 'choice.made', 'pointer.pressed', 'focus.came'], 1],
])('after %j the keyboard went back to the scene %i times', (types, returns) => {
  let count = 0;
  const giveBack = () => {
    count += 1;
  };
  const actor = createActor(selectionFocusMachine.provide({ actions: { giveBack } })).start();
  for (const type of types) actor.send({ type });
  expect(count).toBe(returns);
});

const answered = (snapshot: { can(event: SelectionFocusEvent): boolean }) =>
  events.filter((event) => snapshot.can(event)).map(({ type }) => type);
