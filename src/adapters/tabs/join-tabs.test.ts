import { afterEach, expect, test } from 'vitest';
import type { TabMessage } from '#domain/replica/tab-message.ts';
import { joinTabs, type Tabs } from './join-tabs.ts';

const tabs: Tabs[] = [];
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.leave();
});

function join(account: string, hear: (message: TabMessage) => void = () => {}): Tabs {
  const tab = joinTabs(account, hear);
  tabs.push(tab);
  return tab;
}

const dropped = (id: string): TabMessage => ({ type: 'dropped', commandIds: [id] });

test('tabs of one account hear each other, and nobody else', async () => {
  const heard: string[] = [];
  const last = Promise.withResolvers<void>();
  const note = (name: string) => (message: TabMessage) => {
    heard.push(`${name} ${'commandIds' in message ? message.commandIds : ''}`);
    if (heard.length === 2) last.resolve();
  };
  const first = join('ada', note('first'));
  const second = join('ada', note('second'));
  const other = join('grace', note('other'));
  first.tell(dropped('a'));
  other.tell(dropped('x'));
  second.tell(dropped('b'));
  await last.promise;
  expect(heard.sort()).toEqual(['first b', 'second a']);
});

test('what another version says is passed over', async () => {
  const heard = Promise.withResolvers<TabMessage>();
  join('ada', heard.resolve);
  const stranger = new BroadcastChannel('groundwork-ada');
  stranger.postMessage({ type: 'sung', song: 1 });
  stranger.postMessage(dropped('a'));
  expect(await heard.promise).toEqual(dropped('a'));
  stranger.close();
});

test('a tab that has left tells nobody anything', async () => {
  const heard = Promise.withResolvers<TabMessage>();
  join('ada', heard.resolve);
  const gone = join('ada');
  gone.leave();
  gone.tell(dropped('a'));
  join('ada').tell(dropped('b'));
  expect(await heard.promise).toEqual(dropped('b'));
});
