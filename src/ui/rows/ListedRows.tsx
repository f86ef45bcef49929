import { useContext, useMemo, useRef } from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { ListKeyboardDelegate } from 'react-aria/ListKeyboardDelegate';
import { mergeProps } from 'react-aria/mergeProps';
import { useCollator } from 'react-aria/useCollator';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useGridList } from 'react-aria/useGridList';
import { CollectionRendererContext, DefaultCollectionRenderer } from 'react-aria-components/CollectionBuilder';
import type { Node } from 'react-stately';
import { useListState } from 'react-stately/useListState';
import { rows } from '#styled-system/recipes';
import type { VirtualRowsProps } from '../VirtualRows.tsx';
import { ListedRow } from './ListedRow.tsx';
import { RowCollection } from './row-collection.ts';
import { RowsContext, type RowsShown } from './rows-context.ts';
import { selectionProps } from './selection-props.ts';

const drawRow = (node: Node<object>) => <ListedRow node={node} />;

/** The rows of a virtual list that cannot be dragged; at least one. */
export function ListedRows<Item extends object>(props: VirtualRowsProps<Item>) {
  const { label, items, idOf, nameOf, look = 'lines', onOpen, onSelect } = props;
  const styles = rows({ look });
  const ref = useRef<HTMLDivElement>(null);
  const { CollectionRoot, layoutDelegate } = useContext(CollectionRendererContext);
  const collator = useCollator({ usage: 'search', sensitivity: 'base' });
  const collection = useMemo(
    () => new RowCollection({ items, idOf, nameOf, render: drawRow }) as unknown as RowCollection<object>,
    [items, idOf, nameOf],
  );
  const state = useListState<object>({
    collection,
    ...(layoutDelegate && { layoutDelegate }),
    ...selectionProps(props),
  });
  const keyboardDelegate = useMemo(
    () => new ListKeyboardDelegate({ collection, ref, collator, ...(layoutDelegate && { layoutDelegate }) }),
    [collection, collator, layoutDelegate],
  );
  const { gridProps } = useGridList<object>(
    {
      'aria-label': label,
      isVirtualized: true,
      keyboardDelegate,
      keyboardNavigationBehavior: 'tab',
      // Single keys are commands for the row that has the focus.
      disallowTypeAhead: onSelect !== undefined,
      onAction: (key) => onOpen(String(key)),
    },
    state,
    ref,
  );
  const { focusProps, isFocusVisible } = useFocusRing();
  const { focusedKey } = state.selectionManager;
  const persisted = useMemo(() => (focusedKey === null ? null : new Set([focusedKey])), [focusedKey]);
  const shown: RowsShown = {
    state,
    className: styles.row ?? '',
    draw: props.children as RowsShown['draw'],
    isSelectable: onSelect !== undefined,
  };
  return (
    <FocusScope>
      <div
        {...mergeProps(gridProps, focusProps)}
        ref={ref}
        className={styles.root}
        data-focus-visible={isFocusVisible || undefined}
      >
        <RowsContext value={shown}>
          <CollectionRendererContext value={DefaultCollectionRenderer}>
            <CollectionRoot collection={collection} scrollRef={ref} persistedKeys={persisted} />
          </CollectionRendererContext>
        </RowsContext>
      </div>
    </FocusScope>
  );
}
