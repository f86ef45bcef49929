import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { corridorOf, judgeWalk } from '#domain/verdict/corridor.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { selectAnswers, selectJudged, watchedTestMachine } from './watched-test.machine.ts';

const paths = pathsOf(watchedTestMachine, {
  events: [
    ...[-3, 59, 60, 1000].map((count) => ({ type: 'looked.set', count })),
    ...[-1, 10, 900].map((share) => ({ type: 'share.set', share })),
    { type: 'test.repeated' },
  ],
  key: ({ context }) => context,
  when: ({ context }, { type }) => type !== 'test.repeated' || context.seed === 1,
});

describe(`the test of an article, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(watchedTestMachine);

  testPaths(paths, async (path) => {
    await drivePath(watchedTestMachine, path, {
      coverage,
      invariants: {
        '*': (snapshot) => {
          const { corridor, looked, share } = snapshot.context;
          expect(corridor).toEqual(corridorOf(0.1, 120));
          expect(looked >= 0 && looked <= 120 && share >= 0 && share <= 30).toBe(true);
          const answers = selectAnswers(snapshot);
          expect(answers).toHaveLength(looked);
          const judged = judgeWalk(corridor, { answers, firstLook: 60, isEnded: false });
          expect(selectJudged(snapshot)).toEqual(judged);
          expect(snapshot.value).toBe(judged?.verdict ?? 'running');
        },
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

test('looking further adds visitors to those who came, and repeating it takes others', () => {
  const actor = createActor(watchedTestMachine).start();
  const answers = () => selectAnswers(actor.getSnapshot());
  const first = answers();
  actor.send({ type: 'looked.set', count: 120 });
  const whole = answers();
  expect(whole.slice(0, 40)).toEqual(first);
  actor.send({ type: 'test.repeated' });
  expect(answers()).not.toEqual(whole);
  expect(actor.getSnapshot().context).toMatchObject({ looked: 120, share: 20 });
  actor.send({ type: 'share.set', share: 0 });
  expect(answers()).toEqual(Array.from({ length: 120 }, () => false));
  expect(actor.getSnapshot().value).toBe('refutes');
});
