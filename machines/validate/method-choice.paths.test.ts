import { describe, expect, test } from 'vitest';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { methodChoiceMachine } from './method-choice.machine.ts';

const events = [
  { type: 'method.pressed' },
  { type: 'methods.left', hasChosen: false },
  { type: 'methods.left', hasChosen: true },
  { type: 'change.asked' },
] as const;

const walks = [false, true].flatMap((hasChosen) => {
  const input = { hasChosen };
  return pathsOf(methodChoiceMachine, { input, events, key: () => null }).map((path) => ({
    input,
    path,
    description: `${hasChosen ? 'with' : 'without'} a method: ${path.description}`,
  }));
});

describe(`the choice of a method, along ${walks.length} generated paths`, () => {
  const coverage = new Coverage(methodChoiceMachine);

  test.each(walks)('$description', async ({ input, path }) => {
    await drivePath(methodChoiceMachine, path, {
      coverage,
      input,
      invariants: {
        open: (snapshot) => expect(snapshot.can({ type: 'change.asked' })).toBe(false),
        folded: (snapshot) => expect(snapshot.can({ type: 'method.pressed' })).toBe(false),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
