import { readTabMessage, type TabMessage } from '#domain/replica/tab-message.ts';

/** The other tabs that show the same account's workspace. */
export interface Tabs {
  tell(message: TabMessage): void;
  leave(): void;
}

/** Begins to hear the other tabs of the account at once; what a tab of another version says is passed over. */
export function joinTabs(account: string, hear: (message: TabMessage) => void): Tabs {
  const channel = new BroadcastChannel(`groundwork-${account}`);
  channel.addEventListener('message', ({ data }) => {
    const message = readTabMessage(data);
    if (message) hear(message);
  });
  return { tell: (message) => channel.postMessage(message), leave: () => channel.close() };
}
