import { CircleUserRound } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { IconButton } from '#ui/IconButton.tsx';
import type { SignOut } from './use-sign-out.ts';

// Fetched when the pointer comes near: menus, pop-overs and dialogs are the larger part of the design system.
const loadPopover = () => import('./AccountPopover.tsx');
const AccountPopover = lazy(loadPopover);
const SignOutQuestion = lazy(() => import('./SignOutQuestion.tsx'));

export interface AccountMenuProps {
  readonly signOut: SignOut;
}

/** Who is signed in, the way to their settings, the way out, and the theme. */
export function AccountMenu({ signOut }: AccountMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        label="Account menu"
        icon={<CircleUserRound aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onHoverStart={() => void loadPopover()}
        onPress={() => setIsOpen(!isOpen)}
      />
      <Suspense fallback={null}>
        {isOpen && <AccountPopover triggerRef={button} onClose={() => setIsOpen(false)} onSignOut={signOut.ask} />}
        {signOut.state !== 'idle' && <SignOutQuestion signOut={signOut} />}
      </Suspense>
    </>
  );
}
