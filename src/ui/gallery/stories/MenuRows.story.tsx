import { Copy, Trash2 } from 'lucide-react';
import { css } from '#styled-system/css';
import { MenuRows } from '../../MenuRows.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States>
      <State name="outside of a pop-over">
        <div className={css({ layerStyle: 'floating', padding: '4', width: 'popover' })}>
          <MenuRows
            label="Actions"
            groups={[
              [{ id: 'copy', label: 'Copy', icon: <Copy aria-hidden="true" /> }],
              [{ id: 'remove', label: 'Remove', icon: <Trash2 aria-hidden="true" />, isDangerous: true }],
            ]}
          />
        </div>
      </State>
    </States>
  );
}

export const story: Story = { group: 'Over the page', use: 'The entries of a menu, wherever it opens.', Example };
