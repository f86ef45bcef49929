import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { type SignOutEvent, selectIsAsked, selectRefusedSince, signOutMachine } from './sign-out.machine.ts';

const events: readonly SignOutEvent[] = [
  ...[true, false].flatMap((allDevices) =>
    [0, 2].map((unsent) => ({ type: 'sign-out.asked' as const, allDevices, unsent, refused: 1 })),
  ),
  ...[0, 1].flatMap((unsent) => [1, 2].map((refused) => ({ type: 'held.changed' as const, unsent, refused }))),
  { type: 'sending.chosen' },
  { type: 'discarding.chosen' },
  { type: 'sign-out.cancelled' },
];
const paths = pathsOf(signOutMachine, { events, key: ({ context }) => context });

describe(`signing out, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(signOutMachine);

  testPaths(paths, async (path) => {
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
    const isClear = event.type === 'discarding.chosen' || ('unsent' in event && event.unsent + event.refused === 1);
    if (intent === null || !isClear) continue;
    left.push(intent);
    intent = null;
  }
  return left;
}

/** Returns the founder's view after each event. */
function seenAfter(events: readonly SignOutEvent[]): readonly (readonly (string | number)[])[] {
  const actor = createActor(signOutMachine).start();
  return events.map((event) => {
    actor.send(event);
    const snapshot = actor.getSnapshot();
    return [
      ...(selectIsAsked(snapshot) ? ['asked'] : []),
      ...(snapshot.hasTag('pending') ? ['sending'] : []),
      ...('refused' in event ? [selectRefusedSince(snapshot, event.refused)] : []),
    ];
  });
}

test('the question stays while changes are on their way', () => {
  const seen = seenAfter([
    { type: 'sign-out.asked', allDevices: true, unsent: 2, refused: 0 },
    { type: 'sending.chosen' },
    { type: 'held.changed', unsent: 1, refused: 0 },
    { type: 'held.changed', unsent: 0, refused: 0 },
  ]);
  expect(seen).toEqual([['asked', 0], ['asked', 'sending'], ['asked', 'sending', 0], [0]]);
});

test('what is refused as it is sent keeps the founder, and what they knew of before does not', () => {
  const seen = seenAfter([
    { type: 'sign-out.asked', allDevices: false, unsent: 2, refused: 3 },
    { type: 'sending.chosen' },
    { type: 'held.changed', unsent: 1, refused: 4 },
    { type: 'held.changed', unsent: 0, refused: 5 },
    { type: 'sign-out.cancelled' },
    { type: 'sign-out.asked', allDevices: false, unsent: 1, refused: 5 },
    { type: 'held.changed', unsent: 0, refused: 5 },
  ]);
  expect(seen).toEqual([
    ['asked', 0],
    ['asked', 'sending'],
    ['asked', 'sending', 0],
    ['asked', 2],
    [],
    ['asked', 0],
    [0],
  ]);
});
