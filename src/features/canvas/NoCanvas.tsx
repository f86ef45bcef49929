import { buildPath } from '#domain/routes/build-path.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { PlotDrawing } from '#ui/drawings/PlotDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { missingLabels } from './labels.ts';

/** In place of a canvas that is not in this account. */
export function NoCanvas() {
  return (
    <EmptyState
      title={missingLabels.emptyTitle}
      drawing={<PlotDrawing />}
      actions={<ButtonLink href={buildPath({ name: 'canvas' })}>{missingLabels.all}</ButtonLink>}
    >
      {missingLabels.explanation}
    </EmptyState>
  );
}
