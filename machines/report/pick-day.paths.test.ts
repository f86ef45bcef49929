import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { after, pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { type PickDayEvent, pickDayMachine } from './pick-day.machine.ts';

const [first, last] = ['2026-03-01', '2026-03-09'];
const input = { day: '2026-03-08', first, last };
const typed = (day: string): PickDayEvent => ({ type: 'day.typed', day });
const events = [
  ...['2026-03-01', '2026-02-28', ''].map(typed),
  { type: 'field.left' },
  { type: 'day.shown', day: '2026-03-05' },
  { type: 'day.shown', day: '2026-03-08' },
  after('pause', 'pickDay.typing'),
];

describe('a day that is picked', () => {
  const coverage = new Coverage(pickDayMachine);
  const paths = pathsOf(pickDayMachine, { input, events, key: ({ context }) => [context.day, context.typed] });

  testPaths(paths, async (path) => {
    await drivePath(pickDayMachine, path, {
      coverage,
      input,
      invariants: {
        '*': ({ context: { day } }) => expect([first <= day, day <= last]).toEqual([true, true]),
        shown: ({ context: { day, typed } }) => expect(typed).toBe(day),
        refused: ({ context: { typed } }) => expect(first <= typed && typed <= last).toBe(false),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

test('A year is told once it is whole, and a day that can’t be picked never', () => {
  const told: string[] = [];
  const actor = createActor(pickDayMachine, { input }).start();
  actor.on('day.picked', ({ day }) => told.push(day));
  for (const day of ['0002-03-04', '0020-03-04', '0202-03-04', '2026-03-04']) actor.send(typed(day));
  actor.send({ type: 'field.left' });
  actor.send(typed('2026-03-10'));
  actor.send({ type: 'field.left' });
  expect([told, actor.getSnapshot().context]).toEqual([
    ['2026-03-04'],
    { first, last, day: '2026-03-04', typed: '2026-03-10' },
  ]);
});
