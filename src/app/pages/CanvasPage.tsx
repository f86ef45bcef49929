import type { PageProps } from '../page-props.ts';
import { ProjectCanvas } from './canvas/ProjectCanvas.tsx';

export default function CanvasPage({ place }: PageProps) {
  const { projectId = '', node } = place.params;
  return <ProjectCanvas key={projectId} projectId={projectId} named={node} />;
}
