import type { Rejection } from '../log/decision.ts';

/** What is looked at before something is published. */
export interface CheckedPoint<Id extends string = string> {
  readonly id: Id;
  readonly isMet: boolean;
  /** In words, as it should be. */
  readonly text: string;
  /** Why publishing is refused while it isn't met; a mere hint if absent. */
  readonly reason?: Rejection;
}

/** Why publishing is refused, where one of them is a reason for that. */
export const faultIn = (points: readonly CheckedPoint[]): Rejection | undefined =>
  points.find(({ isMet, reason }) => !isMet && reason !== undefined)?.reason;

/** Nothing is put before strangers by an account whose address may not be its own. */
export const emailPoint = (isVerified: boolean): CheckedPoint<'email'> => ({
  id: 'email',
  isMet: isVerified,
  text: 'Your email is verified.',
  reason: 'address-unverified',
});
