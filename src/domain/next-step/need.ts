import type { LoopStepKind } from './loop-step.ts';

/**
 * Needs of ideas, in the order in which somebody who looks after many should go to them:
 *
 * - `decision`: evidence has spoken, or a day has come, and people go on as if it had not. Each day of that is lost.
 * - `test`: a test was begun, and stands still until somebody goes on with it.
 * - `plan`: nothing is being learned, since no test was begun.
 * - `answers`: a test collects answers by itself. Nobody is needed.
 * - `nothing`: it is paused, given up, or another idea by now.
 */
export const needs = ['decision', 'test', 'plan', 'answers', 'nothing'] as const;
export type Need = (typeof needs)[number];

const needOfKind: Readonly<Record<LoopStepKind, Need>> = {
  ...{ decide: 'decision', review: 'decision', leftover: 'decision' },
  ...{ lock: 'test', interview: 'test', result: 'test' },
  ...{ test: 'plan', state: 'plan' },
  wait: 'answers',
};

/** The need of an idea with this next step; undefined if it has none. */
export const needOf = (step: { readonly kind: LoopStepKind } | undefined): Need =>
  step ? needOfKind[step.kind] : 'nothing';
