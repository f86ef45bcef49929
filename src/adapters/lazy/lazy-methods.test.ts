import { expect, test } from 'vitest';
import { lazyMethods } from './lazy-methods.ts';

interface Greeter {
  readonly greet: (name: string) => Promise<string>;
}

const greeter: Greeter = { greet: async (name) => `Hello ${name}` };

test('the object is fetched once, with the first call', async () => {
  let fetches = 0;
  const late = lazyMethods(async () => {
    fetches += 1;
    return greeter;
  });
  expect(fetches).toBe(0);
  expect(await Promise.all([late.greet('Ada'), late.greet('Grace')])).toEqual(['Hello Ada', 'Hello Grace']);
  expect(fetches).toBe(1);
});

test('after a fetch that failed the next call fetches again', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve(greeter)];
  const late = lazyMethods<Greeter>(() => answers.shift() ?? Promise.reject(new Error('asked too often')));
  await expect(late.greet('Ada')).rejects.toThrow('offline');
  expect(await late.greet('Ada')).toBe('Hello Ada');
});

test('it can be awaited without being fetched', async () => {
  const late = lazyMethods<Greeter>(() => Promise.reject(new Error('fetched')));
  expect(await Promise.resolve(late)).toBe(late);
});
