import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { after, pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { cardLandingMachine } from './card-landing.machine.ts';

const paths = pathsOf(cardLandingMachine, {
  events: [{ type: 'cards.landed', ids: ['a'] }, after('landing', 'cardLanding.landed')],
  key: () => null,
});

describe(`a card that lands, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(cardLandingMachine);

  testPaths(paths, async (path) => {
    await drivePath(cardLandingMachine, path, {
      coverage,
      // How many there are has no end.
      view: () => null,
      invariants: {
        none: ({ context }) => expect(context.ids).toEqual([]),
        landed: ({ context }) => expect(context.ids).toContain('a'),
      },
    });
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});

test('what was dropped is selected no longer after a moment, several drops together', () => {
  const clock = new SimulatedClock();
  const deselected: unknown[] = [];
  const machine = cardLandingMachine.provide({ actions: { deselect: (_, { ids }) => deselected.push(ids) } });
  const landing = createActor(machine, { clock }).start();
  landing.send({ type: 'cards.landed', ids: ['a'] });
  clock.increment(200);
  landing.send({ type: 'cards.landed', ids: ['b'] });
  clock.increment(200);
  expect(deselected).toEqual([]);
  clock.increment(100);
  expect([deselected, landing.getSnapshot().context.ids]).toEqual([[['a', 'b']], []]);
});
