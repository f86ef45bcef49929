import type { Key, Selection } from 'react-stately';

interface Chosen<Item> {
  readonly items: readonly Item[];
  readonly idOf: (item: Item) => string;
  readonly selected?: readonly string[];
  readonly onSelect?: (selected: readonly string[]) => void;
}

/** Which rows are chosen, as react-aria wants to know it; nothing if none can be. All are those that are there now. */
export function selectionProps<Item>({ items, idOf, selected = [], onSelect }: Chosen<Item>) {
  return (
    onSelect && {
      selectionMode: 'multiple' as const,
      selectedKeys: given.get(selected) ?? selected,
      onSelectionChange: (keys: Selection) => onSelect(keys === 'all' ? items.map(idOf) : idsOf(keys)),
    }
  );
}

/** Selections as react-aria gave them: they also say where they began, for Shift to extend them. */
const given = new WeakMap<readonly string[], Iterable<Key>>();

function idsOf(keys: Iterable<Key>): readonly string[] {
  const ids = [...keys].map(String);
  given.set(ids, keys);
  return ids;
}
