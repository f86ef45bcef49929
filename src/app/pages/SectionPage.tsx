import type { Params, To } from '#domain/routes/routes.ts';
import { SectionScreen } from '#features/sections/SectionScreen.tsx';
import { sectionOf } from '#features/sections/sections.ts';
import type { PageProps } from '../page-props.ts';

export default function SectionPage({ place }: PageProps) {
  const section = sectionOf(place.name);
  if (!section) throw new Error(`there is nothing to say about ${place.name}`);
  const { heading, sentence, onward } = section;
  return (
    <SectionScreen heading={heading} sentence={sentence} onward={{ ...onward, to: keep(place.params, onward.to) }} />
  );
}

/** Where the founder wanted to go survives the way through the pages about signing in. */
const keep = ({ redirect, email }: Params, to: To): To =>
  to.name === 'sign-in' ? { name: 'sign-in', params: { redirect, email } } : to;
