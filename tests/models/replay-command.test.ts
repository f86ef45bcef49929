import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { walkAtRandom } from './random-walk.ts';

const folder = mkdtempSync(join(tmpdir(), 'groundwork-replay-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function replay(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/replay.ts', ...args], { encoding: 'utf8' });
  return { status, text: stdout + stderr };
}

const write = (value: unknown): string => {
  const file = join(folder, 'journal.json');
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return file;
};

test('the command says that a journal replays, and names what differs in one that does not', async () => {
  const journal = (await walkAtRandom(3, 40)).journal.take();
  const identical = replay(write(journal));
  expect(identical.text).toMatch(/^Identical: \d+ actors end as they did, after \d+ events\.\n$/);
  expect(identical.status).toBe(0);

  const ends = { ...journal.ends, 'app/theme': { ...journal.ends['app/theme'], context: { choice: 'light' } } };
  const different = replay(write({ ...journal, ends }));
  expect(different.text).toMatch(
    /^Different: app\/theme, .*\n {2}context\.\w+\n {2}recorded {2}"light"\n {2}replayed {2}"dark"\n$/,
  );
  expect(different.status).toBe(1);

  expect(replay(write('{}'))).toEqual({
    status: 2,
    text: expect.stringContaining('This isn’t a Groundwork journal.'),
  });
  expect(replay()).toEqual({ status: 2, text: 'Which journal? Say it as in: npm run replay journal.json\n' });
});
