import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { buildPath } from '#domain/routes/build-path.ts';
import { frameLabels as labels } from '#features/validate/labels.ts';
import { ValidateFrame } from '#features/validate/ValidateFrame.tsx';
import { selectSyncState } from '#machines/sync/select-sync.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { PlotDrawing } from '#ui/drawings/PlotDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useApp } from '../../app-context.ts';

/** An address of a project that is not in this account, or not yet. */
export function ProjectMissing() {
  const { actorOf, services } = useApp();
  const isComplete = useAtom(services.workspace.isComplete);
  const isOffline = useSelector(actorOf('sync'), (sync) => selectSyncState(sync) === 'offline');
  return (
    <ValidateFrame>
      {isComplete && (
        <EmptyState
          title={labels.missingTitle}
          drawing={<PlotDrawing />}
          actions={<ButtonLink href={buildPath({ name: 'validate' })}>{labels.all}</ButtonLink>}
        >
          {labels.missing}
        </EmptyState>
      )}
      {!isComplete && isOffline && (
        <InlineMessage tone="warning" title={labels.partialTitle}>
          {labels.partial}
        </InlineMessage>
      )}
      {!isComplete && !isOffline && <Skeleton label={labels.loading} shape="rows" count={6} />}
    </ValidateFrame>
  );
}
