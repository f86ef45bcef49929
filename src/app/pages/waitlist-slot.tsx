import { lazy, Suspense } from 'react';
import type { WaitlistSlot } from '#features/auth/lazy-identify-screen.ts';

const JoinWaitlist = lazy(() => import('./JoinWaitlist.tsx'));

/** The way onto the waitlist, fetched where somebody needs it. */
export const waitlistSlot: WaitlistSlot = (email, onLeave) => (
  <Suspense fallback={null}>
    <JoinWaitlist email={email} onLeave={onLeave} />
  </Suspense>
);
