import { css } from '#styled-system/css';
import { Badge } from '#ui/Badge.tsx';
import { Heading } from '#ui/Heading.tsx';

export interface IdeaTagsProps {
  readonly tags: readonly string[];
}

export function IdeaTags({ tags }: IdeaTagsProps) {
  if (tags.length === 0) return null;
  return (
    <section aria-labelledby="idea-tags">
      <Heading level={2} size="label" id="idea-tags">
        Tags
      </Heading>
      <ul className={css({ display: 'flex', flexWrap: 'wrap', gap: '8', paddingTop: '8' })}>
        {tags.map((tag) => (
          <li key={tag} className={css({ minWidth: '0', maxWidth: 'full' })}>
            <Badge>{tag}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
