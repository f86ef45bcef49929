import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { after, pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { type Presence, presenceMachine } from './presence.machine.ts';

const input = { where: 'c', device: 'Safari on iPad' };
const other: Presence = { ...input, field: null, cursor: { x: 1, y: 2 }, selected: [] };
const account = 'mira';

const paths = pathsOf(presenceMachine, {
  input,
  events: [
    { type: 'cursor.moved', cursor: { x: 3, y: 4 } },
    { type: 'selection.told', selected: ['n'] },
    { type: 'field.entered', field: 'Question' },
    { type: 'face.pressed', from: 'tab' },
    { type: 'view.moved' },
    { type: 'other.heard', from: 'tab', account, presence: other },
    { type: 'other.heard', from: 'tab', account, presence: { ...other, where: 'd' } },
    { type: 'other.heard', from: 'tab', account, presence: null },
    { type: 'connection.lost' },
    after('pause', 'presence.own.paused'),
    after('pause', 'presence.own.behind'),
  ],
  key: ({ context }) => context,
});
const coverage = new Coverage(presenceMachine);

describe(`presence, along ${paths.length} generated paths`, () => {
  testPaths(paths, async (path) => {
    await drivePath(presenceMachine, path, {
      coverage,
      input,
      invariants: {
        '*': ({ context }) => {
          expect(
            Object.values(context.others).every((each) => (each as { presence: Presence }).presence.where === 'c'),
          ).toBe(true);
          expect(context.followed === null || Object.hasOwn(context.others, context.followed)).toBe(true);
        },
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
    expect(said.at(-1)).toEqual({ ...input, field: null, cursor: { x: 99, y: 0 }, selected: [] });
    const before = said.length;
    clock.increment(60);
    clock.increment(10_000);
    expect(said.slice(before)).toEqual([{ ...input, field: null, cursor: { x: 99, y: 0 }, selected: [] }]);
  });

  test('who says nothing for three rounds is gone, who goes on stays', () => {
    const { clock, actor } = present();
    const here = () => Object.keys(actor.getSnapshot().context.others);
    actor.send({ type: 'other.heard', from: 'silent', account, presence: other });
    for (let round = 0; round < 3; round++) {
      expect(here()).toContain('silent');
      actor.send({ type: 'other.heard', from: 'lively', account, presence: other });
      clock.increment(10_000);
    }
    expect(here()).toEqual(['lively']);
  });

  test('everybody keeps their place while others point, and newcomers stand last', () => {
    const { actor } = present();
    const heard = (from: string, presence: Presence | null) =>
      actor.send({ type: 'other.heard', from, account, presence });
    for (const from of ['first', 'second', 'third', 'first', 'fourth', 'second']) heard(from, other);
    const here = () => Object.keys(actor.getSnapshot().context.others);
    expect(here()).toEqual(['first', 'second', 'third', 'fourth']);
    heard('second', null);
    heard('second', other);
    expect(here()).toEqual(['first', 'third', 'fourth', 'second']);
  });

  test('a face is followed until it is pressed again, the view is moved, or its person goes', () => {
    const { actor } = present();
    const heard = (presence: Presence | null) => actor.send({ type: 'other.heard', from: 'tab', account, presence });
    const press = () => actor.send({ type: 'face.pressed', from: 'tab' });
    const followed = () => actor.getSnapshot().context.followed;
    press();
    expect(followed()).toBeNull();
    heard(other);
    press();
    expect(followed()).toBe('tab');
    heard({ ...other, cursor: null });
    expect(followed()).toBe('tab');
    press();
    expect(followed()).toBeNull();
    press();
    actor.send({ type: 'view.moved' });
    expect(followed()).toBeNull();
    press();
    heard(null);
    expect([followed(), actor.getSnapshot().context.others]).toEqual([null, {}]);
    heard(other);
    press();
    actor.send({ type: 'connection.lost' });
    expect(followed()).toBeNull();
  });

  test('the field that is written in is said, cut where its label is long, and that it was left', () => {
    const { clock, said, actor } = present();
    actor.send({ type: 'field.entered', field: 'x'.repeat(121) });
    clock.increment(60);
    actor.send({ type: 'field.entered', field: null });
    expect(said.map(({ field }) => field)).toEqual(['x'.repeat(120), null]);
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });
});
