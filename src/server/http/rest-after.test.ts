import { expect, test } from 'vitest';
import { createRest } from './rest-after.ts';

test('whoever took long rests as long, after those who rest already', async () => {
  let time = 1000;
  const waited: number[] = [];
  const rest = createRest(
    async (ms) => void waited.push(ms),
    () => time,
  );
  await rest(200);
  await rest(50);
  time += 100;
  await rest(10);
  time += 10_000;
  await rest(30);
  expect(waited).toEqual([200, 250, 160, 30]);
});
