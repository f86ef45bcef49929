import { accessOf, type Location, type RouteName, type To } from '../routes/routes.ts';
import { redirectTo, safeRedirect } from '../routes/safe-redirect.ts';
import type { User } from '../user/user.ts';
import type { Flags } from './flags.ts';

/** The visitor's state once session, flags and user have settled. */
export interface Visitor {
  readonly signedIn: boolean;
  /** Null while signed out, and where the record could be had neither from the server nor from this device. */
  readonly user: User | null;
}

export type AccessDecision =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: To }
  /** End the session, then decide again. */
  | { readonly kind: 'sign-out' }
  /** Signed in, but who it is could not be learnt. */
  | { readonly kind: 'user-unavailable' };

const allow: AccessDecision = { kind: 'allow' };
const redirect = (to: To): AccessDecision => ({ kind: 'redirect', to });

/** The guards of the specification, sections 2 and 4, as one function. */
export function decideAccess(place: Location, flags: Flags, visitor: Visitor): AccessDecision {
  const access = accessOf(place.name);
  if (flags.preRelease) {
    if (visitor.signedIn) return { kind: 'sign-out' };
    return access === 'public' && place.name !== 'pricing' ? allow : redirect({ name: 'landing' });
  }
  if (!visitor.signedIn) {
    if (access !== 'private') return allow;
    const back = redirectTo(place);
    return redirect({ name: 'sign-in', params: back === undefined ? {} : { redirect: back } });
  }
  if (access === 'signed-out') return redirect(toOf(safeRedirect(place.params['redirect'])));
  if (place.name === 'landing') return redirect({ name: 'home' });
  return access === 'private' ? decidePrivate(place.name, visitor.user) : allow;
}

function decidePrivate(name: RouteName, user: User | null): AccessDecision {
  if (!user) return { kind: 'user-unavailable' };
  const { onboardingCompleted } = user.userOnboarding;
  if (!onboardingCompleted) return name === 'onboarding' ? allow : redirect({ name: 'onboarding' });
  return name === 'onboarding' ? redirect({ name: 'home' }) : allow;
}

const toOf = (place: Location): To => ({ name: place.name, params: place.params }) as To;
