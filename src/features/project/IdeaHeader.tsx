import type { ReactNode } from 'react';
import { buildPath } from '#domain/routes/build-path.ts';
import { css } from '#styled-system/css';
import { Link } from '#ui/Link.tsx';
import { labels } from './labels.ts';

export interface IdeaHeaderProps {
  /** The title, and the way to edit it. */
  readonly title: ReactNode;
  readonly actions: ReactNode;
}

/** Title of the idea, the way back to the others, and its actions. */
export function IdeaHeader({ title, actions }: IdeaHeaderProps) {
  return (
    <header className={css({ display: 'flex', flexDirection: 'column', gap: '8' })}>
      <p>
        <Link href={buildPath({ name: 'idea-vault' })} variant="quiet">
          {labels.all}
        </Link>
      </p>
      <div className={line}>
        <div className={css({ flex: { phone: '1' }, minWidth: '0' })}>{title}</div>
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8' })}>{actions}</div>
      </div>
    </header>
  );
}

const line = css({
  display: 'flex',
  // Beside its actions a title would have a word a line on a small phone.
  flexDirection: { base: 'column', phone: 'row' },
  alignItems: 'flex-start',
  gap: { base: '8', phone: '16' },
  overflowWrap: 'anywhere',
});
