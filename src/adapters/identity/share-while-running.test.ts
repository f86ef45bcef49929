import { expect, test } from 'vitest';
import { shareWhileRunning } from './share-while-running.ts';

test('what is running is not started again, what has ended is', async () => {
  const starts: PromiseWithResolvers<string>[] = [];
  const share = shareWhileRunning<string>();
  const start = () => {
    const answer = Promise.withResolvers<string>();
    starts.push(answer);
    return answer.promise;
  };
  const [first, second, other] = [share('a', start), share('a', start), share('b', start)];
  expect(starts).toHaveLength(2);
  starts[0]?.reject(new Error('refused'));
  starts[1]?.resolve('done');
  await expect(first).rejects.toThrow('refused');
  await expect(second).rejects.toThrow('refused');
  expect(await other).toBe('done');
  const again = share('a', start);
  starts[2]?.resolve('done');
  expect(await again).toBe('done');
});
