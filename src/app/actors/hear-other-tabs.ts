import type { OwnSession } from '#adapters/session/own-session.ts';
import type { TokensChange } from '#adapters/storage/token-storage.ts';
import { type SessionActor, selectAccessToken } from '#machines/auth/session.machine.ts';

interface Page {
  readonly session: SessionActor;
  readonly own: OwnSession;
  /** Begins the page anew, as whoever is signed in by now. */
  readonly reload: () => void;
}

/** Takes along what other tabs made of the session. Another sign-in may be another founder's: the page goes on with none of it. */
export function hearOtherTabs({ session, own, reload }: Page, change: TokensChange): void {
  if (selectAccessToken(session.getSnapshot()) !== null && own.isReplaced()) {
    session.send({ type: 'session.lost', ended: 'signed-out' });
    reload();
    return;
  }
  session.send(change.tokens ? { type: 'session.replaced', ...change } : { type: 'session.lost', ...change });
  if (change.tokens && selectAccessToken(session.getSnapshot()) !== null) own.enter();
}
