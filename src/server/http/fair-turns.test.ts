import { expect, test } from 'vitest';
import { createFairTurns, type Party } from './fair-turns.ts';

const founder = (lane: string): Party => ({ lane, who: lane, atOnce: 2, waitingAtMost: 4 });
const stranger = (lane: string, who: string): Party => ({ lane, who, atOnce: 1, waitingAtMost: 2 });

/** Tasks that end when they are told to, and the order in which they began. */
function aQueue(width = 2, waitingAtMost = 10) {
  const turns = createFairTurns({ width, waitingAtMost, refusal: () => new Error('full') });
  const begun: string[] = [];
  const refused: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  return {
    begun,
    refused,
    add(name: string, party: Party, isOver?: AbortSignal) {
      const task = () =>
        new Promise<void>((resolve, reject) => {
          begun.push(name);
          ends.set(name, (error) => (error ? reject(error) : resolve()));
        });
      void turns(party, task, isOver).catch(() => refused.push(name));
    },
    async end(name: string, error?: Error) {
      await settled();
      ends.get(name)?.(error);
      await settled();
    },
  };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('one that asks for many delays another by no more than those that run', async () => {
  const { add, begun, refused, end } = aQueue();
  for (let n = 1; n <= 20; n++) add(`a${n}`, founder('a'));
  add('b1', founder('b'));
  await settled();
  expect([begun, refused.length]).toEqual([['a1', 'a2'], 14]);
  await end('a1');
  await end('a2');
  await end('b1');
  await end('a3');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4', 'a5']);
});

test('a crowd of strangers who ask for the same workspace has one lane', async () => {
  const { add, begun, end } = aQueue();
  for (let n = 1; n <= 8; n++) add(`s${n}`, stranger('a strangers', `address ${n}`));
  add('own', founder('a'));
  add('other', founder('b'));
  await end('s1');
  await end('s2');
  await end('own');
  expect(begun).toEqual(['s1', 's2', 'own', 's3', 'other']);
});

test('a stranger’s address has one at a time, though nobody else waits', async () => {
  const { add, begun, refused, end } = aQueue();
  for (const n of [1, 2, 3, 4]) add(`s${n}`, stranger('a', 'address'));
  await settled();
  expect([[...begun], refused]).toEqual([['s1'], ['s4']]);
  await end('s1');
  expect(begun).toEqual(['s1', 's2']);
});

test('all together wait up to a bound', async () => {
  const { add, refused } = aQueue(1, 2);
  for (const n of [1, 2, 3, 4]) add(`w${n}`, founder(`w${n}`));
  await settled();
  expect(refused).toEqual(['w4']);
});

test('a task that fails gives its turn on', async () => {
  const { add, begun, refused, end } = aQueue(1);
  add('a1', founder('a'));
  add('a2', founder('a'));
  await end('a1', new Error('not set'));
  expect([begun, refused]).toEqual([['a1', 'a2'], ['a1']]);
});

test('whoever left while they waited never has a turn, and leaves their place to another', async () => {
  const { add, begun, refused, end } = aQueue(1, 1);
  const left = new AbortController();
  add('a1', founder('a'));
  add('a2', founder('a'), left.signal);
  left.abort();
  await settled();
  add('b1', founder('b'));
  await end('a1');
  expect([begun, refused]).toEqual([['a1', 'b1'], ['a2']]);
});
