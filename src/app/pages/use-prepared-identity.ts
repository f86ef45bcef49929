import { useCallback } from 'react';
import { fetchIdentifyScreen } from '#features/auth/lazy-identify-screen.ts';
import { useFetchAhead } from '../layouts/use-fetch-ahead.ts';
import type { Services } from '../services.ts';

/**
 * Fetches ahead what a press needs: the identity provider's code, without which the browser blocks the window that the
 * press opens too late, and the screen that asks for what is missing.
 */
export function usePreparedIdentity({ identity }: Services): void {
  useFetchAhead(useCallback(() => Promise.all([identity.prepare(), fetchIdentifyScreen()]), [identity]));
}
