import type { ReactNode } from 'react';
import type { Idea } from '#domain/idea/idea.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { css } from '#styled-system/css';
import { Link } from '#ui/Link.tsx';
import { shownHeadline } from './shown-headline.ts';

export interface HeadlineProps {
  /** The idea that it is about, if it is about one. */
  readonly about?: Pick<Idea, 'id' | 'title'> | undefined;
  readonly sentence: string;
  /** Action to take on it. */
  readonly children: ReactNode;
}

/**
 * The first sentence of home, in at most three lines, below the title of the idea, in at most two. A long title is
 * shortened within the sentence. A tooltip has the full text of each.
 */
export function Headline({ about, sentence, children }: HeadlineProps) {
  const { said, size } = shownHeadline(sentence, about?.title ?? null);
  return (
    <div
      className={css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '16', minWidth: '0' })}
    >
      {about && (
        <p title={about.title} className={css({ overflowWrap: 'anywhere', lineClamp: '2' })}>
          <Link variant="quiet" href={buildPath({ name: 'idea-vault.idea', params: { ideaId: about.id } })}>
            {about.title}
          </Link>
        </p>
      )}
      <p
        title={sentence}
        data-size={size}
        className={css({
          '&[data-size=large]': { textStyle: 'title' },
          '&[data-size=small]': { textStyle: { base: 'reading', phone: 'subheading' }, fontWeight: 'strong' },
          maxWidth: 'prose',
          overflowWrap: 'anywhere',
          lineClamp: '3',
        })}
      >
        {said}
      </p>
      {children}
    </div>
  );
}
