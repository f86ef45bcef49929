import { fromCallback, fromPromise } from 'xstate';
import type { OfAccount } from '#machines/sync/sync.machine.ts';
import type { PushReport, ReplicaReport, WorkspaceOrder } from '#machines/sync/sync-events.ts';
import type { WorkspaceStore } from '#machines/sync/workspace.store.ts';
import { SyncClient } from './sync-client.ts';
import type { SyncPorts } from './sync-ports.ts';

/** The sync machine's actors that need no browser, and the client on which they work while an account is open. */
export function replicaActors(ports: SyncPorts, workspace: WorkspaceStore) {
  let open: SyncClient | null = null;
  const client = (): SyncClient => {
    if (!open) throw new Error('no account’s workspace is open');
    return open;
  };
  return {
    client,
    actors: {
      replica: fromCallback<WorkspaceOrder, OfAccount, ReplicaReport>(({ input, sendBack, receive }) => {
        const mine = new SyncClient(ports, workspace, input.account, sendBack);
        open = mine;
        receive((order) => mine.order(order));
        return () => {
          mine.close();
          if (open === mine) open = null;
        };
      }),
      loadSnapshot: fromPromise<void, OfAccount>(async () => client().load()),
      pull: fromPromise<void, OfAccount>(async ({ signal }) => client().pull(signal)),
      push: fromPromise<PushReport, OfAccount>(async ({ signal }) => client().push(signal)),
    },
  };
}
