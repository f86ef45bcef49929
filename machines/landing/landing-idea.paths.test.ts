import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { landingIdeaMachine } from './landing-idea.machine.ts';

const texts = [' A ladder library ', '  ', 'x'.repeat(141)];
const paths = pathsOf(landingIdeaMachine, {
  events: texts.flatMap((text) => [
    { type: 'draft.changed', text },
    { type: 'draft.submitted', text },
  ]),
  key: ({ context }) => context,
});

describe(`the idea field, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(landingIdeaMachine);

  testPaths(paths, async (path) => {
    await drivePath(landingIdeaMachine, path, {
      coverage,
      invariants: {
        editing: ({ context }) => expect(context.problem).toBeNull(),
        refused: ({ context }) => expect(context.problem).toMatch(/^(empty|too-long)$/),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

test.each([
  [' A ladder library ', ['A ladder library'], null],
  ['x'.repeat(140), ['x'.repeat(140)], null],
  [' ', [], 'empty'],
  ['x'.repeat(141), [], 'too-long'],
])('submitting %j starts with %j', (text, started, problem) => {
  const ideas: string[] = [];
  const actor = createActor(
    landingIdeaMachine.provide({ actions: { start: (_, { idea }) => ideas.push(idea) } }),
  ).start();
  actor.send({ type: 'draft.submitted', text });
  expect({ ideas, problem: actor.getSnapshot().context.problem }).toEqual({ ideas: started, problem });
});
