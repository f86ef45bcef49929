import { type ComponentType, lazy, type ReactNode } from 'react';
import type { IdentifyScreenProps } from './IdentifyScreen.tsx';

/** The offer to leave an address while nobody new is let in; `email` is the account's, where it is known. */
export type WaitlistSlot = (email: string | null, onLeave: () => void) => ReactNode;

/** Few are asked anything on the way, so what asks is fetched when it is needed, or a little after the form. */
export const fetchIdentifyScreen = () =>
  import('./IdentifyScreen.tsx').then(({ IdentifyScreen }) => ({ default: IdentifyScreen }));

export const LazyIdentifyScreen = lazy<ComponentType<IdentifyScreenProps>>(fetchIdentifyScreen);
