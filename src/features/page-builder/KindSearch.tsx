import { useState } from 'react';
import type { PageOutline } from '#domain/page/page-outline.ts';
import { SearchList } from '#ui/SearchList.tsx';
import { addLabels as labels } from './labels.ts';
import { matchingKinds } from './matching-kinds.ts';

export interface KindSearchProps {
  readonly outline: PageOutline;
  readonly selected: string | null;
  readonly onAdd: (kind: string) => void;
  readonly onClose: () => void;
}

/** A block is added by its words, behind the one that is selected. */
export function KindSearch({ outline, selected, onAdd, onClose }: KindSearchProps) {
  const [query, setQuery] = useState('');
  const items = matchingKinds(outline, selected, query).map(({ kind, label, note }) => ({
    ...{ id: kind, text: label, label },
    ...(note !== undefined && { note }),
  }));
  return (
    <SearchList
      title={labels.add}
      fieldLabel={labels.find}
      placeholder={labels.findHint}
      query={query}
      onQuery={setQuery}
      groups={items.length === 0 ? [] : [{ title: labels.blocks, items }]}
      onChoose={(kind) => {
        onAdd(kind);
        onClose();
      }}
      onClose={onClose}
      empty={labels.nothing}
    />
  );
}
