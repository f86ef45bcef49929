import type { ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { css } from '#styled-system/css';
import { listItems } from '#styled-system/recipes';

export interface PickListItem {
  readonly id: string;
  /** What is typed to find it, and read out. */
  readonly textValue: string;
}

export interface PickListProps<Item extends PickListItem> {
  /** The accessible name. */
  readonly label: string;
  readonly items: readonly Item[];
  readonly pickedId: string | null;
  readonly onPick: (id: string) => void;
  readonly children: (item: Item) => ReactNode;
}

/** A long list of which one row is looked at; only the rows in view are drawn. */
export function PickList<Item extends PickListItem>({ label, items, pickedId, onPick, children }: PickListProps<Item>) {
  const styles = listItems({ frame: 'card' });
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: 56 }}>
      <ListBox
        aria-label={label}
        items={items}
        dependencies={[children]}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={pickedId === null ? [] : [pickedId]}
        onSelectionChange={(keys) => {
          const picked = items.find(({ id }) => keys !== 'all' && keys.has(id));
          if (picked) onPick(picked.id);
        }}
        className={`${styles.root} ${css({ height: '192' })}`}
      >
        {(item) => (
          <ListBoxItem id={item.id} textValue={item.textValue} className={styles.item}>
            {children(item)}
          </ListBoxItem>
        )}
      </ListBox>
    </Virtualizer>
  );
}
