import { LogOut, Settings, User } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '../AlertDialog.tsx';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { Menu } from '../Menu.tsx';
import { Popover } from '../Popover.tsx';
import { TextField } from '../TextField.tsx';
import { States } from './States.tsx';
import type { Story } from './story.ts';

const places = { middle: 'Dialog', side: 'Drawer', bottom: 'Sheet', top: 'Palette' } as const;
type Place = keyof typeof places;

function Example() {
  const [place, setPlace] = useState<Place | null>(null);
  const [isAsking, setAsking] = useState(false);
  const close = () => setPlace(null);
  return (
    <States>
      {(Object.keys(places) as Place[]).map((name) => (
        <Button key={name} onPress={() => setPlace(name)}>
          {places[name]}
        </Button>
      ))}
      <Button onPress={() => setAsking(true)}>Alert dialog</Button>
      <Popover label="Sync" trigger={<Button>Popover</Button>}>
        <p>All changes are on the server.</p>
      </Popover>
      <Menu
        label="Account"
        trigger={<Button>Menu</Button>}
        header="mira@example.org"
        groups={[
          [
            { id: 'profile', label: 'Profile', icon: <User aria-hidden="true" />, href: '#profile' },
            { id: 'settings', label: 'Settings', icon: <Settings aria-hidden="true" />, note: 'Theme, keys, account' },
          ],
          [{ id: 'out', label: 'Sign out', icon: <LogOut aria-hidden="true" />, isDangerous: true }],
        ]}
      />
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
      <AlertDialog
        title="Sign out with 3 unsent changes?"
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        actions={[
          { label: 'Discard and sign out', variant: 'danger', onPress: () => setAsking(false) },
          { label: 'Send and sign out', onPress: () => setAsking(false) },
        ]}
      >
        They are kept on this device only. Sending takes a moment.
      </AlertDialog>
    </States>
  );
}

export const story: Story = {
  title: 'Overlays',
  use: 'Dialogs ask, drawers show beside, sheets are for phones, menus act, popovers explain.',
  Example,
};
