import { SectionScreen } from '#features/sections/SectionScreen.tsx';
import { sectionOf } from '#features/sections/sections.ts';
import type { PageProps } from '../page-props.ts';

export default function SectionPage({ place }: PageProps) {
  const section = sectionOf(place.name);
  if (!section) throw new Error(`there is nothing to say about ${place.name}`);
  return <SectionScreen {...section} />;
}
