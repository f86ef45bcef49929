import { lazy, type ReactNode } from 'react';
import { namedExport } from '#ui/named-export.ts';

/** The offer to leave an address while nobody new is let in; `email` is the account's, where it is known. */
export type WaitlistSlot = (email: string | null, onLeave: () => void) => ReactNode;

/** Few are asked anything on the way, so what asks is fetched when it is needed, or a little after the form. */
export const fetchIdentifyScreen = namedExport(() => import('./IdentifyScreen.tsx'), 'IdentifyScreen');

export const LazyIdentifyScreen = lazy(fetchIdentifyScreen);
