import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openTeamApp } from '../../../tests/fixtures/app-in-jsdom/open-team-app.ts';

/** A turn of the event loop is no time: nothing that waits for a timer happens in it. */
const turnsAtMost = 50;

test('a tab of somebody who was removed says so without waiting for a timer or for code', async () => {
  const { api } = await openTeamApp('/idea-vault', 'member');
  await screen.findByRole('button', { name: 'Saved' });
  // Its code comes as the browser has nothing more urgent to do.
  await import('./RemovedFromWorkspace.tsx');
  await new Promise((resolve) => setTimeout(resolve));
  const turn = setImmediate;
  // Not `setInterval`: jsdom draws its frames with one, and one that began now would leave later pages without any.
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame', 'requestIdleCallback'] });
  onTestFinished(() => void vi.useRealTimers());
  api.live.cut(4403);
  const isTold = (): boolean =>
    screen.queryByRole('alertdialog', { name: 'You’re no longer a member of this workspace' }) !== null;
  for (let n = 0; n < turnsAtMost && !isTold(); n++) await new Promise<void>((resolve) => void turn(resolve));
  expect(isTold()).toBe(true);
});
