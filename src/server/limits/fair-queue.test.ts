import { expect, test } from 'vitest';
import { createFairQueue, type FairQueue, QueueFull } from './fair-queue.ts';

const waitingLimits = { inAll: 4, ofAddress: 3, ofAccount: 2 };

/** A queue whose tasks end when they are told to, with a clock of its own. */
function queueAt(waiting = waitingLimits, width = 2) {
  let nowMs = 0;
  const limits = { width, reserved: 1, muchFrom: 6, waiting };
  const queue: FairQueue = createFairQueue(() => new Date(nowMs), limits);
  const begun: string[] = [];
  const outcomes: Record<string, string> = {};
  const ends = new Map<string, () => void>();
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    queue,
    begun,
    outcomes,
    wait: (ms: number) => (nowMs += ms),
    /** Asks from an address for an account, `10.0.0.1 ada 1`: one task each, by that name. */
    async ask(...names: string[]) {
      for (const name of names) {
        const [address = '', account] = name.split(' ');
        const task = () =>
          new Promise<void>((resolve) => {
            begun.push(name);
            ends.set(name, resolve);
          });
        queue.run({ address, account }, task).then(
          () => (outcomes[name] = 'done'),
          (error) => (outcomes[name] = error instanceof QueueFull ? 'refused' : String(error)),
        );
      }
      await settle();
    },
    async end(...names: string[]) {
      for (const name of names) ends.get(name)?.();
      await settle();
    },
  };
}

/** Makes an address one that has asked for much lately. */
async function flood({ ask, end, begun }: ReturnType<typeof queueAt>, address: string): Promise<void> {
  for (let n = 0; n < 7; n += 1) {
    await ask(`${address} before ${n}`);
    await end(`${address} before ${n}`);
  }
  begun.splice(0);
}

test('tasks run two at a time, in the order of arrival, and a failure lets the next begin', async () => {
  const at = queueAt();
  await at.ask('a x 1', 'b x 2', 'c x 3', 'd x 4');
  expect([at.begun, at.queue.waiting()]).toEqual([['a x 1', 'b x 2'], 2]);
  await at.end('a x 1');
  expect([at.begun, at.queue.waiting()]).toEqual([['a x 1', 'b x 2', 'c x 3'], 1]);
  const failing = at.queue.run({ address: 'e' }, () => Promise.reject(new Error('failed')));
  const failed = expect(failing).rejects.toThrow('failed');
  await at.end('b x 2', 'c x 3');
  await at.end('d x 4');
  await failed;
  await at.ask('f x 5', 'g x 6');
  expect(at.begun.slice(3)).toEqual(['d x 4', 'f x 5', 'g x 6']);
});

test('the address that has asked for the least lately goes first', async () => {
  const at = queueAt({ inAll: 9, ofAddress: 9, ofAccount: 9 });
  await at.ask('many x 1', 'many x 2', 'many x 3', 'many x 4', 'some x 1', 'some x 2', 'new x 1');
  await at.end('many x 1');
  await at.end('some x 1');
  await at.end('new x 1');
  await at.end('some x 2');
  await at.end('many x 2');
  expect(at.begun).toEqual(['many x 1', 'many x 2', 'some x 1', 'new x 1', 'some x 2', 'many x 3', 'many x 4']);
});

test('an address that floods uses one place, and the other is free for whoever comes', async () => {
  const at = queueAt();
  await flood(at, 'flood');
  await at.ask('flood x 1', 'flood x 2', 'ada x 1');
  expect(at.begun).toEqual(['flood x 1', 'ada x 1']);
  await at.end('ada x 1');
  expect(at.begun).toEqual(['flood x 1', 'ada x 1']);
  await at.end('flood x 1');
  expect(at.begun).toEqual(['flood x 1', 'ada x 1', 'flood x 2']);
});

test('what an address did counts half as much after a minute', async () => {
  const at = queueAt();
  await flood(at, 'flood');
  at.wait(60_000);
  await at.ask('flood x 1', 'flood x 2');
  expect(at.begun).toEqual(['flood x 1', 'flood x 2']);
});

test('so many wait for one account and from one address; the next is refused at once', async () => {
  const at = queueAt();
  await at.ask('other x 1', 'other x 2');
  await at.ask('a x 1', 'a x 2', 'a x 3', 'a y 1', 'a y 2');
  expect(at.outcomes).toEqual({ 'a x 3': 'refused', 'a y 2': 'refused' });
  await at.ask('b x 1');
  expect(at.queue.waiting()).toBe(4);
});

test('where it is full, the newest of whoever asks for the most makes room for one that asks for less', async () => {
  const at = queueAt();
  await at.ask('busy x 1', 'busy y 1', 'busy x 2', 'busy y 2', 'busy x 3', 'quiet x 1');
  expect(at.queue.waiting()).toBe(4);
  await at.ask('new x 1');
  expect(at.outcomes).toEqual({ 'busy x 3': 'refused' });
  await at.ask('busy z 1');
  expect(at.outcomes).toEqual({ 'busy x 3': 'refused', 'busy z 1': 'refused' });
});

test('a task that has waited for a quarter of a minute is refused', async () => {
  const at = queueAt();
  await at.ask('a x 1', 'a x 2', 'b x 1');
  at.wait(15_001);
  await at.ask('c x 1');
  expect(at.outcomes).toEqual({ 'b x 1': 'refused' });
  await at.end('a x 1');
  expect(at.begun).toEqual(['a x 1', 'a x 2', 'c x 1']);
});

test('what is refused counts too, so that who asks on and on comes after who comes now and then', async () => {
  const at = queueAt({ inAll: 2, ofAddress: 1, ofAccount: 1 }, 1);
  await at.ask('other x 1', 'often x 1', 'often x 2', 'often x 3', 'seldom x 1');
  expect(at.outcomes).toEqual({ 'often x 2': 'refused', 'often x 3': 'refused' });
  await at.end('other x 1');
  await at.end('seldom x 1');
  expect(at.begun).toEqual(['other x 1', 'seldom x 1', 'often x 1']);
});
