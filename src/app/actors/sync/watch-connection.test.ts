import { expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { watchConnection } from './watch-connection.ts';

test('a page reports each loss and return of its network, and is left without listeners when it is watched no longer', () => {
  const page = new EventTarget();
  const [added, removed] = [vi.spyOn(page, 'addEventListener'), vi.spyOn(page, 'removeEventListener')];
  const reported: string[] = [];
  const machine = setup({ actors: { watchConnection: watchConnection(page) } }).createMachine({
    initial: 'watching',
    states: {
      watching: {
        invoke: { src: 'watchConnection' },
        on: { 'connection.*': { actions: ({ event }) => reported.push(event.type) }, done: 'left' },
      },
      left: {},
    },
  });
  const tab = createActor(machine).start();
  for (const type of ['offline', 'online', 'offline']) page.dispatchEvent(new Event(type));
  expect(reported).toEqual(['connection.lost', 'connection.regained', 'connection.lost']);
  tab.send({ type: 'done' });
  expect(added.mock.calls.map(([type]) => type)).toEqual(['offline', 'online']);
  expect(removed.mock.calls).toEqual(added.mock.calls);
});
