import { useMemo } from 'react';
import { verdictOf } from '#domain/ledger/next-test.ts';
import type { Scored } from '#domain/ledger/score.ts';
import { assumptionMap } from '#drawing/charts/assumption-map.ts';
import { Chart } from '#ui/Chart.tsx';
import { mapLabels as labels } from './labels.ts';

export interface AssumptionMapProps {
  /** Assumptions that are not retired. */
  readonly scores: readonly Scored[];
  /** The one to look at next. */
  readonly nextId: string | undefined;
}

/** Importance over evidence, as contours. */
export function AssumptionMap({ scores, nextId }: AssumptionMapProps) {
  const data = useMemo(
    () =>
      assumptionMap(
        scores.map((scored) => ({
          text: scored.assumption.text,
          importance: scored.assumption.importance,
          weight: scored.supports + scored.refutes + scored.neutral,
          score: scored.score,
          verdict: verdictOf(scored),
          isNext: scored.assumption.id === nextId,
        })),
      ),
    [scores, nextId],
  );
  return <Chart name={labels.name} data={data} />;
}
