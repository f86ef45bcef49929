import { waitFor } from 'xstate';
import { type SessionActor, selectAccessToken } from './session.machine.ts';

export type FreshToken =
  | { readonly kind: 'token'; readonly accessToken: string }
  /** The session stands, but it could not be renewed for now. */
  | { readonly kind: 'no-answer' }
  /** The session is over. */
  | { readonly kind: 'ended' };

/** The access token once the session has settled; null while nobody is signed in. */
export async function currentToken(session: SessionActor): Promise<string | null> {
  return selectAccessToken(await settled(session));
}

/** A token other than `stale`, which the server has refused. All callers share one refresh. */
export async function freshToken(session: SessionActor, stale: string): Promise<FreshToken> {
  session.send({ type: 'session.unauthorized', accessToken: stale });
  const snapshot = await settled(session);
  const accessToken = selectAccessToken(snapshot);
  if (accessToken === null) return { kind: 'ended' };
  return accessToken === stale ? { kind: 'no-answer' } : { kind: 'token', accessToken };
}

const settled = (session: SessionActor) => waitFor(session, (snapshot) => !snapshot.hasTag('pending'));
