import { CopyButton } from '../../CopyButton.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States as="grid">
      <State name="usual">
        <CopyButton text="7k2m-9qxd" />
      </State>
    </States>
  );
}

export const story: Story = { group: 'Actions', use: 'Copies what is beside it.', Example };
