import { TextArea } from '../../TextArea.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import { longText } from '../sample-options.ts';
import type { Story } from '../story.ts';

function Example() {
  return (
    <States as="grid">
      <State name="empty">
        <TextArea label="Problem" placeholder="Who has it, and what do they do today?" />
      </State>
      <State name="focused" focused="textarea">
        <TextArea label="Audience" defaultValue="Clubs whose treasurer is a volunteer." rows={2} />
      </State>
      <State name="invalid">
        <TextArea label="Reason" error="Say what would change your mind." rows={2} />
      </State>
      <State name="disabled">
        <TextArea label="Sealed reason" defaultValue="Locked on March 14." isDisabled rows={2} />
      </State>
      <State name="long text, which it grows with">
        <TextArea label="Pitch" defaultValue={`${longText}. ${longText}. ${longText}.`} description="No limit." />
      </State>
    </States>
  );
}

export const story: Story = { group: 'Fields', use: 'For more than one line; it grows with its text.', Example };
