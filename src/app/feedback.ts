import type { PostDetail } from '#domain/feedback/feedback-post.ts';
import { buildPath } from '#domain/routes/build-path.ts';
import type { FeedbackQueries } from '#features/feedback/feedback-queries.ts';
import { labels } from '#features/feedback/labels.ts';
import type { FeedbackOutboxActor } from '#machines/feedback/feedback-outbox.machine.ts';
import { selectPlace } from '#machines/shell/navigation.machine.ts';
import { selectUser } from '#machines/shell/user.store.ts';
import type { App } from './app-context.ts';
import { boardQueries } from './board-queries.ts';
import { startFeedbackOutbox } from './feedback-outbox.ts';
import { queryClient } from './query-client.ts';
import { watchQueries } from './watch-queries.ts';

/** The feedback board, as the founder who is signed in has it. */
export interface Feedback {
  readonly outbox: FeedbackOutboxActor;
  readonly queries: FeedbackQueries;
  /** A post is like this now. */
  tellChanged(post: PostDetail): void;
}

interface OpenedFeedback {
  readonly accountId: string;
  readonly feedback: Feedback;
  readonly close: () => void;
}

const opened = new WeakMap<App, OpenedFeedback>();

/** The same for every screen of the application, so that what waits goes on its way wherever the founder is. */
export function feedbackOf(app: App): Feedback {
  const accountId = selectUser(app.actorOf('user').getSnapshot())?.id ?? '';
  const found = opened.get(app);
  if (found?.accountId === accountId) return found.feedback;
  found?.close();
  const { feedback, close } = open(app, accountId);
  opened.set(app, { accountId, feedback, close });
  return feedback;
}

function open(app: App, accountId: string): Pick<OpenedFeedback, 'feedback' | 'close'> {
  const { actorOf, inspect, services } = app;
  const { call } = services;
  const session = actorOf('session');
  watchQueries(app);
  const queries = boardQueries({ accountId, call, mayKeep: () => session.getSnapshot().matches('signedIn') });
  const { tellChanged, tellStale } = queries;
  const tellRefused = () => {
    // The board says it itself, with the reason.
    if (selectPlace(actorOf('navigation').getSnapshot())?.name === 'feedback') return;
    const link = { label: labels.outbox.open, href: buildPath({ name: 'feedback' }) };
    services.showToast({ tone: 'error', message: labels.outbox.rejected, link });
  };
  const told = { tellChanged, tellOthers: tellStale, tellRefused };
  const { outbox, stop } = startFeedbackOutbox({ accountId, call, inspect, ...told });
  const watching = session.subscribe((snapshot) => {
    if (snapshot.hasTag('authed')) return;
    close();
    if (!snapshot.matches('signedOut')) return;
    watching.unsubscribe();
    queryClient.removeQueries({ queryKey: ['founder'] });
  });
  const close = () => {
    stop();
    // The same account may come back, and finds what it left.
    if (opened.get(app)?.feedback.outbox === outbox) opened.delete(app);
  };
  return { feedback: { outbox, tellChanged, queries }, close };
}
