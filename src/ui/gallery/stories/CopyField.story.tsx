import { CopyField } from '../../CopyField.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import { longText } from '../sample-options.ts';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States as="grid">
      <State name="usual">
        <CopyField label="Address" value="https://example.org/p/7f3a" />
      </State>
      <State name="long text">
        <CopyField label="Long address" value={longText} />
      </State>
    </States>
  );
}

export const story: Story = { group: 'Actions', use: 'A text that is there to be copied.', Example };
