import { definitionOf, type Location, type To } from '../routes/routes.ts';
import { redirectTo } from '../routes/safe-redirect.ts';
import type { SessionEnd } from '../session/session-end.ts';
import { decideAccess } from './decide-access.ts';
import type { Flags } from './flags.ts';

/** Where the browser goes from `place` when its session ends; undefined if it stays. */
export function afterSessionEnd(place: Location, flags: Flags, ended: SessionEnd): To | undefined {
  // Before the release it is the guard that signs out, and the founder stays where everybody may be.
  if (flags.preRelease) {
    const decision = decideAccess(place, flags, { signedIn: false, user: null });
    return decision.kind === 'redirect' ? decision.to : undefined;
  }
  if (ended === 'signed-out') return definitionOf(place.name)?.isReturnedTo ? undefined : { name: 'landing' };
  const redirect = redirectTo(place);
  return { name: 'sign-in', params: redirect === undefined ? {} : { redirect } };
}
