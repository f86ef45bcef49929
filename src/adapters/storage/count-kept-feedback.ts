import { localKeys } from './local-keys.ts';

/** Before the account: each post, vote and comment that waits for the server has a key of its own. */
export const waitingFeedbackPrefix = 'groundwork-feedback-outbox:';
/** The same for what the server has refused. */
export const refusedFeedbackPrefix = 'groundwork-feedback-refused:';

/** How many posts, votes and comments of an account wait on this device. */
export const countWaitingFeedback = (account: string | undefined): number =>
  localKeys(`${waitingFeedbackPrefix}${account}`).length;

/** How many the server has refused, and the founder has not dismissed. */
export const countRefusedFeedback = (account: string | undefined): number =>
  localKeys(`${refusedFeedbackPrefix}${account}`).length;
