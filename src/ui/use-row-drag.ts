import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';

/** Dropped rows, and their new place. */
export interface RowDrop {
  readonly ids: readonly string[];
  /** Null: on the list itself, at its end. */
  readonly beside: { readonly id: string; readonly position: 'before' | 'after' } | null;
}

export interface RowDrag {
  /** Rows can be dragged between lists of the same type. */
  readonly type: string;
  readonly onDrop: (drop: RowDrop) => void;
}

/** Rows that can be dragged within their list and into others of their type. */
export function useRowDrag({ type, onDrop }: RowDrag) {
  const place = (ids: readonly string[], target: { key: string | number; dropPosition: string } | null) => {
    const position = target?.dropPosition === 'before' ? 'before' : 'after';
    onDrop({ ids, beside: target && { id: String(target.key), position } });
  };
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ [type]: String(key) })),
    acceptedDragTypes: [type],
    getDropOperation: () => 'move',
    onReorder: ({ keys, target }) => place([...keys].map(String), target),
    onInsert: async ({ items, target }) => place(await idsOf(items, type), target),
    onRootDrop: async ({ items }) => place(await idsOf(items, type), null),
  });
  return dragAndDropHooks;
}

interface DroppedItem {
  readonly kind: string;
  readonly getText?: (type: string) => Promise<string>;
}

const idsOf = (items: readonly DroppedItem[], type: string): Promise<string[]> =>
  Promise.all(items.flatMap((item) => (item.getText ? [item.getText(type)] : [])));
