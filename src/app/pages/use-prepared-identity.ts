import { useCallback } from 'react';
import { useFetchAhead } from '../layouts/use-fetch-ahead.ts';
import type { Services } from '../services.ts';

/** Fetches the identity provider's code ahead: a press must find it there, or the browser blocks the window it opens. */
export function usePreparedIdentity({ identity }: Services): void {
  useFetchAhead(useCallback(() => identity.prepare(), [identity]));
}
