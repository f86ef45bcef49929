import { useDeferredValue, useMemo, useState } from 'react';
import { foldText } from '#domain/vault/fold-text.ts';
import { SearchList, type SearchListItem } from '#ui/SearchList.tsx';

export interface PickablePart {
  readonly id: string;
  readonly name: string;
}

export interface PartPickerProps {
  readonly title: string;
  readonly fieldLabel: string;
  readonly placeholder: string;
  readonly parts: readonly PickablePart[];
  readonly onPick: (id: string) => void;
  readonly onClose: () => void;
}

/** So many are listed; more words find the others. */
const listed = 60;

/** A part of the canvas, chosen by its words. */
export function PartPicker({ title, fieldLabel, placeholder, parts, onPick, onClose }: PartPickerProps) {
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const items = useMemo(() => found(parts, wanted), [parts, wanted]);
  return (
    <SearchList
      title={title}
      fieldLabel={fieldLabel}
      placeholder={placeholder}
      query={query}
      onQuery={setQuery}
      groups={items.length === 0 ? [] : [{ title: items.length === 1 ? '1 found' : `${items.length} found`, items }]}
      onChoose={onPick}
      onClose={onClose}
      empty="Nothing on this canvas says that."
    />
  );
}

function found(parts: readonly PickablePart[], query: string): readonly SearchListItem[] {
  const words = foldText(query).split(/\s+/u).filter(Boolean);
  const fitting: SearchListItem[] = [];
  for (const { id, name } of parts) {
    const said = foldText(name);
    if (!words.every((word) => said.includes(word))) continue;
    fitting.push({ id, text: name, label: name });
    if (fitting.length === listed) break;
  }
  return fitting;
}
