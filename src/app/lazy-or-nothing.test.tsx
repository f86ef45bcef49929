import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { lazyOrNothing } from './lazy-or-nothing.ts';

test('where the code of a component cannot be fetched, the page is there without it', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  const Later = lazyOrNothing(() => promise);
  const { container, unmount } = render(
    <main>
      <p>Bees</p>
      <Suspense fallback="…">
        <Later />
      </Suspense>
    </main>,
  );
  onTestFinished(unmount);
  expect(container.textContent).toBe('Bees…');
  reject(new TypeError('Failed to fetch'));
  await expect.poll(() => container.textContent).toBe('Bees');
  screen.getByRole('main');
});
