import { expect, test } from 'vitest';
import { shareAnswers } from './share-answers.ts';

/** Asks that are answered by hand, in order. */
function asked() {
  const asks: { readonly of: string; answer(value: string): void; fail(): void }[] = [];
  const share = shareAnswers<string>((of) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    asks.push({ of, answer: resolve, fail: () => reject(new Error('no')) });
    return promise;
  });
  return { share, asks };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('who asks while an answer is on its way gets the next one, with all others who do', async () => {
  const { share, asks } = asked();
  const first = share('a');
  const later = [share('a'), share('a')];
  const other = share('b');
  expect(asks.map(({ of }) => of)).toEqual(['a', 'b']);
  asks[0]?.answer('old');
  asks[1]?.answer('b');
  expect([await first, await other]).toEqual(['old', 'b']);
  await settled();
  const last = share('a');
  asks[2]?.answer('new');
  expect(await Promise.all(later)).toEqual(['new', 'new']);
  await settled();
  asks[3]?.answer('newest');
  expect([await last, asks.length]).toEqual(['newest', 4]);
});

test('a failure is of those who waited for it', async () => {
  const { share, asks } = asked();
  const first = share('a').catch(() => 'failed');
  const next = share('a');
  asks[0]?.fail();
  expect(await first).toBe('failed');
  await settled();
  asks[1]?.answer('well');
  expect([await next, asks.length]).toEqual(['well', 2]);
});
