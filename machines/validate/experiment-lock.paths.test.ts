import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { after, pathsOf } from '../../tests/models/model.ts';
import { type ExperimentLockEvent, experimentLockMachine } from './experiment-lock.machine.ts';

const input = { id: 'e', missing: null, isWaiting: false } as const;
const events = [
  { type: 'press.began' },
  { type: 'press.released' },
  { type: 'key.pressed' },
  { type: 'lock.left' },
  { type: 'design.changed', missing: 'criterion-missing' },
  { type: 'design.changed', missing: null },
  { type: 'lock.confirmed' },
  { type: 'lock.refused', reason: 'end-passed' },
  after('holdTime', 'experimentLock.holding'),
  after('armedTime', 'experimentLock.armed'),
  after('answerPatience', 'experimentLock.waiting.soon'),
] as const;
const pathsFrom = (given: typeof input | (Omit<typeof input, 'isWaiting'> & { readonly isWaiting: true })) =>
  pathsOf(experimentLockMachine, { input: given, events, key: ({ context }) => context }).map((path) => ({
    ...path,
    given,
  }));
const paths = [...pathsFrom(input), ...pathsFrom({ ...input, isWaiting: true })];

describe(`locking an experiment, along ${paths.length} generated paths`, () => {
  const coverage = new Coverage(experimentLockMachine);

  test.each(paths)('$description', async ({ given, ...path }) => {
    let sent = 0;
    await drivePath(experimentLockMachine, path, {
      coverage,
      input: given,
      actions: {
        issue: () => {
          sent += 1;
        },
      },
      invariants: {
        holding: ({ context }) => expect(context.missing).toBeNull(),
        tooShort: ({ context }) => expect(context.missing).toBeNull(),
        armed: ({ context }) => expect(context.missing).toBeNull(),
        waiting: ({ context }) => expect(context.refusal).toBeNull(),
        sealed: ({ context }) => expect(context.refusal).toBeNull(),
      },
    });
    expect(sent).toBe(deliberateActs(path.steps.map(({ event }) => event.type)));
  });

  test('every state and transition ran', () => {
    expect(coverage.missing()).toEqual(complete);
  });

  /** How often the path held the button to the end, or pressed Enter twice in a row while nothing came between. */
  function deliberateActs(types: readonly string[]): number {
    let acts = 0;
    let isArmed = false;
    for (const type of types) {
      if (type.startsWith('xstate.after.holdTime')) acts += 1;
      if (type === 'key.pressed' && isArmed) {
        acts += 1;
        isArmed = false;
      } else if (type === 'key.pressed') isArmed = true;
      else if (type !== 'xstate.init') isArmed = false;
    }
    return acts;
  }
});

describe('one deliberate act', () => {
  function run(...steps: readonly (ExperimentLockEvent | number)[]) {
    const issued: CommandDraft[] = [];
    const clock = new SimulatedClock();
    const machine = experimentLockMachine.provide({ actions: { issue: (_, { drafts }) => issued.push(...drafts) } });
    const lock = createActor(machine, { input, clock }).start();
    for (const step of steps) {
      if (typeof step === 'number') clock.increment(step);
      else lock.send(step);
    }
    const { value, context } = lock.getSnapshot();
    return { value, refusal: context.refusal, issued };
  }
  const start = { type: 'StartExperiment', stream: 'experiment-e', data: {} };
  const [press, release, key] = [{ type: 'press.began' }, { type: 'press.released' }, { type: 'key.pressed' }] as const;

  test('held long enough sends once, whatever is pressed while it waits', () => {
    expect(run(press, 900, release, press, 900, key, key)).toEqual({
      value: { waiting: 'soon' },
      refusal: null,
      issued: [start],
    });
  });

  test('a click that is too short sends nothing and says so for as long as nothing else happens', () => {
    expect(run(press, 899, release, 60_000)).toEqual({ value: 'tooShort', refusal: null, issued: [] });
  });

  test('after a click that is too short, holding the button or pressing Enter twice locks', () => {
    expect([run(press, release, press, 900).issued, run(press, release, key, key).issued]).toEqual([[start], [start]]);
  });

  test('what a click that is too short says is gone once the founder leaves or changes the design', () => {
    const incomplete = { type: 'design.changed', missing: 'prediction-missing' } as const;
    expect([run(press, release, { type: 'lock.left' }).value, run(press, release, incomplete, press, 900)]).toEqual([
      'resting',
      { value: 'resting', refusal: 'prediction-missing', issued: [] },
    ]);
  });

  test('Enter twice sends once; Enter, a pause and Enter does not', () => {
    expect([run(key, key).issued, run(key, 6000, key)]).toEqual([
      [start],
      { value: 'armed', refusal: null, issued: [] },
    ]);
  });

  test('an incomplete design says what is missing, and sends nothing', () => {
    const incomplete = { type: 'design.changed', missing: 'prediction-missing' } as const;
    expect([run(incomplete, key, key), run(incomplete, press, 900), run(press, incomplete, 900)]).toEqual([
      { value: 'resting', refusal: 'prediction-missing', issued: [] },
      { value: 'resting', refusal: 'prediction-missing', issued: [] },
      { value: 'resting', refusal: null, issued: [] },
    ]);
  });

  test('after a refusal, with its reason, another act sends again', () => {
    const refused = { type: 'lock.refused', reason: 'end-passed' } as const;
    expect([run(key, key, refused).refusal, run(key, key, refused, press, 900).issued]).toEqual([
      'end-passed',
      [start, start],
    ]);
  });
});
