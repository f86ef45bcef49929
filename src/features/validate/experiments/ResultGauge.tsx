import type { VerdictFormula } from '#domain/experiment/experiment.ts';
import { sequenceInterval } from '#domain/verdict/sequence-interval.ts';
import { shareText } from '#domain/verdict/share-text.ts';
import type { Verdict } from '#domain/verdict/verdict.ts';
import { wilsonInterval } from '#domain/verdict/wilson-interval.ts';
import { Gauge } from '#ui/Gauge.tsx';
import { gaugeLabels as labels } from './labels.ts';

export interface ResultGaugeProps {
  readonly lock: { readonly criterion: number; readonly n: number; readonly formula: VerdictFormula };
  readonly k: number;
  readonly n: number;
  /** Null while it runs. */
  readonly verdict: Verdict | null;
}

/** The share so far with what it leaves open, and the locked criterion as a stake. */
export function ResultGauge({ lock: { criterion, n: planned, formula }, k, n, verdict }: ResultGaugeProps) {
  const interval = formula === 'corridor-1' ? sequenceInterval(k, n, planned) : wilsonInterval(k, n);
  const max = n === 0 ? 1 : Math.min(1, Math.ceil(Math.max(interval[1], criterion * 1.5) * 10) / 10);
  return (
    <Gauge
      label={labels.label}
      estimate={n === 0 ? 0 : k / n}
      interval={interval}
      criterion={criterion}
      max={max}
      format={(share) => shareText(share)}
      tone={verdict ?? 'brand'}
    />
  );
}
