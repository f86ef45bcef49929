import { useSelector } from '@xstate/react';
import { CircleUserRound } from 'lucide-react';
import { useState } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { selectUser } from '#machines/user.store.ts';
import { css } from '#styled-system/css';
import { listItems, popover } from '#styled-system/recipes';
import { IconButton } from '#ui/IconButton.tsx';
import { useApp } from '../app-context.ts';
import { SignOutQuestion } from './SignOutQuestion.tsx';
import { ThemeChoices } from './ThemeChoices.tsx';
import { useSignOut } from './use-sign-out.ts';

/** Who is signed in, the way to their settings, the way out, and the theme. */
export function AccountMenu() {
  const { actorOf } = useApp();
  const user = useSelector(actorOf('user'), selectUser);
  const [isOpen, setIsOpen] = useState(false);
  const signOut = useSignOut();
  const styles = listItems();
  const entries = [
    { label: 'Profile', href: '/profile' },
    { label: 'Settings', href: '/settings/account' },
    { label: 'Sign out', onAction: () => signOut.ask({ allDevices: false }) },
    { label: 'Sign out everywhere', onAction: () => signOut.ask({ allDevices: true }) },
  ];
  return (
    <>
      <DialogTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
        <IconButton label="Account menu" icon={<CircleUserRound aria-hidden="true" />} />
        <Popover placement="bottom end" offset={4} className={popover({ padding: 'list' })}>
          <Dialog aria-label="Account menu" className={css({ outline: 'none' })}>
            {user && <div className={styles.header}>{user.displayName ?? user.email}</div>}
            <Menu aria-label="Account" className={styles.root} onAction={() => setIsOpen(false)}>
              {entries.map(({ label, ...action }) => (
                <MenuItem key={label} id={label} textValue={label} className={styles.item} {...action}>
                  <span className={styles.label}>{label}</span>
                </MenuItem>
              ))}
            </Menu>
            <Separator className={styles.separator} />
            <div className={css({ padding: '8' })}>
              <ThemeChoices />
            </div>
          </Dialog>
        </Popover>
      </DialogTrigger>
      <SignOutQuestion signOut={signOut} />
    </>
  );
}
