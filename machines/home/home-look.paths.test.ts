import { describe, expect, test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { type Look, newArrivals, nothingArrived } from '#domain/next-step/arrivals.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { type HomeLookEvent, homeLookMachine, selectHomeLook } from './home-look.machine.ts';

type Snapshot = SnapshotFrom<typeof homeLookMachine>;

const visitors = (n: number) => ({ p: { ...nothingArrived, visitors: n } });
const counted = (time: string, n: number): HomeLookEvent => ({
  type: 'arrivals.counted',
  at: `2026-11-28T${time}:00.000Z`,
  seen: visitors(n),
});
const lookAt = (time: string, n: number): Look['before'] => ({
  at: `2026-11-28T${time}:00.000Z`,
  seen: visitors(n),
});
const last: Look = { ...lookAt('08:00', 20), before: lookAt('07:00', 3) };

describe.each([
  ['the first', null],
  ['a later', last],
])('%s look at home', (_, before) => {
  const coverage = new Coverage(homeLookMachine);
  const input = { last: before };
  // As long as it lasts, it tells what is new since the look before, or since it began.
  const since = before ? lookAt('08:00', 20) : lookAt('09:00', 54);
  const [first, later] = [counted('09:00', 54), counted('10:05', 55)];
  const paths = pathsOf(homeLookMachine, {
    input,
    events: [first, later],
    when: (snapshot, event) => event === (snapshot.matches('waiting') ? first : later),
  });
  testPaths(paths, async (path) => {
    await drivePath(homeLookMachine, path, {
      coverage,
      input,
      invariants: {
        '*': (snapshot) => expect((snapshot as Snapshot).context.last).toBe(before),
        waiting: (snapshot) => expect(selectHomeLook(snapshot as Snapshot)).toBeNull(),
        looking: (snapshot) => expect(selectHomeLook(snapshot as Snapshot)?.before).toEqual(since),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

test('what is new stays new for as long as one looks, and each count is kept for the next look', () => {
  const kept: (Look | null)[] = [];
  const machine = homeLookMachine.provide({ actions: { store: (_, { look }) => kept.push(look) } });
  const look = createActor(machine, { input: { last } }).start();
  const told = () => {
    const now = selectHomeLook(look.getSnapshot());
    return now && newArrivals(now).get('p')?.visitors;
  };
  const seen = [told()];
  for (const event of [counted('09:00', 54), counted('10:05', 55)]) {
    look.send(event);
    seen.push(told());
  }
  expect(seen).toEqual([null, 34, 35]);
  expect(kept).toEqual([
    { ...lookAt('09:00', 54), before: lookAt('08:00', 20) },
    { ...lookAt('10:05', 55), before: lookAt('08:00', 20) },
  ]);
});
