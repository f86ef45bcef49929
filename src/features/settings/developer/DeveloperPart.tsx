import { type ReactNode, useId } from 'react';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';

export interface DeveloperPartProps {
  readonly title: string;
  /** The button that adds one. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One kind of way in or out, with its own heading. */
export function DeveloperPart({ title, action, children }: DeveloperPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={part}>
      <div className={head}>
        <Heading level={3} size="label" id={id}>
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  );
}

const part = css({ display: 'flex', flexDirection: 'column', gap: '8' });
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8',
});
