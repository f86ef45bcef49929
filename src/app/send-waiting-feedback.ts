import { countWaitingFeedback } from '#adapters/storage/count-kept-feedback.ts';
import type { App } from './app-context.ts';

/**
 * Sends what an account has written on the feedback board from wherever the founder is, once something waits on this
 * device. Returns how to stop looking for it.
 */
export function sendWaitingFeedback(app: App, accountId: string): () => void {
  const look = () => {
    if (countWaitingFeedback(accountId) === 0) return;
    // Where it cannot be fetched, it is tried again with the network.
    import('./feedback.ts').then(({ feedbackOf }) => feedbackOf(app)).catch(() => {});
  };
  const ending = new AbortController();
  for (const change of ['storage', 'online']) addEventListener(change, look, { signal: ending.signal });
  look();
  return () => ending.abort();
}
