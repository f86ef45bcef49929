import type { PageProps } from '../../page-props.ts';
import { OneValidation } from './OneValidation.tsx';
import { ProjectChoice } from './ProjectChoice.tsx';

export default function ValidatePage({ place }: PageProps) {
  const { projectId } = place.params;
  if (!projectId) return <ProjectChoice />;
  return <OneValidation key={projectId} projectId={projectId} params={place.params} />;
}
