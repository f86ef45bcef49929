import { useState } from 'react';
import { type RowDrop, useRowDrag } from '../../use-row-drag.ts';
import { VirtualRows } from '../../VirtualRows.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import { longText } from '../sample-options.ts';
import type { Story } from '../story.ts';

interface Sample {
  readonly id: string;
  readonly title: string;
}

const many: readonly Sample[] = Array.from({ length: 2000 }, (_, n) => ({ id: `${n}`, title: `Row ${n + 1}` }));
const idOf = ({ id }: Sample) => id;
const nameOf = ({ title }: Sample) => title;

function Example() {
  const [selected, setSelected] = useState<readonly string[]>(['1']);
  const [cards, setCards] = useState<readonly Sample[]>([{ id: 'long', title: longText }, ...many.slice(0, 5)]);
  const drop = ({ ids, beside }: RowDrop) => {
    const moved = cards.filter(({ id }) => ids.includes(id));
    const rest = cards.filter(({ id }) => !ids.includes(id));
    const at = beside
      ? rest.findIndex(({ id }) => id === beside.id) + (beside.position === 'after' ? 1 : 0)
      : rest.length;
    setCards([...rest.slice(0, at), ...moved, ...rest.slice(at)]);
  };
  const drag = useRowDrag({ type: 'story', onDrop: drop });
  return (
    <States as="stack">
      <State name="lines, one of them chosen">
        <VirtualRows
          label="Lines"
          items={many.slice(0, 4)}
          idOf={idOf}
          nameOf={nameOf}
          onOpen={() => {}}
          selected={selected}
          onSelect={setSelected}
        >
          {nameOf}
        </VirtualRows>
      </State>
      <State name="with room for a note where it is narrow">
        <VirtualRows label="Notes" look="notes" items={many.slice(0, 2)} idOf={idOf} nameOf={nameOf} onOpen={() => {}}>
          {nameOf}
        </VirtualRows>
      </State>
      <State name="cards that can be dragged">
        <VirtualRows label="Cards" look="cards" items={cards} idOf={idOf} nameOf={nameOf} onOpen={() => {}} drag={drag}>
          {nameOf}
        </VirtualRows>
      </State>
      <State name="texts, as high as their words">
        <VirtualRows
          label="Texts"
          look="texts"
          items={[{ id: 'long', title: longText }, ...many.slice(0, 3)]}
          idOf={idOf}
          nameOf={nameOf}
          onOpen={() => {}}
        >
          {nameOf}
        </VirtualRows>
      </State>
      <State name="none">
        <VirtualRows label="Nothing" items={[]} idOf={idOf} nameOf={nameOf} onOpen={() => {}} empty="Nothing here">
          {nameOf}
        </VirtualRows>
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Lists and tables',
  use: 'For lists that may grow to thousands: only the rows in view are drawn.',
  Example,
};
