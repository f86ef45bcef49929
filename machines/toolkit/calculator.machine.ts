import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { calculatorOf } from '#domain/toolkit/calculators.ts';
import { type CalculatorResult, computeCalculator } from '#domain/toolkit/compute-calculator.ts';
import { readInputs } from '#domain/toolkit/read-inputs.ts';
import { notProvided } from '../not-provided.ts';

export type TypedInputs = Readonly<Record<string, string>>;

/** A calculator by its id, and what was typed into it. */
export interface Calculation {
  readonly calculator: string;
  readonly inputs: TypedInputs;
}

interface CalculatorContext extends Calculation {
  /** Null while it is being worked out, and where that failed. */
  readonly result: CalculatorResult | null;
}

export type CalculatorEvent =
  | { readonly type: 'input.changed'; readonly name: string; readonly text: string }
  /** Such as by an example, or by nothing. */
  | { readonly type: 'inputs.replaced'; readonly inputs: TypedInputs };

const changed = (inputs: TypedInputs, event: CalculatorEvent): TypedInputs =>
  event.type === 'inputs.replaced' ? event.inputs : { ...inputs, [event.name]: event.text };

/** Whether an answer takes longer than a frame. A refusal never does. */
function takesLong({ calculator: id, inputs }: Calculation): boolean {
  const calculator = calculatorOf(id);
  if (!calculator?.isSlow) return false;
  return Object.keys(readInputs(calculator, inputs).problems).length === 0;
}

/**
 * Answers while it is typed, and hands what was typed to the address after a pause. Actors to provide: `compute`, beside
 * the page. Actions to provide: `keepInputs`.
 */
export const calculatorMachine = setup({
  types: {
    context: {} as CalculatorContext,
    events: {} as CalculatorEvent,
    input: {} as Calculation,
    tags: {} as 'pending',
  },
  actors: { compute: fromPromise<CalculatorResult | null, Calculation>(notProvided('compute')) },
  guards: {
    willTakeLong: ({ context: { calculator, inputs }, event }) =>
      takesLong({ calculator, inputs: changed(inputs, event) }),
    takesLong: ({ context }) => takesLong(context),
  },
  actions: {
    write: assign(({ context, event }) => ({ inputs: changed(context.inputs, event) })),
    forget: assign({ result: null }),
    answer: assign(({ context: { calculator, inputs } }) => ({
      result: computeCalculator(calculator, inputs) ?? null,
    })),
    show: assign((_, { result }: { result: CalculatorResult | null }) => ({ result })),
    keepInputs: (_, _params: { readonly inputs: TypedInputs }) => {},
  },
  delays: { pause: 150, keepAfter: 400 },
}).createMachine({
  id: 'calculator',
  context: ({ input }) => ({ ...input, result: null }),
  initial: 'reading',
  on: {
    'input.changed': [
      { guard: 'willTakeLong', target: '.pausing', actions: ['write', 'forget'] },
      { target: '.answered', actions: ['write', 'answer'] },
    ],
    'inputs.replaced': [
      { guard: 'willTakeLong', target: '.pausing', actions: ['write', 'forget'] },
      { target: '.answered', actions: ['write', 'answer'] },
    ],
  },
  states: {
    reading: {
      description: 'Reads the inputs that it came with.',
      always: [
        { guard: 'takesLong', target: 'computing' },
        { target: 'kept', actions: 'answer' },
      ],
    },
    pausing: {
      description: 'The numbers may still change, and working them out takes a while.',
      tags: 'pending',
      after: { pause: 'computing' },
    },
    computing: {
      description: 'Works it out beside the page.',
      tags: 'pending',
      invoke: {
        id: 'compute',
        src: 'compute',
        input: ({ context: { calculator, inputs } }) => ({ calculator, inputs }),
        onDone: { target: 'answered', actions: { type: 'show', params: ({ event }) => ({ result: event.output }) } },
        onError: 'failed',
      },
    },
    answered: {
      description: 'Says what comes out, or why nothing does; more may be typed before the address has it.',
      after: {
        keepAfter: {
          target: 'kept',
          actions: { type: 'keepInputs', params: ({ context: { inputs } }) => ({ inputs }) },
        },
      },
    },
    kept: { description: 'Says what comes out, and the address has what was typed.' },
    failed: { description: 'It could not be worked out; the next change tries again.' },
  },
});

export type CalculatorActor = ActorRefFrom<typeof calculatorMachine>;
