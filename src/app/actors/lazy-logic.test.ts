import { expect, test } from 'vitest';
import { createActor, type EventObject, fromCallback, fromPromise, setup, toPromise } from 'xstate';
import { lazyLogic } from './lazy-logic.ts';

test('a promise that is known only when it is started', async () => {
  let logic = fromPromise<number, number>(() => Promise.reject(new Error('too early')));
  const late = lazyLogic(() => logic);
  logic = fromPromise<number, number>(async ({ input }) => input * 2);
  expect(await toPromise(createActor(late, { input: 21 }).start())).toBe(42);
});

test('a callback that hears, answers and is stopped within a machine', () => {
  const log: string[] = [];
  const echo = fromCallback<EventObject>(({ receive, sendBack }) => {
    receive(({ type }) => sendBack({ type: `${type} heard` }));
    return () => log.push('stopped');
  });
  const machine = setup({ actors: { echo: lazyLogic(() => echo) } }).createMachine({
    invoke: { id: 'echo', src: 'echo' },
    initial: 'on',
    states: {
      on: {
        on: {
          call: { actions: ({ self }) => self.getSnapshot().children['echo']?.send({ type: 'call' }) },
          'call heard': { target: 'off', actions: () => log.push('heard') },
        },
      },
      off: { type: 'final' },
    },
  });
  const actor = createActor(machine).start();
  actor.send({ type: 'call' });
  expect(actor.getSnapshot().status).toBe('done');
  expect(log).toEqual(['heard', 'stopped']);
});
