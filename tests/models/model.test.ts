import { describe, expect, test } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { Coverage, complete } from './coverage.ts';
import { drivePath } from './drive-path.ts';
import { after, done, failed, pathsOf } from './model.ts';

const kettle = setup({
  types: { events: {} as { type: 'switched' }, context: {} as { degrees: number } },
  actors: { heat: fromPromise<number>(() => Promise.reject(new Error('heat'))) },
  delays: { rest: 300 },
}).createMachine({
  id: 'kettle',
  context: { degrees: 20 },
  initial: 'off',
  states: {
    off: { on: { switched: 'heating' } },
    heating: {
      invoke: {
        id: 'heat',
        src: 'heat',
        onDone: { target: 'resting', actions: assign({ degrees: ({ event }) => event.output }) },
        onError: 'off',
      },
      on: { switched: 'off' },
    },
    resting: { after: { rest: 'off' } },
  },
});

const events = [
  { type: 'switched' },
  done('heat', 100),
  failed('heat', new Error('dry')),
  after('rest', 'kettle.resting'),
];

describe('the model harness', () => {
  const paths = pathsOf(kettle, { events, key: ({ context }) => context.degrees });

  test('walks every state and transition of a machine with promises and delays', async () => {
    const coverage = new Coverage(kettle);
    for (const path of paths) await drivePath(kettle, path, { coverage });
    expect(coverage.missing()).toEqual(complete);
  });

  test('names what no path reached', async () => {
    const coverage = new Coverage(kettle);
    for (const path of pathsOf(kettle, { events: events.slice(0, 2) })) await drivePath(kettle, path, { coverage });
    expect(coverage.missing()).toEqual({
      states: [],
      transitions: [
        'kettle.heating -[xstate.error.actor.heat 0]-> kettle.off',
        'kettle.resting -[xstate.after.rest.kettle.resting 0]-> kettle.off',
      ],
    });
  });

  test('a machine that does not do what the model says fails', async () => {
    const broken = kettle.provide({ delays: { rest: 400 } });
    const walk = async () => {
      for (const path of paths)
        await drivePath(broken, path, { coverage: new Coverage(kettle), delays: { rest: 300 } });
    };
    await expect(walk()).rejects.toThrow(/expected/);
  });

  test('an invariant sees how many promises run in a state', async () => {
    const seen: number[] = [];
    for (const path of paths) {
      await drivePath(kettle, path, {
        coverage: new Coverage(kettle),
        invariants: { heating: (_, run) => void seen.push(run.running('heat')) },
      });
    }
    expect(new Set(seen)).toEqual(new Set([1]));
  });
});
