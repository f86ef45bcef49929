import { type ReactNode, useCallback, useDeferredValue, useRef } from 'react';
import { Virtualizer } from 'react-aria-components/Virtualizer';
import { rows } from '#styled-system/recipes';
import { RowLayout } from './row-layout.ts';
import { DraggedRows } from './rows/DraggedRows.tsx';
import { ListedRows } from './rows/ListedRows.tsx';
import { useCssHeight } from './use-css-height.ts';
import type { useRowDrag } from './use-row-drag.ts';

export interface VirtualRowsProps<Item extends object> {
  /** The accessible name. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly idOf: (item: Item) => string;
  /** The name of a row. */
  readonly nameOf: (item: Item) => string;
  /** Content of a row. */
  readonly children: (item: Item) => ReactNode;
  /** Other values that draggable rows show; they are drawn anew when one of these changes. */
  readonly dependencies?: readonly unknown[];
  /**
   * `cards` stand apart and scroll in a frame of their own; `lines` scroll with the page, and are higher where it is
   * narrow; `sentences` have two lines of words over one of figures; `notes` are lines with room for one more where it is narrow; `names` have one line everywhere;
   * `texts` are as high as their words and scroll in a frame of their own.
   */
  readonly look?: 'lines' | 'sentences' | 'notes' | 'names' | 'cards' | 'texts';
  /** Enter, or a press on the row. */
  readonly onOpen: (id: string) => void;
  readonly selected?: readonly string[];
  readonly onSelect?: (selected: readonly string[]) => void;
  /** From `useRowDrag`; given always or never. */
  readonly drag?: ReturnType<typeof useRowDrag>;
  /** Said where there are no rows. */
  readonly empty?: ReactNode;
}

/** Before the style sheet was asked. In pixels. */
const assumedHeight = 40;

/** Thousands of rows, of which only those in view are drawn. */
export function VirtualRows<Item extends object>(props: VirtualRowsProps<Item>) {
  const ruler = useRef<HTMLDivElement>(null);
  const rowSize = useCssHeight(ruler, assumedHeight);
  // A list shows what fits into the window in its first frame, and draws the others when that is there.
  const isOpened = useDeferredValue(true, false);
  const seenDownTo = useCallback(() => innerHeight - (ruler.current?.getBoundingClientRect().top ?? 0), []);
  const styles = rows({ look: props.look ?? 'lines' });
  const size = props.look === 'texts' ? { estimatedRowSize: rowSize } : { rowSize };
  return (
    <>
      <div ref={ruler} aria-hidden="true" className={styles.ruler} />
      <Virtualizer layout={RowLayout} layoutOptions={{ ...size, seenDownTo: isOpened ? null : seenDownTo }}>
        {props.drag || props.items.length === 0 ? <DraggedRows {...props} /> : <ListedRows {...props} />}
      </Virtualizer>
    </>
  );
}
