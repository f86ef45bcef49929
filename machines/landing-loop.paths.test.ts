import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { corridorOf, judgeWalk } from '#domain/verdict/corridor.ts';
import { Coverage, complete } from '../tests/models/coverage.ts';
import { drivePath } from '../tests/models/drive-path.ts';
import { pathsOf } from '../tests/models/model.ts';
import { landingLoopMachine, selectVerdict } from './landing-loop.machine.ts';

const paths = pathsOf(landingLoopMachine, {
  events: [
    ...[1, 60, 120, 400, 1000].map((count) => ({ type: 'visitors.set', count })),
    ...[-1, 5, 18, 20, 1000].map((count) => ({ type: 'sign-ups.set', count })),
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
          const { corridor, signUps } = context;
          const visitors = corridor.sample;
          expect(visitors >= 60 && visitors <= 400 && signUps >= 0 && signUps <= visitors / 4).toBe(true);
          expect(corridor).toEqual(corridorOf(0.1, visitors));
          const answers = Array.from({ length: visitors }, (_, place) => place < signUps);
          expect(value).toBe(judgeWalk(corridor, { answers, firstLook: visitors, isEnded: false })?.verdict);
        },
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

test('18 of 120 looks good and is inconclusive; two more would have supported', () => {
  const actor = createActor(landingLoopMachine).start();
  const corridor = { rate: 0.1, sample: 120, ahead: 7.71, behind: 6.71 };
  expect(actor.getSnapshot().context).toEqual({ corridor, signUps: 18 });
  const verdictAt = (count: number) => {
    actor.send({ type: 'sign-ups.set', count });
    return selectVerdict(actor.getSnapshot());
  };
  expect([18, 19, 20, 6, 5].map(verdictAt)).toEqual([
    'inconclusive',
    'inconclusive',
    'supports',
    'inconclusive',
    'refutes',
  ]);
});
