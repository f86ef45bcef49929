import { assign, type SnapshotFrom, setup } from 'xstate';
import { drawnAnswers } from '#domain/examples/drawn-answers.ts';
import { type Corridor, corridorOf, type Judgement, judgeWalk } from '#domain/verdict/corridor.ts';
import type { Verdict } from '#domain/verdict/verdict.ts';

export const watchedLimits = { looked: { min: 0, max: 120 }, share: { min: 0, max: 30 } } as const;

interface WatchedTestContext {
  readonly corridor: Corridor;
  /** How many of a hundred people would really sign up. */
  readonly share: number;
  /** Which visitors happen to come. */
  readonly seed: number;
  /** How many of them the reader has watched. */
  readonly looked: number;
}

export type WatchedTestEvent =
  | { readonly type: 'looked.set'; readonly count: number }
  | { readonly type: 'share.set'; readonly share: number }
  /** The same test with other visitors. */
  | { readonly type: 'test.repeated' };

const within = ({ min, max }: { readonly min: number; readonly max: number }, value: number): number =>
  Math.min(max, Math.max(min, Math.round(value)));

/** An article's test, whose readers know the truth and look as often as they like: 10% of 120 visitors was asked for. */
export const watchedTestMachine = setup({
  types: { context: {} as WatchedTestContext, events: {} as WatchedTestEvent },
  guards: {
    says: ({ context }, { verdict }: { verdict: Verdict }) => judged(context)?.verdict === verdict,
  },
  actions: {
    look: assign((_, { count }: { count: number }) => ({ looked: within(watchedLimits.looked, count) })),
    setShare: assign((_, { share }: { share: number }) => ({ share: within(watchedLimits.share, share) })),
    takeOthers: assign({ seed: ({ context }) => context.seed + 1 }),
  },
}).createMachine({
  id: 'watchedTest',
  context: () => ({ corridor: corridorOf(0.1, 120), share: 20, seed: 1, looked: 40 }),
  initial: 'judging',
  on: {
    'looked.set': { target: '.judging', actions: { type: 'look', params: ({ event }) => event } },
    'share.set': { target: '.judging', actions: { type: 'setShare', params: ({ event }) => event } },
    'test.repeated': { target: '.judging', actions: 'takeOthers' },
  },
  states: {
    judging: {
      description: 'What was watched so far is held against the corridor; passed through at once.',
      always: [
        { guard: { type: 'says', params: { verdict: 'supports' } }, target: 'supports' },
        { guard: { type: 'says', params: { verdict: 'refutes' } }, target: 'refutes' },
        { guard: { type: 'says', params: { verdict: 'inconclusive' } }, target: 'inconclusive' },
        { target: 'running' },
      ],
    },
    running: { description: 'The walk is inside, or it is too early to decide.' },
    supports: { description: 'The walk went through the upper wall.' },
    refutes: { description: 'The walk went through the lower wall.' },
    inconclusive: { description: 'The last visitor has come, and the walk is still inside.' },
  },
});

/** A verdict is given after half of the visitors, as in a founder’s test. */
export const firstLookOf = ({ sample }: Corridor): number => Math.ceil(sample / 2);

function judged({ corridor, share, seed, looked }: WatchedTestContext): Judgement | null {
  const answers = drawnAnswers(seed, share / 100, looked);
  return judgeWalk(corridor, { answers, firstLook: firstLookOf(corridor), isEnded: false });
}

export const selectAnswers = ({ context }: SnapshotFrom<typeof watchedTestMachine>): readonly boolean[] =>
  drawnAnswers(context.seed, context.share / 100, context.looked);

export const selectJudged = ({ context }: SnapshotFrom<typeof watchedTestMachine>): Judgement | null => judged(context);
