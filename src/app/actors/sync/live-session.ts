import type { SessionActor } from '#machines/auth/session.machine.ts';

/** The part of the session that a live connection needs. */
export interface LiveSession {
  /** Null while nobody is signed in. */
  accessToken(): string | null;
  /** Tells each new access token; the answer ends that. */
  onAccessToken(hear: (accessToken: string) => void): () => void;
  /** The server did not take this token, so that the session gets a new one. */
  refused(accessToken: string): void;
}

export function liveSession(session: SessionActor): LiveSession {
  const accessToken = (): string | null => session.getSnapshot().context.tokens?.accessToken ?? null;
  return {
    accessToken,
    onAccessToken(hear) {
      let last = accessToken();
      const subscription = session.subscribe(() => {
        const now = accessToken();
        if (now !== null && now !== last) hear(now);
        last = now;
      });
      return () => subscription.unsubscribe();
    },
    refused: (refused) => session.send({ type: 'session.unauthorized', accessToken: refused }),
  };
}
