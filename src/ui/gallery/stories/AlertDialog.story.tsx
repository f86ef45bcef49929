import { useState } from 'react';
import { AlertDialog } from '../../AlertDialog.tsx';
import { Button } from '../../Button.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import { longText } from '../sample-options.ts';
import type { Story } from '../story.ts';

function Example() {
  const [asking, setAsking] = useState<'none' | 'usual' | 'pending'>('none');
  const close = () => setAsking('none');
  return (
    <States>
      <State name="usual">
        <Button onPress={() => setAsking('usual')}>Alert dialog</Button>
      </State>
      <State name="pending, with long text">
        <Button onPress={() => setAsking('pending')}>Pending alert dialog</Button>
      </State>
      <AlertDialog
        title="Sign out with 3 unsent changes?"
        isOpen={asking === 'usual'}
        onCancel={close}
        actions={[
          { label: 'Discard and sign out', variant: 'danger', onPress: close },
          { label: 'Send and sign out', onPress: close },
        ]}
      >
        They are kept on this device only. Sending takes a moment.
      </AlertDialog>
      <AlertDialog
        title={longText}
        isOpen={asking === 'pending'}
        onCancel={close}
        actions={[{ label: 'Delete my account', variant: 'danger', onPress: close, isPending: true }]}
      >
        {longText}
      </AlertDialog>
    </States>
  );
}

export const story: Story = {
  group: 'Over the page',
  use: 'Asks before something that cannot be taken back, and says what is kept and what is lost.',
  Example,
};
