import { useSelector } from '@xstate/store-react';
import { Suspense, useEffect } from 'react';
import { type Project, projectStreamOf } from '#domain/project/project.ts';
import type { Params } from '#domain/routes/routes.ts';
import { frameLabels } from '#features/validate/labels.ts';
import { ValidateFrame } from '#features/validate/ValidateFrame.tsx';
import { ideaOf } from '#machines/vault/select-ideas.ts';
import { namedExport } from '#ui/named-export.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useApp } from '../../app-context.ts';
import { lazyOrNothing } from '../../lazy-or-nothing.ts';
import type { PageProps } from '../../page-props.ts';
import { ProjectChoice } from './ProjectChoice.tsx';
import { ProjectMissing } from './ProjectMissing.tsx';
import { linkedViews, viewOf } from './views.ts';

export default function ValidatePage({ place }: PageProps) {
  const { projectId } = place.params;
  if (!projectId) return <ProjectChoice />;
  return <OneValidation key={projectId} projectId={projectId} params={place.params} />;
}

// Few ideas have one.
const PivotNotes = lazyOrNothing(namedExport(() => import('./opened.ts'), 'PivotNotes'));

interface OneValidationProps {
  readonly projectId: string;
  readonly params: Params;
}

/** The loop of one project, if the project is there. */
function OneValidation({ projectId, params }: OneValidationProps) {
  const { workspace } = useApp().services;
  const project = useSelector(workspace.stream(projectStreamOf(projectId))) as Project | undefined;
  const idea = useSelector(ideaOf(workspace, project?.ideaId ?? ''));
  const isThere = project !== undefined && !project.removed;
  const { name, within = name, hasTitle, View } = viewOf(params);
  const title = (project?.title || idea?.title) ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival at a view names the page by its section alone
  useEffect(() => {
    if (isThere && !hasTitle) document.title = `${title} · Validate · Groundwork`;
  }, [isThere, hasTitle, title, params]);
  if (!isThere) return <ProjectMissing />;
  return (
    <ValidateFrame
      projectId={projectId}
      title={title}
      isSample={project.isSample}
      views={linkedViews}
      current={within}
      pivots={
        idea && (
          <Suspense fallback={null}>
            <PivotNotes ideaId={idea.id} to="validate" />
          </Suspense>
        )
      }
    >
      <Suspense fallback={<Skeleton label={frameLabels.loading} shape="rows" count={6} />}>
        <View projectId={projectId} params={params} />
      </Suspense>
    </ValidateFrame>
  );
}
