import { css } from '#styled-system/css';
import { Splash } from '../../Splash.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States as="stack">
      <State name="usual, here in a frame of its own">
        <div className={css({ contain: 'strict', height: '192', border: 'hairline', borderRadius: 'card' })}>
          <Splash title="Starting the product" />
        </div>
      </State>
    </States>
  );
}

export const story: Story = {
  group: 'Waiting and empty',
  use: 'The whole window, while a route takes more than a second.',
  Example,
};
