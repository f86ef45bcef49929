import { selectUser } from '#machines/shell/user.store.ts';
import type { App } from './app-context.ts';
import { dropGoneTranscripts } from './kept-transcripts.ts';
import { sendWaitingFeedback } from './send-waiting-feedback.ts';

/**
 * Does what the signed-in account has left to do on this device: feedback that waits is sent, and transcripts of removed
 * interviews are deleted. Follows the account until the returned function is called.
 */
export function startPendingWork(app: App): () => void {
  const user = app.actorOf('user');
  let account: string | undefined;
  let stops: readonly (() => void)[] = [];
  const stop = (): void => {
    for (const each of stops) each();
    stops = [];
  };
  const follow = (): void => {
    const next = selectUser(user.getSnapshot())?.id;
    if (next === account) return;
    stop();
    account = next;
    if (next === undefined) return;
    stops = [sendWaitingFeedback(app, next), dropGoneTranscripts(app.services.workspace, next)];
  };
  const following = user.subscribe(follow);
  follow();
  return () => {
    following.unsubscribe();
    stop();
  };
}
