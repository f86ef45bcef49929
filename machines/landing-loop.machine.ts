import { assign, type SnapshotFrom, setup } from 'xstate';
import { type Corridor, corridorOf } from '#domain/verdict/corridor.ts';
import { corridorOutcomes, verdictAmong } from '#domain/verdict/outcomes.ts';
import { type Verdict, verdicts } from '#domain/verdict/verdict.ts';

/** The share of visitors who must sign up, locked before the test began. */
export const landingCriterion = 0.1;

/** What visitors of the landing page may set. Beyond a quarter of the visitors everything supports. */
export const landingLimits = { visitors: { min: 60, max: 400, step: 20 }, signUpShare: 0.25 } as const;

interface LandingLoopContext {
  /** What was locked: the criterion, the visitors that were planned, and how far from the pace decides. */
  readonly corridor: Corridor;
  readonly signUps: number;
}

export type LandingLoopEvent =
  | { readonly type: 'visitors.set'; readonly count: number }
  | { readonly type: 'sign-ups.set'; readonly count: number };

export const mostSignUps = (visitors: number): number => Math.floor(visitors * landingLimits.signUpShare);

const between = (min: number, count: number, max: number): number => Math.min(max, Math.max(min, Math.round(count)));

/** The miniature of the loop on the landing page: a test whose result can be altered, and what it then says. */
export const landingLoopMachine = setup({
  types: { context: {} as LandingLoopContext, events: {} as LandingLoopEvent },
  guards: {
    says: ({ context }, { verdict }: { verdict: Verdict }) =>
      verdictAmong(corridorOutcomes(context.corridor), context.signUps) === verdict,
  },
  actions: {
    setVisitors: assign(({ context }, { count }: { count: number }) => {
      const visitors = between(landingLimits.visitors.min, count, landingLimits.visitors.max);
      const corridor = corridorOf(landingCriterion, visitors);
      return { corridor, signUps: Math.min(context.signUps, mostSignUps(visitors)) };
    }),
    setSignUps: assign({
      signUps: ({ context }, { count }: { count: number }) => between(0, count, mostSignUps(context.corridor.sample)),
    }),
  },
}).createMachine({
  id: 'landingLoop',
  context: () => ({ corridor: corridorOf(landingCriterion, 120), signUps: 18 }),
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
    inconclusive: { description: 'The sign-ups end between the two bounds: the result excludes neither.' },
    refutes: { description: 'The sign-ups are too far behind the pace.' },
  },
});

export function selectVerdict(snapshot: SnapshotFrom<typeof landingLoopMachine>): Verdict {
  return verdicts.find((verdict) => snapshot.matches(verdict)) ?? 'inconclusive';
}
