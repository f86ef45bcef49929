import { useState } from 'react';
import { Button } from '../../Button.tsx';
import { Dialog } from '../../Dialog.tsx';
import { TextField } from '../../TextField.tsx';
import { State } from '../State.tsx';
import { States } from '../States.tsx';
import type { Story } from '../story.ts';

const places = {
  middle: 'Dialog',
  side: 'Drawer',
  bottom: 'Sheet',
  top: 'Dialog at the top',
  wide: 'Wide dialog',
} as const;
type Place = keyof typeof places;

function Example() {
  const [place, setPlace] = useState<Place | null>(null);
  const close = () => setPlace(null);
  return (
    <States>
      {(Object.keys(places) as Place[]).map((name) => (
        <State key={name} name={name}>
          <Button onPress={() => setPlace(name)}>{places[name]}</Button>
        </State>
      ))}
      <Dialog
        title="Rename idea"
        isOpen={place !== null}
        onClose={close}
        place={place ?? 'middle'}
        footer={
          <>
            <Button variant="quiet" onPress={close}>
              Cancel
            </Button>
            <Button variant="primary" onPress={close}>
              Rename
            </Button>
          </>
        }
      >
        <TextField label="Title" defaultValue="Invoices that chase themselves" autoFocus />
      </Dialog>
    </States>
  );
}

export const story: Story = {
  group: 'Over the page',
  use: 'Dialogs ask, drawers show beside, sheets are for phones.',
  Example,
};
