import type { ReactNode } from 'react';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { Link } from '#ui/Link.tsx';
import { partOfTestsLabels as labels } from './labels.ts';

const parts = ['surveys', 'people'] as const;

export interface PartOfTestsProps {
  readonly id: (typeof parts)[number];
  readonly title: string;
  /** How much there is, or that there is nothing yet; absent while that is not known. */
  readonly note?: string | undefined;
  readonly action: ReactNode;
  readonly children?: ReactNode;
}

/** Ways to what stands below the list of tests, which may be long. */
export const WaysToParts = () => (
  <nav aria-label={labels.ways} className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '16', rowGap: '8' })}>
    {parts.map((id) => (
      <Link key={id} href={`#${id}`}>
        {labels.parts[id]}
      </Link>
    ))}
  </nav>
);

/** A section below the list of tests, such as people or surveys: a heading with one action beside it, a note, and a list. */
export function PartOfTests({ id, title, note, action, children }: PartOfTestsProps) {
  return (
    <section aria-labelledby={id} className={part}>
      <div className={line}>
        <Heading level={2} size="subheading" id={id}>
          {title}
        </Heading>
        {action}
      </div>
      {note !== undefined && <p className={css({ color: 'ink.muted', maxWidth: 'prose' })}>{note}</p>}
      {children}
    </section>
  );
}

const part = css({ display: 'flex', flexDirection: 'column', gap: '8', minWidth: '0' });
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '16',
  rowGap: '8',
});
