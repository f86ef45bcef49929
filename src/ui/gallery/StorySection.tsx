import { css } from '#styled-system/css';
import { Heading } from '../Heading.tsx';
import type { NamedStory } from './stories.ts';

export interface StorySectionProps {
  readonly story: NamedStory;
}

/** A landmark named after the component, so that tests look inside it. */
export function StorySection({ story: { component, title, use, Example } }: StorySectionProps) {
  return (
    <section id={component} aria-label={title} className={frame}>
      <div>
        <Heading level={3} size="label">
          {title}
        </Heading>
        <p className={css({ textStyle: 'small', color: 'ink.muted' })}>{use}</p>
      </div>
      <Example />
    </section>
  );
}

const frame = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', laptop: '{sizes.192} minmax(0, 1fr)' },
  columnGap: '48',
  rowGap: '16',
  mt: '24',
  py: '24',
  borderTop: 'hairline',
});
