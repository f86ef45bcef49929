import { type ReactNode, useEffect, useRef } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { css } from '#styled-system/css';
import { listItems } from '#styled-system/recipes';

export interface PickListItem {
  readonly id: string;
  /** Text that is typed to find it, and read out. */
  readonly textValue: string;
}

export interface PickListProps<Item extends PickListItem> {
  /** The accessible name. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly pickedId: string | null;
  readonly onPick: (id: string) => void;
  /** At most two lines, and a smaller one under them. */
  readonly children: (item: Item) => ReactNode;
}

/** In pixels: two lines of text, and a smaller one. */
const rowSize = 68;

/** A long list of which one row is looked at, and kept in view; only the rows in view are drawn. */
export function PickList<Item extends PickListItem>({ label, items, pickedId, onPick, children }: PickListProps<Item>) {
  const styles = listItems({ frame: 'card' });
  const list = useRef<HTMLDivElement>(null);
  const picked = items.findIndex(({ id }) => id === pickedId);
  useEffect(() => {
    const element = list.current;
    if (!element || picked === -1) return;
    const top = picked * rowSize;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top + rowSize > element.scrollTop + element.clientHeight) {
      element.scrollTop = top + rowSize - element.clientHeight;
    }
  }, [picked]);
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ rowSize }}>
      <ListBox
        ref={list}
        aria-label={label}
        items={items}
        dependencies={[children]}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={pickedId === null ? [] : [pickedId]}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : [...keys];
          if (key !== undefined) onPick(String(key));
        }}
        className={`${styles.root} ${frame}`}
      >
        {(item) => (
          <ListBoxItem id={item.id} textValue={item.textValue} className={`${styles.item} ${row}`}>
            {children(item)}
          </ListBoxItem>
        )}
      </ListBox>
    </Virtualizer>
  );
}

// Rows are as wide as the list: with room beside them it would scroll sideways.
const frame = css({ height: { base: '192', laptop: 'drawer' }, padding: '0', overflowX: 'hidden' });
const row = css({ height: 'full', borderRadius: 'none', _selected: { background: 'pressed' } });
