import { type ReactNode, type RefObject, useId } from 'react';
import type { AccountFailure } from '#domain/account/account-failure.ts';
import { css } from '#styled-system/css';
import { Heading } from '#ui/Heading.tsx';
import { InlineMessage } from '#ui/InlineMessage.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { failureText } from '../labels.ts';
import { ReadFailure } from '../ReadFailure.tsx';
import { rowsStyle } from '../rows-style.ts';
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts';
import { developerLabels } from './labels.ts';

export interface DeveloperPartProps {
  readonly title: string;
  /** The button that adds one. */
  readonly action?: ReactNode;
  /** One for each that there is; undefined before they were read. */
  readonly rows: readonly ReactNode[] | undefined;
  /** Said if there is none. */
  readonly empty: string;
  /** State of the machine that reads and changes the list. */
  readonly state: string;
  readonly failure: AccountFailure | null;
  /** Gets the focus when a row has gone. */
  readonly heir: RefObject<HTMLElement | null>;
  readonly onReload: () => void;
  /** Below the list: a link, and dialogs. */
  readonly children: ReactNode;
}

/** One kind of way in or out, with its own heading: the list of what there is, and why it could not be read or changed. */
export function DeveloperPart(props: DeveloperPartProps) {
  const { title, action, rows, empty, state, failure, heir, onReload, children } = props;
  const id = useId();
  const count = rows?.length ?? 0;
  useFocusAfterRemoval(count, heir);
  return (
    <section aria-labelledby={id} className={part}>
      <div className={head}>
        <Heading level={3} size="label" id={id}>
          {title}
        </Heading>
        {action}
      </div>
      {state === 'unavailable' && <ReadFailure onRetry={onReload} />}
      {failure && state === 'listing' && <InlineMessage tone="error">{failureText(failure)}</InlineMessage>}
      {rows === undefined && state === 'loading' && <Skeleton label={developerLabels.loading} shape="rows" count={1} />}
      {rows?.length === 0 && <p>{empty}</p>}
      {count > 0 && (
        <ul aria-label={title} className={rowsStyle}>
          {rows}
        </ul>
      )}
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
