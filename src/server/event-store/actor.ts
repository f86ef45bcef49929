import type { CausedBy } from '#domain/log/recorded-event.ts';

/** Who sends commands, in which workspace. `device` is the session. */
export interface Actor {
  readonly workspaceId: string;
  readonly by: CausedBy;
  readonly device: string;
  /** Whether the account that sends them owns the workspace. */
  readonly isOwner?: boolean;
  /** Whether the address of whoever sends them is verified; where it is not known it counts as not. */
  readonly hasVerifiedAddress?: boolean;
  /** The operator lets nothing more be published from there. */
  readonly isBanned?: boolean;
}
