import { safeRedirect } from '../routes/safe-redirect.ts';

/** The `?redirect=` that the `continueUrl` of a mail carries; undefined if it leads home anyway. */
export function redirectOf(continueUrl: string | undefined): string | undefined {
  const redirect = continueUrl === undefined ? null : URL.parse(continueUrl)?.searchParams.get('redirect');
  const place = safeRedirect(redirect ?? undefined);
  return place.name === 'home' ? undefined : place.path;
}
