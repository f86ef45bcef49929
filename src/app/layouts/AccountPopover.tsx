import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Separator } from 'react-aria-components/Separator';
import { selectUser } from '#machines/shell/user.store.ts';
import { css } from '#styled-system/css';
import { listItems } from '#styled-system/recipes';
import { AnchoredPopover } from '#ui/AnchoredPopover.tsx';
import { useApp } from '../app-context.ts';
import { OwnAvatar } from '../OwnAvatar.tsx';
import { ThemeChoices } from './ThemeChoices.tsx';
import type { SignOut } from './use-sign-out.ts';

export interface AccountPopoverProps {
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
  readonly onSignOut: SignOut['ask'];
}

export function AccountPopover({ triggerRef, onClose, onSignOut }: AccountPopoverProps) {
  const user = useSelector(useApp().actorOf('user'), selectUser);
  const styles = listItems();
  const entries = [
    { label: 'Profile', href: '/profile' },
    { label: 'Settings', href: '/settings/account' },
    { label: 'Sign out', onAction: () => onSignOut({ allDevices: false }) },
    { label: 'Sign out everywhere', onAction: () => onSignOut({ allDevices: true }) },
  ];
  return (
    <AnchoredPopover label="Account menu" triggerRef={triggerRef} onClose={onClose} padding="list">
      {user && (
        <div className={`${styles.header} ${person}`}>
          <OwnAvatar isDecorative />
          <span className={personName}>{user.displayName ?? user.email}</span>
        </div>
      )}
      <Menu aria-label="Account" className={styles.root} onAction={onClose}>
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
    </AnchoredPopover>
  );
}

const person = css({ display: 'flex', alignItems: 'center', gap: '8' });
const personName = css({ minWidth: '0', overflowWrap: 'anywhere' });
