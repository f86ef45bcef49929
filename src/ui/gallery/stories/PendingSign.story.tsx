import { css } from '#styled-system/css';
import { PendingSign } from '../../PendingSign.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States>
      <State name="in a line of text">
        <span className={css({ display: 'inline-flex', alignItems: 'center', gap: '8' })}>
          <span className={css({ width: '16', height: '16' })}>
            <PendingSign />
          </span>
          Sending…
        </span>
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Waiting and empty',
  use: 'Something is under way. The words beside it say what.',
  Example,
};
