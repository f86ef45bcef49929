import type { Rejection } from '../log/decision.ts';

/** A point that is checked before something is published. `Place` is where something of it is put right. */
export interface CheckedPoint<Id extends string = string, Place = unknown> {
  readonly id: Id;
  readonly isMet: boolean;
  /** In words, as it should be. */
  readonly text: string;
  /** Why publishing is refused while it isn't met; a mere hint if absent. */
  readonly reason?: Rejection;
  /** Set if something is empty without which the page makes no sense, though it can be published. */
  readonly isEmpty?: true;
  /** Each place where something of it is still to be done. */
  readonly places?: readonly Place[];
  /**
   * Set if this device's knowledge of it may be old, so that only the server refuses: the point is shown, and
   * publishing can be tried.
   */
  readonly isForServer?: true;
}

/** Why publishing is refused, where one of them is a reason for that; not those that the server decides. */
export const faultIn = (points: readonly CheckedPoint[]): Rejection | undefined =>
  points.find(({ isMet, reason, isForServer }) => !isMet && reason !== undefined && isForServer === undefined)?.reason;

/** Nothing is put before strangers by an account whose address may not be its own. */
export const emailPoint = (isVerified: boolean): CheckedPoint<'email'> => ({
  id: 'email',
  isMet: isVerified,
  text: 'Your email is verified.',
  reason: 'address-unverified',
  isForServer: true,
});
