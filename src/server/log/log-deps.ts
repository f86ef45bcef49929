import type { CommandEnvelope } from '#domain/log/command-envelope.ts';
import type { CommandResult } from '#domain/log/command-result.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { ByteBudget } from '../http/byte-budget.ts';
import type { Clock } from '../http/clock.ts';
import type { LimitWriting } from './limit-writing.ts';
import type { AppendListener } from './listen-to-appends.ts';
import type { DeliverPresence, PresenceRelay } from './presence-relay.ts';
import type { SendCommands } from './send-commands.ts';

/** Dependencies of the log's routes. */
export interface LogDeps {
  readonly eventStore: EventStore;
  /** Listens to the appends of other servers; absent if there are none. Returns the way to stop. */
  readonly listenToAppends?: (listener: AppendListener) => () => Promise<void>;
  /** Between servers; absent if there is one. */
  readonly relayPresence?: (deliver: DeliverPresence) => PresenceRelay;
  readonly sessions: Pick<Sessions, 'authenticate' | 'onEnded'>;
  /** Whether a page of ours sent a request, by its `Origin`. */
  isOurOrigin(origin: string | undefined): boolean;
  readonly clock: Clock;
  /** Asked where a command is only for those whose address is verified. */
  hasVerifiedAddress(accountId: string): Promise<boolean>;
  /** Whether the operator lets nothing be published from a workspace. */
  isBanned(workspaceId: string, accountId: string): Promise<boolean>;
  /** Changes that somebody else has made, by `changeId`, of those that commands undo. Absent if nobody has others. */
  foreignChanges?(
    workspaceId: string,
    accountId: string,
    commands: readonly CommandEnvelope[],
  ): Promise<ReadonlySet<string>>;
  /** Absent if nothing is limited. */
  readonly limitWriting?: LimitWriting | undefined;
  /** Budget for answers under way; by default the routes have their own. */
  readonly budget?: ByteBudget;
  /** Told of what happens, for figures. */
  readonly meter?: LogMeter;
  /** Given where commands come in by other routes, too; otherwise made of the rest. */
  readonly send?: SendCommands;
  /** Shorter in tests. */
  readonly timing?: LiveTiming;
}

export interface LogMeter {
  answered(results: readonly CommandResult[]): void;
  liveConnections(count: number): void;
}

export interface LiveTiming {
  readonly authWithinMs: number;
  readonly pingEveryMs: number;
  /** How long a page of events may take; pages of ours take a silence of a minute for the end. */
  readonly sendWithinMs?: number;
}
