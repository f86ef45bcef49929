import { type ReactNode, useId } from 'react';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';

export interface PartOfTestsProps {
  readonly title: string;
  /** Said while there is nothing to list. */
  readonly note?: string | undefined;
  readonly action: ReactNode;
  readonly children?: ReactNode;
}

/** What tests are made with, below the tests themselves: a heading, what is there, and one thing to do. */
export function PartOfTests({ title, note, action, children }: PartOfTestsProps) {
  const id = useId();
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
