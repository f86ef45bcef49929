import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const path = new URL('./end-on-failure.ts', import.meta.url).href;

/** Something fails in a process that takes a while to stop: what it said, and its exit code. */
async function afterFailure(failure: string): Promise<[string[], number | null]> {
  const script = `
    import { endOnFailure } from ${JSON.stringify(path)};
    const stop = async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      console.log('stopped');
    };
    endOnFailure({ log: { fatal: ({ err, origin }) => console.log(origin, err.message) }, stop });
    ${failure}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return [said.trim().split('\n'), code];
}

test('a promise that nobody looks at ends the process, after what is under way', async () => {
  const failure = `void Promise.reject(new Error('oh'));`;
  expect(await afterFailure(failure)).toEqual([['unhandledRejection oh', 'stopped'], 1]);
});

test('a failure that comes again while the process ends is told, and does not keep it', async () => {
  const failure = `const failing = setInterval(() => { throw new Error('oh'); }, 1);`;
  const [said, code] = await afterFailure(failure);
  expect([new Set(said), said.filter((line) => line === 'stopped'), code]).toEqual([
    new Set(['uncaughtException oh', 'stopped']),
    ['stopped'],
    1,
  ]);
  expect(said.length).toBeGreaterThan(2);
});

test('a log that cannot be written does not keep it', async () => {
  const failure = `console.log = () => { throw new Error('closed'); }; throw new Error('oh');`;
  expect(await afterFailure(failure)).toEqual([[''], 1]);
});
