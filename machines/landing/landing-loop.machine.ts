import { assign, fromPromise, type PromiseActorLogic, type SnapshotFrom, setup } from 'xstate';
import { type Corridor, corridorOf } from '#domain/verdict/corridor.ts';
import { corridorOutcomes, verdictAmong } from '#domain/verdict/outcomes.ts';
import { type Verdict, verdicts } from '#domain/verdict/verdict.ts';
import { notProvided } from '../not-provided.ts';
import type { PlannedTest } from '../validate/test-planner.machine.ts';

/** The share of visitors who must sign up, locked before the test began. */
export const landingCriterion = 0.1;

/**
 * Limits for the numbers that visitors of the landing page may set. Beyond a quarter of the visitors every result
 * supports.
 */
export const landingLimits = { visitors: { min: 60, max: 400, step: 20 }, signUpShare: 0.25 } as const;

interface LandingLoopContext {
  /** The locked test: the criterion, the planned visitors, and how far from the pace decides. */
  readonly corridor: Corridor;
  readonly signUps: number;
  /** How many visitors would settle it in all if the truth is what was found; null if no number would, undefined if unknown. */
  readonly settling: number | null | undefined;
}

export type LandingLoopEvent =
  | { readonly type: 'visitors.set'; readonly count: number }
  | { readonly type: 'sign-ups.set'; readonly count: number };

/** Finds the sample that would settle a test. */
export type SampleSeeker = PromiseActorLogic<number | null, PlannedTest>;

export const mostSignUps = (visitors: number): number => Math.floor(visitors * landingLimits.signUpShare);

/** Numbers that the page begins with, which the server draws: nothing is left to compute. */
const first = { visitors: 120, signUps: 18, settling: 349 } as const;

const between = (min: number, count: number, max: number): number => Math.min(max, Math.max(min, Math.round(count)));

/**
 * The miniature of the loop on the landing page: a test whose result can be altered, and what it then says. Actor to
 * provide: `findSample`, as of the planner.
 */
export const landingLoopMachine = setup({
  types: { context: {} as LandingLoopContext, events: {} as LandingLoopEvent, tags: {} as 'pending' },
  actors: { findSample: fromPromise<number | null, PlannedTest>(notProvided('findSample')) },
  guards: {
    isSettlingKnown: ({ context }) => context.settling !== undefined,
    says: ({ context }, { verdict }: { verdict: Verdict }) =>
      verdictAmong(corridorOutcomes(context.corridor), context.signUps) === verdict,
  },
  actions: {
    setVisitors: assign(({ context }, { count }: { count: number }) => {
      const visitors = between(landingLimits.visitors.min, count, landingLimits.visitors.max);
      const corridor = corridorOf(landingCriterion, visitors);
      return { corridor, signUps: Math.min(context.signUps, mostSignUps(visitors)), settling: undefined };
    }),
    setSignUps: assign({
      signUps: ({ context }, { count }: { count: number }) => between(0, count, mostSignUps(context.corridor.sample)),
      settling: undefined,
    }),
    showSettling: assign((_, { settling }: { settling: number | null }) => ({ settling })),
  },
  delays: { pause: 150 },
}).createMachine({
  id: 'landingLoop',
  context: () => ({
    corridor: corridorOf(landingCriterion, first.visitors),
    signUps: first.signUps,
    settling: first.settling,
  }),
  initial: 'judging',
  on: {
    'visitors.set': { target: '.judging', actions: { type: 'setVisitors', params: ({ event }) => event } },
    'sign-ups.set': { target: '.judging', actions: { type: 'setSignUps', params: ({ event }) => event } },
  },
  states: {
    judging: {
      description: 'The result is held against the criterion; passed through at once.',
      always: [
        { guard: { type: 'says', params: { verdict: 'supports' } }, target: 'supports' },
        { guard: { type: 'says', params: { verdict: 'refutes' } }, target: 'refutes' },
        { target: 'inconclusive' },
      ],
    },
    supports: { description: 'The sign-ups are far enough ahead of the pace that the criterion sets.' },
    inconclusive: {
      description: 'The sign-ups end between the two bounds: the result excludes neither.',
      initial: 'recalling',
      states: {
        recalling: {
          description: 'Passed through at once: the first result is known before.',
          always: [{ guard: 'isSettlingKnown', target: 'known' }, { target: 'pausing' }],
        },
        pausing: { description: 'The numbers may still change.', tags: 'pending', after: { pause: 'seeking' } },
        seeking: {
          description: 'Looks for the number of visitors that would settle it.',
          tags: 'pending',
          invoke: {
            id: 'findSample',
            src: 'findSample',
            input: ({ context: { corridor, signUps } }) => ({
              plan: { formula: 'corridor-1', criterion: corridor.rate, n: corridor.sample },
              truth: signUps / corridor.sample,
              expected: null,
            }),
            onDone: {
              target: 'known',
              actions: { type: 'showSettling', params: ({ event }) => ({ settling: event.output }) },
            },
            onError: 'unknown',
          },
        },
        known: { description: 'What would settle it is said.' },
        unknown: { description: 'It could not be worked out; the next change tries again.' },
      },
    },
    refutes: { description: 'The sign-ups are too far behind the pace.' },
  },
});

export function selectVerdict(snapshot: SnapshotFrom<typeof landingLoopMachine>): Verdict {
  return verdicts.find((verdict) => snapshot.matches(verdict)) ?? 'inconclusive';
}
