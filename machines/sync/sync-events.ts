import type { Command } from '#domain/log/command.ts';
import type { CommandDraft } from '#domain/log/command-draft.ts';
import type { JsonObject } from '#domain/log/json.ts';
import type { SnapshotFault } from '#domain/replica/snapshot-fault.ts';
import type { StorageFailure } from '#domain/replica/storage-failure.ts';
import type { ChangeName } from '#domain/undo/change-name.ts';

/** An order of the founder to the workspace. */
export type WorkspaceOrder =
  /** Takes effect and is kept as one; commands of one `changeId` are one step for undo. */
  | { readonly type: 'commands.issued'; readonly commands: readonly Command[] }
  /**
   * Issues a rejected command again, and after it those that failed because it did; the id and the time are new. `at` is
   * ISO 8601. `data`, where it is there, takes the place of the command's own; `first` is issued before, as part of the
   * same change.
   */
  | {
      readonly type: 'rejection.retried';
      readonly commandId: string;
      readonly newId: string;
      readonly at: string;
      readonly data?: JsonObject;
      readonly first?: readonly CommandDraft[];
    }
  /** Gives a rejected command up, and those that failed because it did; of them only those that are named, where some are. */
  | { readonly type: 'rejection.dropped'; readonly commandId: string; readonly only?: readonly string[] }
  /** Takes the last change of this device back, or does the last one again that was taken back. */
  | { readonly type: 'undo.requested' | 'redo.requested'; readonly newId: string; readonly at: string };

/**
 * Result of an undo or a redo. `name` is the name of the change; a text, perhaps empty, if an older version kept it.
 */
export type UndoResult =
  /** `rejected` counts the parts that were changed again since and stay as they are. */
  | { readonly type: 'change.undone' | 'change.redone'; readonly name: ChangeName | string; readonly rejected: number }
  /** Nothing of it could be taken back; it leaves the list. */
  | { readonly type: 'undo.rejected'; readonly name: ChangeName | string; readonly reason: string };

/** A report of the replica of the workspace. */
export type ReplicaReport =
  /** Something waits to be sent, from this tab or another. */
  | { readonly type: 'outbox.grown' }
  | { readonly type: 'rejections.counted'; readonly count: number }
  /** Null once the browser keeps things again. */
  | { readonly type: 'storage.reported'; readonly failure: StorageFailure | null }
  /** The browser's copy is torn or wiped, or the log that it was read from was rewound. */
  | { readonly type: 'copy.doubted'; readonly fault: SnapshotFault }
  /** The log is to be read again. */
  | { readonly type: 'link.behind' }
  | UndoResult;

/** Result of sending. */
export interface PushReport {
  /** The browser would not tell all that waits here, or would not keep the copy. */
  readonly isStorageBehind: boolean;
}

/** An event of the live connection. */
export type ConnectionEvent =
  /** The server has spoken: the connection works. */
  | { readonly type: 'link.opened' }
  | { readonly type: 'link.lost' }
  /** The founder is no member of the workspace: any more, or ever. */
  | { readonly type: 'membership.ended' }
  /** Facts came whose predecessors are missing. */
  | { readonly type: 'link.behind' };

/** An event of the browser's network. */
export type NetworkEvent = { readonly type: 'connection.lost' } | { readonly type: 'connection.regained' };

export type SyncEvent =
  | { readonly type: 'sync.start'; readonly account: string }
  | { readonly type: 'sync.stop' }
  /** The founder has read what happened to the copy. */
  | { readonly type: 'fault.read' }
  /** Somebody waits for what was not sent: the next try comes now. */
  | { readonly type: 'sync.hurried' }
  | WorkspaceOrder
  | ReplicaReport
  | ConnectionEvent
  | NetworkEvent;
