import type { ReactNode } from 'react';
import type { Doer } from '#domain/team/doer.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/Button.tsx';
import { Byline } from '#ui/Byline.tsx';
import { DateDisplay } from '#ui/DateDisplay.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { changesLabels as labels } from './labels.ts';

/** A change of a page, in words. */
export interface ToldChange {
  readonly id: string;
  readonly title: string;
  /** Names of the blocks that it concerns; empty if it is about the page. */
  readonly about: string;
  /** ISO 8601. */
  readonly at: string;
  /** Null where nobody is named. */
  readonly doer: Doer | null;
}

export interface ChangesDialogProps {
  /** The latest last; null until they are here, and `missing` if they can't be had. */
  readonly changes: readonly ToldChange[] | null | 'missing';
  /** Says what has not reached the server. */
  readonly pending: ReactNode;
  readonly onHistory: () => void;
  readonly onClose: () => void;
}

/** Lists the changes of a page since it was published. */
export default function ChangesDialog({ changes, pending, onHistory, onClose }: ChangesDialogProps) {
  return (
    <Dialog
      title={labels.title}
      isOpen
      onClose={onClose}
      place="side"
      footer={<Button onPress={onHistory}>{labels.history}</Button>}
    >
      <div className={column}>
        <p className={css({ color: 'ink.muted' })}>{labels.lead}</p>
        {pending}
        {changes === null && <Skeleton label={labels.loading} shape="rows" count={3} />}
        {changes === 'missing' && <p role="status">{labels.missing}</p>}
        {Array.isArray(changes) && (
          <ul aria-label={labels.list} className={column}>
            {changes.toReversed().map(({ id, title, about, at, doer }: ToldChange) => (
              <li key={id} className={row}>
                <span className={css({ flex: '1', minWidth: '0', overflowWrap: 'anywhere' })}>
                  {title}
                  {about !== '' && <span className={muted}>{about}</span>}
                </span>
                <span className={muted}>
                  <DateDisplay at={at} form="recent" /> {doer && <Byline {...doer} />}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

const column = css({ display: 'flex', flexDirection: 'column', gap: '12' });
const row = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '12',
  paddingBlockEnd: '12',
  borderBottom: 'hairline',
});
const muted = css({ display: 'block', color: 'ink.muted', fontSize: '13', lineHeight: '20' });
