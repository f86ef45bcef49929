import type { PageProps } from '../page-props.ts';
import CanvasList from './canvas/CanvasList.tsx';
import { ProjectCanvas } from './canvas/ProjectCanvas.tsx';

export default function CanvasPage({ place }: PageProps) {
  const { projectId } = place.params;
  return projectId ? <ProjectCanvas key={projectId} projectId={projectId} /> : <CanvasList />;
}
