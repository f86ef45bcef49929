import type { Flags } from '#domain/access/flags.ts';
import type { Location } from '#domain/routes/routes.ts';
import type { SessionEnd } from '#domain/session/session-end.ts';
import type { User } from '#domain/user/user.ts';
import type { SessionSnapshot } from './auth/session.machine.ts';

/** Events that screens may send to the application. */
export type AppEvent =
  /** The user's record changed, and this is the new one. */
  | { readonly type: 'user.changed'; readonly user: User }
  /** The record may be out of date, or could not be had: load it again. */
  | { readonly type: 'user.reload' };

/** How a session ended; null if there was none. */
export type Ended = SessionEnd | null;

export type SessionPhase = 'signed-in' | 'signed-out' | 'signing-out' | 'unsettled';

/**
 * Reports derived from the children's snapshots. They are separate events so that a journal of events can be replayed.
 */
export type Report =
  | { readonly type: 'flags.reported'; readonly flags: Flags }
  | { readonly type: 'place.reported'; readonly place: Location }
  | { readonly type: 'session.reported'; readonly phase: SessionPhase; readonly ended: Ended };

export function phaseOf(session: SessionSnapshot): SessionPhase {
  if (session.matches('signingOut')) return 'signing-out';
  if (session.hasTag('pending')) return 'unsettled';
  return session.hasTag('authed') ? 'signed-in' : 'signed-out';
}
