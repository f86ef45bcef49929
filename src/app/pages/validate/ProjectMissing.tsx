import { buildPath } from '#domain/routes/build-path.ts';
import { frameLabels as labels } from '#features/validate/labels.ts';
import { ValidateFrame } from '#features/validate/ValidateFrame.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { PlotDrawing } from '#ui/drawings/PlotDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useRestOfWorkspace } from '../../use-rest-of-workspace.ts';

/** An address of a project that is not in this account, or not yet. */
export function ProjectMissing() {
  const rest = useRestOfWorkspace();
  return (
    <ValidateFrame>
      {rest === undefined && (
        <EmptyState
          title={labels.missingTitle}
          drawing={<PlotDrawing />}
          actions={<ButtonLink href={buildPath({ name: 'validate' })}>{labels.all}</ButtonLink>}
        >
          {labels.missing}
        </EmptyState>
      )}
      {rest === 'offline' && (
        <InlineMessage tone="warning" title={labels.partialTitle}>
          {labels.partial}
        </InlineMessage>
      )}
      {rest === 'coming' && <Skeleton label={labels.loading} shape="rows" count={6} />}
    </ValidateFrame>
  );
}
