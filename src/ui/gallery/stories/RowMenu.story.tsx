import { Archive, ArrowRight, Ellipsis, Pencil } from 'lucide-react';
import { MenuRows } from '../../MenuRows.tsx';
import { RowMenu } from '../../RowMenu.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States>
      <State name="usual">
        <RowMenu label="More for Bees" icon={<Ellipsis aria-hidden="true" />}>
          <MenuRows
            groups={[
              [
                { id: 'open', label: 'Open', icon: <ArrowRight aria-hidden="true" /> },
                { id: 'edit', label: 'Edit', icon: <Pencil aria-hidden="true" /> },
              ],
              [{ id: 'file', label: 'Archive', icon: <Archive aria-hidden="true" /> }],
            ]}
          />
        </RowMenu>
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Over the page',
  use: 'A menu in every row of a long list; nothing of it is made before it is opened.',
  Example,
};
