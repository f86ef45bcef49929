import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { type MethodChoiceEvent, methodChoiceMachine } from './method-choice.machine.ts';

const events = [
  { type: 'pointer.pressed' },
  { type: 'key.pressed' },
  { type: 'method.chosen' },
  { type: 'methods.left', hasChosen: false },
  { type: 'methods.left', hasChosen: true },
  { type: 'change.asked' },
] as const;

const walks = [false, true].flatMap((hasChosen) => {
  const input = { hasChosen };
  return pathsOf(methodChoiceMachine, { input, events, key: ({ context }) => context.isByPointer }).map((path) => ({
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
        folded: (snapshot) => expect(snapshot.can({ type: 'method.chosen' })).toBe(false),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

const chosen = { type: 'method.chosen' } as const;
const left = { type: 'methods.left', hasChosen: true } as const;
const byPointer = { type: 'pointer.pressed' } as const;
const byKey = { type: 'key.pressed' } as const;
const changeAsked = { type: 'change.asked' } as const;

test.each<[string, readonly MethodChoiceEvent[], 'open' | 'folded']>([
  ['fold at once after a choice with a pointer', [byPointer, chosen], 'folded'],
  ['stay while the arrows choose', [byKey, chosen, byKey, chosen], 'open'],
  ['fold once the keyboard leaves a choice', [byKey, chosen, left], 'folded'],
  ['stay when it leaves without one', [byKey, { ...left, hasChosen: false }], 'open'],
  ['stay when a pointer goes elsewhere', [byPointer, chosen, byPointer, changeAsked, left], 'open'],
  ['stay when a pointer presses elsewhere after the arrows chose', [byKey, chosen, byPointer, left], 'open'],
  ['fold by keys again after a pointer', [byPointer, chosen, byPointer, changeAsked, byKey, left], 'folded'],
])('the methods %s', (_, steps, state) => {
  const actor = createActor(methodChoiceMachine, { input: { hasChosen: false } }).start();
  for (const step of steps) actor.send(step);
  expect(actor.getSnapshot().value).toBe(state);
});
