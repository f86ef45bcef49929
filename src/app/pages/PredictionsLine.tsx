import { useMemo } from 'react';
import { calibrationOf } from '#domain/judgement/calibration.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { calibrationLabels as labels } from '#features/validate/calibration/labels.ts';
import { css } from '#styled-system/css';
import { Link } from '#ui/Link.tsx';
import { useOwnPredictions } from './use-own-predictions.ts';

/** How often the founder was right so far, and the way to each prediction; nothing before the first was judged. */
export function PredictionsLine() {
  const predicted = useOwnPredictions();
  const { hits, count } = useMemo(() => calibrationOf(predicted), [predicted]);
  if (count === 0) return null;
  return (
    <p className={css({ color: 'ink.muted' })}>
      {labels.finding(hits, count)}. <Link href={buildPath({ name: 'profile' })}>{labels.title}</Link>
    </p>
  );
}
