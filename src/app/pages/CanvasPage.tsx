import { useSelector as useAtom } from '@xstate/store-react';
import { type Project, projectStreamOf } from '#domain/project/project.ts';
import { CanvasMissing } from '#features/canvas/CanvasMissing.tsx';
import { useApp } from '../app-context.ts';
import type { PageProps } from '../page-props.ts';
import { useIsOffline } from '../use-is-offline.ts';
import { OneCanvas } from './canvas/OneCanvas.tsx';

export default function CanvasPage({ place }: PageProps) {
  const { projectId = '', node } = place.params;
  return <ProjectCanvas key={projectId} projectId={projectId} named={node} />;
}

interface ProjectCanvasProps {
  readonly projectId: string;
  /** The part that the address leads to. */
  readonly named: string | undefined;
}

/** The canvas of a project, if the project is there. */
function ProjectCanvas({ projectId, named }: ProjectCanvasProps) {
  const { services } = useApp();
  const { workspace } = services;
  const project = useAtom(workspace.stream(projectStreamOf(projectId))) as Project | undefined;
  const isComplete = useAtom(workspace.isComplete);
  const isOffline = useIsOffline();
  if (project && !project.removed) return <OneCanvas project={project} named={named} />;
  return <CanvasMissing isComplete={isComplete} isOffline={isOffline} />;
}
