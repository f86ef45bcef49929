import type { CausedBy } from '#domain/log/recorded-event.ts';

/** Who sends commands, in which workspace. `device` is the session. */
export interface Actor {
  readonly workspaceId: string;
  readonly by: CausedBy;
  readonly device: string;
  /** The name of the access token by which a program sends them; absent if the member does. */
  readonly via?: string | undefined;
  /** Whether that program is an assistant, which prepares work and settles none. */
  readonly isAssistant?: boolean | undefined;
  /** Streams that the decider reads for each of their commands besides. */
  readonly alsoReads?: readonly string[] | undefined;
  /** Changes of others, by `changeId`, among those that their commands name. */
  readonly foreignChanges?: ReadonlySet<string> | undefined;
  /** Whether the address of whoever sends them is verified; where it is not known it counts as not. */
  readonly hasVerifiedAddress?: boolean;
  /** The operator lets nothing more be published from there. */
  readonly isBanned?: boolean;
}
