import { useSelector } from '@xstate/store-react';
import { SectionScreen } from '#features/sections/SectionScreen.tsx';
import { sectionOf } from '#features/sections/sections.ts';
import { namedProjectsOf } from '#machines/select-named-projects.ts';
import { useApp } from '../app-context.ts';
import type { PageProps } from '../page-props.ts';

/** A section that is not built yet, of one explored idea where the address says which: the way on leads back to it. */
export default function ProjectSection({ place }: PageProps) {
  const { workspace } = useApp().services;
  const { projectId } = place.params;
  const project = useSelector(namedProjectsOf(workspace)).find(({ id }) => id === projectId);
  const section = sectionOf(place.name);
  if (!section) throw new Error(`there is nothing to say about ${place.name}`);
  const onward = project
    ? {
        label: `Back to “${project.title}”`,
        to: { name: 'idea-vault.idea', params: { ideaId: project.ideaId } } as const,
      }
    : section.onward;
  return <SectionScreen heading={section.heading} sentence={section.sentence} onward={onward} />;
}
