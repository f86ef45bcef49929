import { CircleUserRound } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { IconButton } from '#ui/IconButton.tsx';
import { namedExport } from '#ui/named-export.ts';
import { OwnAvatar } from '../OwnAvatar.tsx';
import { useFetchAhead } from './use-fetch-ahead.ts';
import type { SignOut } from './use-sign-out.ts';

// The question is asked most of all where nothing can be fetched any more.
const loadOpened = () => import('./opened-by-shell.ts');
const AccountPopover = lazy(namedExport(loadOpened, 'AccountPopover'));
const SignOutQuestion = lazy(namedExport(loadOpened, 'SignOutQuestion'));

export interface AccountMenuProps {
  readonly signOut: SignOut;
}

/** Who is signed in, the way to their settings, the way out, and the theme. */
export function AccountMenu({ signOut }: AccountMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  useFetchAhead(loadOpened);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        label="Account menu"
        icon={<OwnAvatar size="small" isDecorative fallback={<CircleUserRound aria-hidden="true" />} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onHoverStart={() => void loadOpened()}
        onPress={() => setIsOpen(!isOpen)}
      />
      <Suspense fallback={null}>
        {isOpen && <AccountPopover triggerRef={button} onClose={() => setIsOpen(false)} onSignOut={signOut.ask} />}
        {signOut.isAsked && <SignOutQuestion flow={signOut.flow} />}
      </Suspense>
    </>
  );
}
