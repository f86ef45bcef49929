import type { Key, Selection } from 'react-stately';

export type RowsSelected = readonly string[] | 'all';

interface Chosen {
  readonly selected?: RowsSelected;
  readonly onSelect?: (selected: RowsSelected) => void;
}

/** Which rows are chosen, as react-aria wants to know it; nothing where none can be. */
export function selectionProps({ selected = [], onSelect }: Chosen) {
  return (
    onSelect && {
      selectionMode: 'multiple' as const,
      selectedKeys: selected === 'all' ? selected : (given.get(selected) ?? selected),
      onSelectionChange: (keys: Selection) => onSelect(keys === 'all' ? 'all' : idsOf(keys)),
    }
  );
}

/** What react-aria gave for a selection also says where it began, for Shift to extend it. */
const given = new WeakMap<readonly string[], Iterable<Key>>();

function idsOf(keys: Iterable<Key>): readonly string[] {
  const ids = [...keys].map(String);
  given.set(ids, keys);
  return ids;
}
