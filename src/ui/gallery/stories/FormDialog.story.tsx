import { useState } from 'react';
import { Button } from '../../Button.tsx';
import { FormDialog } from '../../FormDialog.tsx';
import { TextField } from '../../TextField.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

function Example() {
  const [isOpen, setOpen] = useState(false);
  const [title, setTitle] = useState('');
  const close = () => setOpen(false);
  return (
    <States>
      <State name="with one field">
        <Button onPress={() => setOpen(true)}>Form dialog</Button>
      </State>
      <FormDialog title="New report" isOpen={isOpen} onClose={close} cancel="Cancel" submit="Create" onSubmit={close}>
        <TextField label="Title" description="You can change it later." autoFocus value={title} onChange={setTitle} />
      </FormDialog>
    </States>
  );
}

export const story: Story = {
  group: 'Over the page',
  use: 'Asks for something and sends it, by the button that goes on or by Enter.',
  Example,
};
