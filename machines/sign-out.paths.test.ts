import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { Coverage, complete } from '../tests/models/coverage.ts';
import { drivePath } from '../tests/models/drive-path.ts';
import { pathsOf } from '../tests/models/model.ts';
import { type SignOutEvent, selectIsAsked, signOutMachine } from './sign-out.machine.ts';

const events: readonly SignOutEvent[] = [
  ...[true, false].flatMap((allDevices) =>
    [0, 2].map((unsent) => ({ type: 'sign-out.asked' as const, allDevices, unsent })),
  ),
  ...[0, 1].map((unsent) => ({ type: 'unsent.changed' as const, unsent })),
  { type: 'sending.chosen' },
  { type: 'discarding.chosen' },
  { type: 'sign-out.cancelled' },
];
const paths = pathsOf(signOutMachine, { events, key: ({ context }) => context });

describe(`signing out, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(signOutMachine);

  test.each(paths)('$description', async (path) => {
    const left: boolean[] = [];
    let hurries = 0;
    const leave = (_: unknown, { allDevices }: { readonly allDevices: boolean }) => void left.push(allDevices);
    const hurry = () => {
      hurries += 1;
    };
    await drivePath(signOutMachine.provide({ actions: { leave, hurry } }), path, { coverage });
    expect(hurries).toBe(path.steps.filter(({ event }) => event.type === 'sending.chosen').length);
    expect(left).toEqual(expectedOf(path.steps.map(({ event }) => event as SignOutEvent)));
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

/** When one leaves, said once more and in another way. */
function expectedOf(heard: readonly SignOutEvent[]): boolean[] {
  const left: boolean[] = [];
  let intent: boolean | null = null;
  for (const event of heard) {
    if (event.type === 'sign-out.asked' && intent === null) intent = event.allDevices;
    else if (event.type === 'sign-out.asked' || event.type === 'sending.chosen') continue;
    if (event.type === 'sign-out.cancelled') intent = null;
    const isClear = event.type === 'discarding.chosen' || ('unsent' in event && event.unsent === 0);
    if (intent === null || !isClear) continue;
    left.push(intent);
    intent = null;
  }
  return left;
}

test('the question stays while changes are on their way', () => {
  const actor = createActor(signOutMachine).start();
  const state = () => {
    const snapshot = actor.getSnapshot();
    return [...(selectIsAsked(snapshot) ? ['asked'] : []), ...(snapshot.hasTag('pending') ? ['sending'] : [])];
  };
  const seen = [state()];
  for (const event of [
    { type: 'sign-out.asked', allDevices: true, unsent: 2 },
    { type: 'sending.chosen' },
    { type: 'unsent.changed', unsent: 1 },
    { type: 'unsent.changed', unsent: 0 },
  ] as const) {
    actor.send(event);
    seen.push(state());
  }
  expect(seen).toEqual([[], ['asked'], ['asked', 'sending'], ['asked', 'sending'], []]);
});
