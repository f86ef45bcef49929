import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { after, pathsOf } from '../../tests/models/model.ts';
import { type Presence, presenceMachine } from './presence.machine.ts';

const input = { canvas: 'c', device: 'Safari on iPad' };
const other: Presence = { ...input, cursor: { x: 1, y: 2 }, selected: [] };

const paths = pathsOf(presenceMachine, {
  input,
  events: [
    { type: 'cursor.moved', cursor: { x: 3, y: 4 } },
    { type: 'selection.told', selected: ['n'] },
    { type: 'other.heard', from: 'tab', presence: other },
    { type: 'other.heard', from: 'tab', presence: { ...other, canvas: 'd' } },
    { type: 'other.heard', from: 'tab', presence: null },
    { type: 'connection.lost' },
    after('pause', 'presence.own.paused'),
    after('pause', 'presence.own.behind'),
  ],
  key: ({ context }) => context,
});
const coverage = new Coverage(presenceMachine);

describe(`presence, along ${paths.length} generated paths`, () => {
  test.each(paths)('$description', async (path) => {
    await drivePath(presenceMachine, path, {
      coverage,
      input,
      invariants: {
        '*': ({ context }) =>
          expect(
            Object.values(context.others).every((each) => (each as { presence: Presence }).presence.canvas === 'c'),
          ).toBe(true),
      },
    });
  });
});

describe('over time', () => {
  function present() {
    const clock = new SimulatedClock();
    const said: Presence[] = [];
    const machine = presenceMachine.provide({ actions: { say: (_, { presence }) => said.push(presence) } });
    const actor = createActor(machine, { input, clock, inspect: coverage.inspect }).start();
    return { clock, said, actor };
  }

  test('the newest is said, at most some twenty times a second, and again while nothing happens', () => {
    const { clock, said, actor } = present();
    for (let x = 0; x < 100; x++) {
      actor.send({ type: 'cursor.moved', cursor: { x, y: 0 } });
      clock.increment(10);
    }
    expect(said.length).toBeLessThanOrEqual(20);
    clock.increment(60);
    expect(said.at(-1)).toEqual({ ...input, cursor: { x: 99, y: 0 }, selected: [] });
    const before = said.length;
    clock.increment(60);
    clock.increment(10_000);
    expect(said.slice(before)).toEqual([{ ...input, cursor: { x: 99, y: 0 }, selected: [] }]);
  });

  test('who says nothing for three rounds is gone, who goes on stays', () => {
    const { clock, actor } = present();
    const here = () => Object.keys(actor.getSnapshot().context.others);
    actor.send({ type: 'other.heard', from: 'silent', presence: other });
    for (let round = 0; round < 3; round++) {
      expect(here()).toContain('silent');
      actor.send({ type: 'other.heard', from: 'lively', presence: other });
      clock.increment(10_000);
    }
    expect(here()).toEqual(['lively']);
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
