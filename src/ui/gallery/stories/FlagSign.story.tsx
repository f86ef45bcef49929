import { css } from '#styled-system/css';
import { FlagSign } from '../../FlagSign.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

const flag = css({ width: '16', height: '16', color: 'marker.text' });

function Example() {
  return (
    <States>
      <State name="after a title">
        <span className={css({ display: 'flex', alignItems: 'center', gap: '8' })}>
          Lend a ladder
          <FlagSign className={flag} />
        </span>
      </State>
    </States>
  );
}

export const story: Story = { group: 'Words', use: 'Marks the one thing of a list to look at next.', Example };
