import type { LocalDatabase } from '#adapters/local-database/local-database.ts';
import type { LogApi } from '#adapters/log-api/log-api.ts';
import type { WriteAheadLog } from '#adapters/storage/write-ahead-log.ts';
import type { Tabs } from '#adapters/tabs/join-tabs.ts';
import type { WithTabLock } from '#adapters/tabs/with-tab-lock.ts';
import type { KindGate } from '#domain/log/lazy-kinds.ts';
import type { TabMessage } from '#domain/replica/tab-message.ts';

/** Interfaces to the outside that a client needs; a simulation provides its own. */
export interface SyncPorts {
  /** The id of the workspace of others that is open; null for the account’s own. */
  readonly chosen: string | null;
  readonly database: LocalDatabase;
  readonly notes: WriteAheadLog;
  readonly api: LogApi;
  readonly joinTabs: (account: string, hear: (message: TabMessage) => void) => Tabs;
  readonly withTabLock: WithTabLock;
  /** Where what is read, heard or received waits for the rules of its streams. */
  readonly gate: KindGate;
  /** Resolves once there is time for what nobody waits for. */
  readonly whenIdle: () => Promise<void>;
}
