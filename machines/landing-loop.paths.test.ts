import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { verdictOf } from '#domain/verdict/verdict.ts';
import { Coverage, complete } from '../tests/models/coverage.ts';
import { drivePath } from '../tests/models/drive-path.ts';
import { pathsOf } from '../tests/models/model.ts';
import { landingLoopMachine, selectVerdict } from './landing-loop.machine.ts';

const paths = pathsOf(landingLoopMachine, {
  events: [
    ...[1, 60, 120, 400, 1000].map((count) => ({ type: 'visitors.set', count })),
    ...[-1, 5, 18, 19, 1000].map((count) => ({ type: 'sign-ups.set', count })),
  ],
  key: ({ context }) => context,
});

describe(`the miniature of the loop, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(landingLoopMachine);

  test.each(paths)('$description', async (path) => {
    await drivePath(landingLoopMachine, path, {
      coverage,
      invariants: {
        '*': ({ context, value }) => {
          const { visitors, signUps } = context;
          expect(visitors >= 60 && visitors <= 400 && signUps >= 0 && signUps <= visitors / 4).toBe(true);
          expect(value).toBe(verdictOf(signUps, visitors, 0.1));
        },
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

test('18 of 120 looks good and is inconclusive; one more would have supported', () => {
  const actor = createActor(landingLoopMachine).start();
  expect(actor.getSnapshot().context).toEqual({ visitors: 120, signUps: 18 });
  expect(selectVerdict(actor.getSnapshot())).toBe('inconclusive');
  actor.send({ type: 'sign-ups.set', count: 19 });
  expect(selectVerdict(actor.getSnapshot())).toBe('supports');
});
