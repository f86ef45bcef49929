import { render } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { lazyWhenIdle } from './lazy-when-idle.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const Honey = () => 'Honey';

/** A page with a part whose code cannot be fetched until `mend`. */
function pageWithoutNetwork() {
  let isCut = true;
  let tries = 0;
  const Later = lazyWhenIdle(async () => {
    tries += 1;
    if (isCut) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: Honey };
  });
  const { container, unmount } = render(
    <main>
      <p>Bees</p>
      <Suspense fallback={null}>
        <Later />
      </Suspense>
    </main>,
  );
  onTestFinished(unmount);
  return {
    text: () => container.textContent,
    tries: () => tries,
    mend: () => {
      isCut = false;
    },
  };
}

test('the code of a part that could not be fetched is tried again after 1, 2, 4, 8, 16 and then every 30 s', async () => {
  const page = pageWithoutNetwork();
  await vi.advanceTimersByTimeAsync(0);
  expect(page.tries()).toBe(1);
  for (const [at, wait] of [1, 2, 4, 8, 16, 30, 30].entries()) {
    await vi.advanceTimersByTimeAsync(wait * 1000 - 1);
    expect(page.tries()).toBe(at + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(page.tries()).toBe(at + 2);
  }
  expect(page.text()).toBe('Bees');
  page.mend();
  await vi.advanceTimersByTimeAsync(30_000);
  await expect.poll(page.text).toBe('BeesHoney');
});

test('a part is fetched at once when the browser says that there is a network again', async () => {
  const page = pageWithoutNetwork();
  await vi.advanceTimersByTimeAsync(0);
  page.mend();
  window.dispatchEvent(new Event('online'));
  await expect.poll(page.text).toBe('BeesHoney');
  await vi.advanceTimersByTimeAsync(60_000);
  expect({ tries: page.tries(), timers: vi.getTimerCount() }).toEqual({ tries: 2, timers: 0 });
});
