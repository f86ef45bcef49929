import type { ReactNode } from 'react';
import type { Idea } from '#domain/idea/idea.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import { css } from '#styled-system/css';
import { Link } from '#ui/Link.tsx';

export interface HeadlineProps {
  /** The idea that it is about, if it is about one. */
  readonly about?: Pick<Idea, 'id' | 'title'> | undefined;
  readonly sentence: string;
  /** What to do about it. */
  readonly children: ReactNode;
}

/** The one thing that home says first. */
export function Headline({ about, sentence, children }: HeadlineProps) {
  return (
    <div
      className={css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '16', minWidth: '0' })}
    >
      {about && (
        <p className={css({ overflowWrap: 'anywhere', lineClamp: '2' })}>
          <Link variant="quiet" href={buildPath({ name: 'idea-vault.idea', params: { ideaId: about.id } })}>
            {about.title}
          </Link>
        </p>
      )}
      <p className={css({ textStyle: 'title', maxWidth: 'prose', overflowWrap: 'anywhere' })}>{sentence}</p>
      {children}
    </div>
  );
}
