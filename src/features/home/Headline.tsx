import type { ReactNode } from 'react';
import type { Idea } from '#domain/idea/idea.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { shortened } from '#domain/text/shortened.ts';
import { css } from '#styled-system/css';
import { Link } from '#ui/Link.tsx';

export interface HeadlineProps {
  /** The idea that it is about, if it is about one. */
  readonly about?: Pick<Idea, 'id' | 'title'> | undefined;
  readonly sentence: string;
  /** What to do about it. */
  readonly children: ReactNode;
}

/** In UTF-16 units: what of a title is said again within the sentence, and the longest sentence that is set large. */
const longest = { title: 60, large: 80 } as const;

/**
 * The one thing that home says first, in at most three lines. The title is whole above it, so that a long one is shortened
 * in it; what is cut all the same is there for screen readers and in a tooltip.
 */
export function Headline({ about, sentence, children }: HeadlineProps) {
  const said = about ? sentence.replace(about.title, () => shortened(about.title, longest.title)) : sentence;
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
        data-size={said.length > longest.large ? 'small' : 'large'}
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
