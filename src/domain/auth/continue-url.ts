import { buildPath } from '../routes/build-path.ts';
import type { To } from '../routes/routes.ts';
import { safeRedirect } from '../routes/safe-redirect.ts';

/** The `continueUrl` of a mail: the address of ours that its link leads on to, with the origin that the provider wants to see. */
export const continueUrl = (origin: string, to: To): string => origin + buildPath(to);

/** The `?redirect=` that the `continueUrl` of a mail carries; undefined if it leads home anyway. */
export function redirectOf(continueUrl: string | undefined): string | undefined {
  const redirect = continueUrl === undefined ? null : URL.parse(continueUrl)?.searchParams.get('redirect');
  const place = safeRedirect(redirect ?? undefined);
  return place.name === 'home' ? undefined : place.path;
}
