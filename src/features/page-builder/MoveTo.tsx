import { useState } from 'react';
import { mayHold } from '#domain/page/block-kinds.ts';
import type { Block } from '#domain/page/page.ts';
import type { BlockPlace, PageOutline } from '#domain/page/page-outline.ts';
import { SearchList } from '#ui/SearchList.tsx';
import { inspectorLabels as labels } from './labels.ts';
import { blockName } from './outline-rows.ts';

export interface MoveToProps {
  readonly block: Block;
  readonly outline: PageOutline;
  readonly onMove: (place: BlockPlace) => void;
  readonly onClose: () => void;
}

interface Place extends BlockPlace {
  readonly id: string;
  readonly text: string;
}

/** More are searched for. */
const most = 50;

/** Every place to which a block can go, without dragging and without steps. */
export function MoveTo({ block, outline, onMove, onClose }: MoveToProps) {
  const [query, setQuery] = useState('');
  const words = query.trim().toLowerCase();
  const fitting = placesOf(block, outline).filter(({ text }) => text.toLowerCase().includes(words));
  return (
    <SearchList
      title={labels.moveTo}
      fieldLabel={labels.find}
      placeholder={labels.findHint}
      query={query}
      onQuery={setQuery}
      groups={[
        { title: labels.places, items: fitting.slice(0, most).map(({ id, text }) => ({ id, text, label: text })) },
      ]}
      onChoose={(id) => {
        const place = fitting.find((each) => each.id === id);
        if (place) onMove({ parent: place.parent, after: place.after });
        onClose();
      }}
      onClose={onClose}
      empty={labels.nowhere}
    />
  );
}

function placesOf({ id, kind, parent }: Block, outline: PageOutline): readonly Place[] {
  const first = { id: 'first', text: labels.first, parent, after: null };
  const after = (other: Block): Place => ({
    ...{ id: `after-${other.id}`, text: labels.after(blockName(other)), parent, after: other.id },
  });
  if (parent === null) return [first, ...outline.flatMap(({ block }) => (block.id === id ? [] : [after(block)]))];
  const own = outline.find(({ block }) => block.id === parent)?.items ?? [];
  const holders = outline.filter(({ block }) => block.id !== parent && mayHold(block.kind, kind));
  return [
    first,
    ...own.flatMap((item) => (item.id === id ? [] : [after(item)])),
    ...holders.map(({ block, items }) => ({
      ...{ id: `in-${block.id}`, text: labels.within(blockName(block)) },
      ...{ parent: block.id, after: items.at(-1)?.id ?? null },
    })),
  ];
}
