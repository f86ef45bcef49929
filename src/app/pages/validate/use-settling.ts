import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Judged, Lock } from '#domain/experiment/experiment.ts';
import { useFlow } from '../../use-flow.ts';
import { plannerFlow } from './planner-flow.ts';

/**
 * How many would settle what stayed open, in all, if the truth is what was found; null if no sample would. Undefined where
 * nothing is open, and while it is worked out beside the page.
 */
export function useSettling({ formula, criterion }: Lock, judged: Judged | undefined): number | null | undefined {
  const planner = useFlow(plannerFlow);
  const truth = judged?.verdict === 'inconclusive' && judged.n > 0 ? judged.k / judged.n : null;
  useEffect(() => {
    // The sample is looked for whatever was planned.
    const wanted = truth === null ? null : { plan: { formula, criterion, n: 1 }, truth, expected: null };
    planner.send({ type: 'plan.changed', wanted });
  }, [planner, formula, criterion, truth]);
  return useSelector(planner, ({ context }) => context.sample?.n);
}
