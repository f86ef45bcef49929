import { describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { experimentLockMachine } from '#machines/validate/experiment-lock.machine.ts';
import { productInBrowser } from '../fixtures/product-in-browser.ts';
import { Coverage, complete } from '../models/coverage.ts';
import { drivePath } from '../models/drive-path.ts';
import { after, type ModelEvent, pathsOf } from '../models/model.ts';
import { coveringPaths } from './covering-paths.ts';
import { ExperimentLockWalk } from './experiment-lock-walk.ts';

const events = [
  { type: 'press.began' },
  { type: 'press.released' },
  { type: 'key.pressed' },
  { type: 'lock.left' },
  { type: 'design.changed', missing: 'criterion-missing' },
  { type: 'design.changed', missing: null },
  { type: 'lock.confirmed' },
  { type: 'lock.refused', reason: 'end-passed' },
  after('holdTime', 'experimentLock.holding'),
  after('armedTime', 'experimentLock.armed'),
  after('answerPatience', 'experimentLock.waiting.soon'),
] as const;
const inputs = [
  { id: 'e', missing: null, isWaiting: false },
  { id: 'e', missing: null, isWaiting: true },
];
/** No device can start an experiment that is incomplete. */
const when = ({ context }: AnyMachineSnapshot, { type }: ModelEvent): boolean =>
  type !== 'lock.confirmed' || (context as { readonly missing: string | null }).missing === null;
const paths = inputs.flatMap((input) =>
  coveringPaths(
    pathsOf(experimentLockMachine, { input, events, key: ({ context }) => context, when }).map((path) => ({
      ...path,
      input,
    })),
    (event) => event,
  ),
);
const world = productInBrowser();

describe(`locking an experiment in the real product, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(experimentLockMachine);

  test.each(paths)('$description', async ({ input, ...path }) => {
    const walk = await ExperimentLockWalk.begin(await world.newPage(), world.url);
    if (input.isWaiting) await walk.leaveWaiting();
    for (const { event, state } of path.steps) {
      await walk.carryOut(event);
      await walk.expectSeen(state);
    }
    await drivePath(experimentLockMachine, path, { coverage, input });
  });

  test('every state and transition was walked', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
