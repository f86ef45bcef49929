import { useSelector } from '@xstate/react';
import { useSelector as useAtom } from '@xstate/store-react';
import { buildPath } from '#domain/routes/build-path.ts';
import { frameLabels as labels } from '#features/validate/labels.ts';
import { ProjectRow } from '#features/validate/ProjectRow.tsx';
import { ValidateFrame } from '#features/validate/ValidateFrame.tsx';
import { type NamedProjectOfIdea, namedProjectsOf } from '#machines/select-named-projects.ts';
import { selectSyncState } from '#machines/select-sync.ts';
import { ledgerOf } from '#machines/validate/select-ledger.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { ContourDrawing } from '#ui/drawings/ContourDrawing.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useApp } from '../../app-context.ts';
import { SampleOffer } from '../SampleOffer.tsx';

/** The ideas being explored, to choose the one to validate. */
export function ProjectChoice() {
  const { actorOf, services } = useApp();
  const projects = useAtom(namedProjectsOf(services.workspace));
  const isComplete = useAtom(services.workspace.isComplete);
  const isOffline = useSelector(actorOf('sync'), (sync) => selectSyncState(sync) === 'offline');
  return (
    <ValidateFrame lead={projects.length > 0 ? labels.chooseText : undefined}>
      {projects.length > 0 && (
        <ul aria-label={labels.list}>
          {projects.map((project) => (
            <Row key={project.id} project={project} />
          ))}
        </ul>
      )}
      {projects.length === 0 && isComplete && (
        <EmptyState
          title={labels.emptyTitle}
          drawing={<ContourDrawing />}
          actions={
            <>
              <ButtonLink href={buildPath({ name: 'idea-vault' })} variant="primary">
                {labels.toVault}
              </ButtonLink>
              <SampleOffer />
            </>
          }
        >
          {labels.empty}
        </EmptyState>
      )}
      {!isComplete && isOffline && (
        <InlineMessage tone="warning" title={labels.partialTitle}>
          {labels.partial}
        </InlineMessage>
      )}
      {!isComplete && !isOffline && <Skeleton label={labels.loadingList} shape="rows" count={4} />}
    </ValidateFrame>
  );
}

function Row({ project: { id, title, isSample } }: { readonly project: NamedProjectOfIdea }) {
  const { assumptionCount } = useAtom(ledgerOf(useApp().services.workspace, id));
  return <ProjectRow projectId={id} title={title} isSample={isSample} assumptions={assumptionCount} />;
}
