import { expect, onTestFinished, test, vi } from 'vitest';

test('what could not be sent is tried again until counting is stopped, from when on nothing is sent', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const asked: string[] = [];
  const refuse = async (input: RequestInfo | URL): Promise<Response> => {
    asked.push(new URL(String(input)).origin);
    return new Response('', { status: 503 });
  };
  vi.stubGlobal('fetch', refuse);
  window.fetch = refuse;
  // The library keeps the fetch that it finds as it is loaded.
  const { startCounting } = await import('./start-counting.ts');
  const host = 'https://analytics.example';
  const { count, stop } = startCounting({ key: 'phc_test', host, deviceId: crypto.randomUUID() });
  count({ name: 'screen_viewed', screen: 'home' });
  await vi.advanceTimersByTimeAsync(120_000);
  const tries = asked.length;
  expect([tries > 1, new Set(asked)]).toEqual([true, new Set([host])]);
  stop();
  count({ name: 'screen_viewed', screen: 'home' });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveLength(tries);
});
