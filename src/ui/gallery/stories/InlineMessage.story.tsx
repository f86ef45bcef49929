import { Button } from '../../Button.tsx';
import { InlineMessage } from '../../InlineMessage.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import { longText } from '../sample-options.ts';
import type { Story } from '../story.ts';
import { toneSamples, tones } from '../tone-samples.ts';

function Example() {
  return (
    <States as="stack">
      {tones.map((tone) => (
        <State key={tone} name={tone}>
          <InlineMessage tone={tone}>{toneSamples[tone]}</InlineMessage>
        </State>
      ))}
      <State name="with a title and actions">
        <InlineMessage tone="warning" title="Working offline" actions={<Button size="small">Try now</Button>}>
          Three changes wait on this device.
        </InlineMessage>
      </State>
      <State name="long text">
        <InlineMessage tone="info" title={longText}>
          {longText}. {longText}.
        </InlineMessage>
      </State>
    </States>
  );
}

export const story: Story = { group: 'Messages', use: 'In the flow, where the reader looks anyway.', Example };
