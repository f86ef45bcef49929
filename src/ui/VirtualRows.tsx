import { Check, GripVertical } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { GridList, GridListItem, type Key } from 'react-aria-components/GridList';
import { Virtualizer } from 'react-aria-components/Virtualizer';
import { css, cx } from '#styled-system/css';
import { button, choices, rows } from '#styled-system/recipes';
import { RowLayout } from './row-layout.ts';
import { useCssHeight } from './use-css-height.ts';
import type { useRowDrag } from './use-row-drag.ts';

export type RowsSelected = readonly string[] | 'all';

export interface VirtualRowsProps<Item extends object> {
  /** The accessible name. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly idOf: (item: Item) => string;
  /** The name of a row. */
  readonly nameOf: (item: Item) => string;
  /** What stands in a row. */
  readonly children: (item: Item) => ReactNode;
  /** What else the rows show; they are drawn anew when one of these changes. */
  readonly dependencies?: readonly unknown[];
  /** `cards` stand apart and scroll in a frame of their own; `lines` scroll with the page. */
  readonly look?: 'lines' | 'cards';
  /** Enter, or a press on the row. */
  readonly onOpen: (id: string) => void;
  readonly selected?: RowsSelected;
  readonly onSelect?: (selected: RowsSelected) => void;
  /** From `useRowDrag`; given always or never. */
  readonly drag?: ReturnType<typeof useRowDrag>;
  /** Said where there are no rows. */
  readonly empty?: ReactNode;
}

/** Before the style sheet was asked. In pixels. */
const assumedHeight = 40;

/** Thousands of rows of one height, of which only those in view are drawn. */
export function VirtualRows<Item extends object>(props: VirtualRowsProps<Item>) {
  const {
    label,
    items,
    idOf,
    nameOf,
    children,
    dependencies,
    look = 'lines',
    onOpen,
    selected,
    onSelect,
    drag,
  } = props;
  const styles = rows({ look });
  const ruler = useRef<HTMLDivElement>(null);
  const rowSize = useCssHeight(ruler, assumedHeight);
  return (
    <>
      <div ref={ruler} aria-hidden="true" className={styles.ruler} />
      <Virtualizer layout={RowLayout} layoutOptions={{ rowSize }}>
        <GridList
          aria-label={label}
          items={items}
          dependencies={dependencies ?? []}
          keyboardNavigationBehavior="tab"
          className={styles.root}
          onAction={(key) => onOpen(String(key))}
          renderEmptyState={() => <div className={styles.empty}>{props.empty}</div>}
          {...(drag && { dragAndDropHooks: drag })}
          {...(onSelect && {
            selectionMode: 'multiple' as const,
            selectedKeys:
              selected === undefined || selected === 'all' ? (selected ?? []) : (given.get(selected) ?? selected),
            onSelectionChange: (keys) => onSelect(keys === 'all' ? 'all' : idsOf(keys)),
          })}
        >
          {(item) => (
            <GridListItem id={idOf(item)} textValue={nameOf(item)} className={styles.row}>
              {onSelect && <SelectionBox />}
              {drag && (
                <Button
                  slot="drag"
                  className={cx(button({ variant: 'quiet', size: 'small', shape: 'icon' }), styles.grip)}
                >
                  <GripVertical aria-hidden="true" />
                </Button>
              )}
              {children(item)}
            </GridListItem>
          )}
        </GridList>
      </Virtualizer>
    </>
  );
}

/** What react-aria gave for a selection also says where it began, for Shift to extend it. */
const given = new WeakMap<readonly string[], Iterable<Key>>();

function idsOf(keys: Iterable<Key>): readonly string[] {
  const ids = [...keys].map(String);
  given.set(ids, keys);
  return ids;
}

function SelectionBox() {
  const styles = choices({ kind: 'checkbox' });
  return (
    <CheckboxField slot="selection">
      <CheckboxButton className={cx(styles.item, box)}>
        {({ isSelected }) => <span className={styles.control}>{isSelected && <Check aria-hidden="true" />}</span>}
      </CheckboxButton>
    </CheckboxField>
  );
}

const box = css({ padding: { base: '8', _coarse: '12' } });
