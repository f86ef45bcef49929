import { readTabMessage, type TabMessage } from '#domain/replica/tab-message.ts';

/** The other tabs that show the same account's workspace. */
export interface Tabs {
  tell(message: TabMessage): void;
  /** Nothing is heard or told after it. */
  leave(): void;
}

/** Begins to hear the other tabs of the account at once; what a tab of another version says is passed over. */
export function joinTabs(account: string, hear: (message: TabMessage) => void): Tabs {
  const channel = new BroadcastChannel(`groundwork-${account}`);
  channel.addEventListener('message', ({ data }) => {
    const message = readTabMessage(data);
    if (message) hear(message);
  });
  let hasLeft = false;
  return {
    tell(message) {
      // What was being written as the account was left ends later.
      if (!hasLeft) channel.postMessage(message);
    },
    leave() {
      hasLeft = true;
      channel.close();
    },
  };
}
