import { Keys } from '../../Keys.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States>
      <State name="one">
        <Keys keys={['C']} />
      </State>
      <State name="together">
        <Keys keys={['Ctrl', 'Shift', 'K']} />
      </State>
      <State name="a hint, where a keyboard is expected">
        <Keys keys={['/']} isHint />
      </State>
    </States>
  );
}

export const story: Story = { group: 'Words', use: 'Keys of the keyboard, as a hint beside what they do.', Example };
