import { useSelector as useAtom } from '@xstate/store-react';
import { frameLabels as labels } from '#features/validate/labels.ts';
import { ProjectRow } from '#features/validate/ProjectRow.tsx';
import { ValidateFrame } from '#features/validate/ValidateFrame.tsx';
import { type NamedProjectOfIdea, namedProjectsOf } from '#machines/project/select-named-projects.ts';
import { ledgerOf } from '#machines/validate/select-ledger.ts';
import { ContourDrawing } from '#ui/drawings/ContourDrawing.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useApp } from '../../app-context.ts';
import { useRestOfWorkspace } from '../../use-rest-of-workspace.ts';
import { NothingExplored } from '../NothingExplored.tsx';

/** The ideas being explored, to choose the one to validate. */
export function ProjectChoice() {
  const { services } = useApp();
  const projects = useAtom(namedProjectsOf(services.workspace));
  const rest = useRestOfWorkspace();
  return (
    <ValidateFrame lead={projects.length > 0 ? labels.chooseText : undefined}>
      {projects.length > 0 && (
        <ul aria-label={labels.list}>
          {projects.map((project) => (
            <Row key={project.id} project={project} />
          ))}
        </ul>
      )}
      {projects.length === 0 && rest === undefined && (
        <NothingExplored title={labels.emptyTitle} drawing={<ContourDrawing />} toVault={labels.toVault}>
          {labels.empty}
        </NothingExplored>
      )}
      {rest === 'offline' && (
        <InlineMessage tone="warning" title={labels.partialTitle}>
          {labels.partial}
        </InlineMessage>
      )}
      {rest === 'coming' && <Skeleton label={labels.loadingList} shape="rows" count={4} />}
    </ValidateFrame>
  );
}

function Row({ project: { id, title, isSample } }: { readonly project: NamedProjectOfIdea }) {
  const { assumptionCount } = useAtom(ledgerOf(useApp().services.workspace, id));
  return <ProjectRow projectId={id} title={title} isSample={isSample} assumptions={assumptionCount} />;
}
