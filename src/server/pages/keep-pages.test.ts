import { expect, test } from 'vitest';
import { keepPages } from './keep-pages.ts';

function counting() {
  let drawn = 0;
  let at = 0;
  const draw = async (address: string): Promise<string> => {
    drawn++;
    if (address === '/fails') throw new Error('no content');
    return `${address} ${drawn}`;
  };
  return { page: keepPages(() => new Date(at), draw), later: (ms: number) => (at += ms), drawn: () => drawn };
}

test('a page is drawn once a minute, also for those who ask at the same time', async () => {
  const { page, later } = counting();
  expect(await Promise.all([page('/'), page('/')])).toEqual(['/ 1', '/ 1']);
  later(59_999);
  expect(await page('/')).toBe('/ 1');
  later(1);
  expect(await page('/')).toBe('/ 2');
});

test('each address has its own page, and at most 500 are kept', async () => {
  const { page, drawn } = counting();
  for (let n = 0; n < 501; n++) await page(`/${n}`);
  await page('/500');
  expect(drawn()).toBe(501);
  await page('/0');
  expect(drawn()).toBe(502);
});

test('a failure is not kept', async () => {
  const { page, drawn } = counting();
  await expect(page('/fails')).rejects.toThrow('no content');
  await expect(page('/fails')).rejects.toThrow('no content');
  expect(drawn()).toBe(2);
});
