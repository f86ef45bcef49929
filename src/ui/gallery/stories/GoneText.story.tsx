import { useState } from 'react';
import { Button } from '../../Button.tsx';
import { GoneText } from '../../GoneText.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <States>
      <State name="usual">
        <Button onPress={() => setOpen(true)}>Gone text</Button>
      </State>
      {isOpen && (
        <GoneText
          title="This question was removed"
          draft="How many ovens do you run?"
          name="Your text"
          restore="Restore the question"
          discard="Discard my text"
          onRestore={close}
          onDiscard={close}
        >
          It was removed in another tab while you were typing.
        </GoneText>
      )}
    </States>
  );
}

export const story: Story = {
  group: 'Over the page',
  use: 'Asks what becomes of a text whose place was removed while it was typed.',
  Example,
};
