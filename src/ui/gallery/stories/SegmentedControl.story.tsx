import { LayoutList, SquareKanban } from 'lucide-react';
import { useState } from 'react';
import { SegmentedControl } from '../../SegmentedControl.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

const views = [
  { value: 'list', label: 'List' },
  { value: 'board', label: 'Board' },
  { value: 'map', label: 'Map', isDisabled: true },
] as const;
const drawn = [
  { value: 'table', label: 'Table', icon: <LayoutList aria-hidden="true" /> },
  { value: 'board', label: 'Board', icon: <SquareKanban aria-hidden="true" /> },
] as const;

function Example() {
  const [view, setView] = useState<(typeof views)[number]['value']>('list');
  return (
    <States>
      <State name="one is always chosen">
        <SegmentedControl label="View" options={views} value={view} onChange={setView} />
      </State>
      <State name="focused" focused="button">
        <SegmentedControl label="View, focused" options={views} value="list" onChange={setView} />
      </State>
      <State name="disabled">
        <SegmentedControl label="View, disabled" options={views} value="board" onChange={setView} isDisabled />
      </State>
      <State name="icons alone on phones">
        <SegmentedControl label="View, short" options={drawn} value="table" onChange={() => {}} isShortOnPhones />
      </State>
    </States>
  );
}

export const story: Story = { group: 'Choices', use: 'Two to five views of the same thing.', Example };
