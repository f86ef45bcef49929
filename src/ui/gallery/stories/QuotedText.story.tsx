import { QuotedText } from '../../QuotedText.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import { longText } from '../sample-options.ts';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States>
      <State name="usual">
        <QuotedText name="Your text" text="How many ovens do you run?" />
      </State>
      <State name="long">
        <QuotedText name="The other text" text={longText} />
      </State>
    </States>
  );
}

export const story: Story = { group: 'Words', use: 'Shows a text that was written, under a name for it.', Example };
