import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { computeCalculator } from '#domain/toolkit/compute-calculator.ts';
import { Coverage, complete } from '../../tests/models/coverage.ts';
import { drivePath } from '../../tests/models/drive-path.ts';
import { after, done, failed, pathsOf } from '../../tests/models/model.ts';
import { testPaths } from '../../tests/models/test-paths.ts';
import { type Calculation, calculatorMachine } from './calculator.machine.ts';

const slow = 'chance-of-an-answer';
const whole = { criterion: '10', sample: '40', truth: '20' };
const answer = computeCalculator(slow, whole) ?? null;

const pauses = [after('pause', 'calculator.pausing'), after('keepAfter', 'calculator.answered')];
const coverage = new Coverage(calculatorMachine);

describe.each([
  ['that takes long, with inputs', { calculator: slow, inputs: whole }],
  ['that takes long, without inputs', { calculator: slow, inputs: {} }],
  ['that is quick', { calculator: 'wilson', inputs: { yes: '15', asked: '50' } }],
] satisfies [string, Calculation][])('a calculator %s', (_, input) => {
  const isSlow = input.calculator === slow;
  const paths = pathsOf(calculatorMachine, {
    input,
    events: [
      { type: 'input.changed', name: isSlow ? 'truth' : 'yes', text: '30' },
      { type: 'input.changed', name: isSlow ? 'truth' : 'yes', text: 'lots' },
      { type: 'inputs.replaced', inputs: isSlow ? whole : {} },
      { type: 'inputs.replaced', inputs: {} },
      ...pauses,
      done('compute', answer),
      failed('compute', new Error('no worker')),
    ],
    key: ({ context: { inputs, result } }) => [inputs, result?.kind],
  });

  testPaths(paths, async (path) => {
    await drivePath(calculatorMachine, path, {
      coverage,
      input,
      invariants: {
        pausing: ({ context }) => expect(context.result).toBe(null),
        computing: ({ context }, run) => expect([context.result, run.running('compute')]).toEqual([null, 1]),
        answered: ({ context }, run) => expect([context.result === null, run.running('compute')]).toEqual([false, 0]),
        failed: ({ context }) => expect(context.result).toBe(null),
      },
    });
  });
});

test('every state and transition ran', () => {
  expect(coverage.missing()).toEqual(complete);
});

function start(input: Calculation) {
  const [asked, kept]: [Calculation[], unknown[]] = [[], []];
  const clock = new SimulatedClock();
  const machine = calculatorMachine.provide({
    actors: {
      compute: fromPromise(async ({ input: asking }) => {
        asked.push(asking);
        return computeCalculator(asking.calculator, asking.inputs) ?? null;
      }),
    },
    actions: { keepInputs: (_, { inputs }) => kept.push(inputs) },
  });
  const actor = createActor(machine, { input, clock }).start();
  return { actor, clock, asked, kept };
}

test('what is quick is answered at once, and the address gets what was typed last, once', () => {
  const { actor, clock, asked, kept } = start({ calculator: 'wilson', inputs: { yes: '1', asked: '50' } });
  for (const text of ['', '1', '15']) {
    actor.send({ type: 'input.changed', name: 'yes', text });
    clock.increment(300);
  }
  expect(actor.getSnapshot().context.result).toMatchObject({
    kind: 'answer',
    headline: '30%, between 19.1% and 43.75%',
  });
  clock.increment(100);
  expect([asked, kept]).toEqual([[], [{ yes: '15', asked: '50' }]]);
});

test('what takes long is worked out once, beside the page, for what was typed last; a refusal is said at once', async () => {
  const { actor, clock, asked } = start({ calculator: slow, inputs: {} });
  actor.send({ type: 'inputs.replaced', inputs: whole });
  clock.increment(149);
  actor.send({ type: 'input.changed', name: 'truth', text: '5' });
  clock.increment(149);
  expect([asked, actor.getSnapshot().context.result]).toEqual([[], null]);
  clock.increment(1);
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('answered'));
  const wanted = { calculator: slow, inputs: { ...whole, truth: '5' } };
  expect([asked, context.result]).toEqual([[wanted], computeCalculator(slow, wanted.inputs)]);
  actor.send({ type: 'input.changed', name: 'truth', text: 'lots' });
  expect(actor.getSnapshot().context.result).toMatchObject({ kind: 'refused' });
});

test('inputs that are replaced leave nothing of those before', () => {
  const { actor, clock, kept } = start({ calculator: 'wilson', inputs: { yes: '15', asked: '50', target: '40' } });
  actor.send({ type: 'inputs.replaced', inputs: { yes: '5', asked: '50' } });
  clock.increment(400);
  expect([actor.getSnapshot().context.inputs, kept]).toEqual([{ yes: '5', asked: '50' }, [{ yes: '5', asked: '50' }]]);
});

test('of an unknown calculator there is nothing to say', () => {
  const { actor } = start({ calculator: 'nothing', inputs: { yes: '1' } });
  expect(actor.getSnapshot().context.result).toBe(null);
});
