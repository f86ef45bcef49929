import { VisuallyHidden } from '../../VisuallyHidden.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States>
      <State name="a screen reader says what stands between the brackets">
        <p>
          [<VisuallyHidden>these words</VisuallyHidden>]
        </p>
      </State>
    </States>
  );
}

export const story: Story = { group: 'Words', use: 'Text for assistive technology only.', Example };
