import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { ScoreText } from './labels.ts';

/** A score in a row or on a card; from how many criteria it is, is said aloud and under the pointer. */
export function ScoreFigure({ score: { figure, basis } }: { readonly score: ScoreText }) {
  return (
    <span title={basis ?? undefined}>
      {figure}
      {basis !== null && <VisuallyHidden>, {basis}</VisuallyHidden>}
    </span>
  );
}
