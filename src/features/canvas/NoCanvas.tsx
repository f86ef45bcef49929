import { buildPath } from '#domain/routes/build-path.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { PlotDrawing } from '#ui/drawings/PlotDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

/** In place of a canvas that is not in this account. */
export default function NoCanvas() {
  return (
    <EmptyState
      title="No canvas of yours has this address"
      drawing={<PlotDrawing />}
      actions={<ButtonLink href={buildPath({ name: 'canvas' })}>All canvases</ButtonLink>}
    >
      The link may be cut short, belong to another account, or to an exploration that was removed. Nothing of yours is
      lost.
    </EmptyState>
  );
}
