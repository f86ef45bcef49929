import { CircleUserRound } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { IconButton } from '#ui/IconButton.tsx';
import { OwnAvatar } from '../OwnAvatar.tsx';
import { useFetchAhead } from './use-fetch-ahead.ts';
import type { SignOut } from './use-sign-out.ts';

// Fetched later: menus, pop-overs and dialogs are the larger part of the design system. The question is asked most of all
// where nothing can be fetched any more.
const loadPopover = () => import('./AccountPopover.tsx');
const AccountPopover = lazy(loadPopover);
const loadQuestion = () => import('./SignOutQuestion.tsx');
const SignOutQuestion = lazy(loadQuestion);
const loadAll = () => Promise.all([loadPopover(), loadQuestion()]);

export interface AccountMenuProps {
  readonly signOut: SignOut;
}

/** Who is signed in, the way to their settings, the way out, and the theme. */
export function AccountMenu({ signOut }: AccountMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  useFetchAhead(loadAll);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        label="Account menu"
        icon={<OwnAvatar size="small" isDecorative fallback={<CircleUserRound aria-hidden="true" />} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onHoverStart={() => void loadPopover()}
        onPress={() => setIsOpen(!isOpen)}
      />
      <Suspense fallback={null}>
        {isOpen && <AccountPopover triggerRef={button} onClose={() => setIsOpen(false)} onSignOut={signOut.ask} />}
        {signOut.isAsked && <SignOutQuestion flow={signOut.flow} />}
      </Suspense>
    </>
  );
}
