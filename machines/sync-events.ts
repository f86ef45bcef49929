import type { Command } from '#domain/log/command.ts';
import type { StorageFailure } from '#domain/replica/storage-failure.ts';

/** What the founder wants of the workspace. */
export type WorkspaceOrder =
  | { readonly type: 'command.issued'; readonly command: Command }
  /** Wishes a rejected command again; the id and the time are new. `at` is ISO 8601. */
  | { readonly type: 'rejection.retried'; readonly commandId: string; readonly newId: string; readonly at: string }
  | { readonly type: 'rejection.dropped'; readonly commandId: string };

/** What the replica of the workspace reports. */
export type ReplicaReport =
  /** Something waits to be sent, from this tab or another. */
  | { readonly type: 'outbox.grown' }
  | { readonly type: 'rejections.counted'; readonly count: number }
  /** Null once the browser keeps things again. */
  | { readonly type: 'storage.reported'; readonly failure: StorageFailure | null };

/** What the live connection reports. */
export type LinkReport =
  /** The server has spoken: the connection works. */
  | { readonly type: 'link.opened' }
  | { readonly type: 'link.lost' }
  /** Facts came whose predecessors are missing. */
  | { readonly type: 'link.behind' };

/** What the browser says about its network. */
export type ConnectionReport = { readonly type: 'connection.lost' } | { readonly type: 'connection.regained' };

export type SyncEvent =
  | { readonly type: 'sync.start'; readonly account: string }
  | { readonly type: 'sync.stop' }
  | WorkspaceOrder
  | ReplicaReport
  | LinkReport
  | ConnectionReport;
