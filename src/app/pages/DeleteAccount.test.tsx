import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findViolations } from '../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import { MemoryAccount } from '../../../tests/fixtures/app-in-jsdom/memory-account.ts';
import type { Answer } from '../../../tests/fixtures/app-in-jsdom/memory-api.ts';
import { openApp } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';

async function askToDelete(answers: readonly Answer[] = [], prepare = (_: Awaited<ReturnType<typeof openApp>>) => {}) {
  const account = new MemoryAccount();
  const opened = await openApp('/settings/account', { account, answers });
  // The workspace is there.
  await screen.findByRole('button', { name: 'Saved' });
  prepare(opened);
  const ask = async () => {
    await opened.user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    return within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
  };
  return { ...opened, account, ask, question: await ask() };
}

test('a wrong password, Escape and a server in trouble delete nothing', async () => {
  let isBusy = true;
  const busy: Answer = ({ method, url }) =>
    method === 'DELETE' && url.pathname === '/api/user/me' && isBusy
      ? { status: 503, body: { code: 'busy', message: 'busy' } }
      : undefined;
  const { user, fill, account, ask, question } = await askToDelete([busy]);
  expect(await findViolations()).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Delete everything' }));
  await question.findByText('Enter your current password.');
  await fill(question.getByLabelText('Your password'), 'wrong words');
  await user.keyboard('{Enter}');
  await question.findByText(/^That isn’t your current password/);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBe(null));
  const again = await ask();
  await fill(again.getByLabelText('Your password'), account.password ?? '');
  await user.keyboard('{Enter}');
  await again.findByText(/^Groundwork can’t do this right now/);
  await user.click(again.getByRole('button', { name: 'Cancel' }));
  expect([account.isDeleted, location.pathname]).toEqual([false, '/settings/account']);
  isBusy = false;
});

test('what was not sent is said before it goes too', async () => {
  const cut: Answer = ({ url }) => {
    if (url.pathname === '/api/v1/commands') throw new TypeError('Failed to fetch');
    return undefined;
  };
  const { user, fill, account, question } = await askToDelete([cut], ({ app }) => {
    app.services.dispatch([{ type: 'CaptureIdea', stream: `idea-${crypto.randomUUID()}`, data: { title: 'Bees' } }]);
  });
  await question.findByText(/^1 change on this device hasn’t synced\./);
  await fill(question.getByLabelText('Your password'), account.password ?? '');
  await user.keyboard('{Enter}');
  await screen.findByText('Your account and everything in it have been deleted.');
  await waitFor(() => expect([account.isDeleted, location.pathname]).toEqual([true, '/']));
  expect(Object.keys(localStorage).filter((key) => key.includes('token'))).toEqual([]);
});
