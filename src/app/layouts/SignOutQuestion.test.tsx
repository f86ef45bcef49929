import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Command } from '#domain/log/command.ts';
import { openApp } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';

const question = 'Sync your changes before signing out?';
const findQuestion = async (name = question) => within(await screen.findByRole('alertdialog', { name }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBe(null));
const isSignedOut = () =>
  waitFor(() => expect([location.pathname, localStorage.getItem('refresh-token')]).toEqual(['/', null]));

/** The bell does not ask again in the moment of the sign-out. */
const noNotices = { status: 200, body: { notices: [], unread: 0, next: null } };

/** Signs out while an idea waits on this device; the server answers as `commands` says. */
async function withUnsent(commands: 'down' | 'rejecting' | 'accepting' = 'down') {
  const pressed = Promise.withResolvers<void>();
  const opened = await openApp('/idea-vault', {
    answers: [
      async ({ url, body }) => {
        if (url.pathname === '/api/v1/auth/logout') return { status: 204 };
        if (url.pathname === '/api/user/me/notices') return noNotices;
        if (url.pathname !== '/api/v1/commands') return undefined;
        // Held until the press: were it sent before, nothing would be asked any more.
        await pressed.promise;
        if (commands === 'down') return { status: 503 };
        if (commands === 'accepting') return undefined;
        const results = (body as { commands: Command[] }).commands.map(({ id }) => ({
          ...{ id, status: 'rejected', reason: 'workspace-full' },
        }));
        return { status: 200, body: { results } };
      },
    ],
  });
  const { user } = opened;
  const signOut = async (): Promise<void> => {
    await user.click(screen.getByRole('button', { name: 'Account menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  };
  await user.click(await screen.findByLabelText('Capture an idea'));
  await user.paste('Not sent yet');
  await user.keyboard('{Enter}');
  await screen.findByRole('row', { name: 'Not sent yet' });
  await signOut();
  const asked = await findQuestion();
  await asked.findByText('1 change on this device', { exact: false });
  return { ...opened, signOut, asked, letThrough: pressed.resolve };
}

test('signing out asks first where changes are unsent, and may throw them away', async () => {
  const { user, signOut, asked, api, letThrough } = await withUnsent();
  await user.click(asked.getByRole('button', { name: 'Cancel' }));
  await isClosed();
  screen.getByRole('row', { name: 'Not sent yet' });
  await signOut();
  await user.click((await findQuestion()).getByRole('button', { name: 'Discard and sign out' }));
  await isSignedOut();
  expect(api.log.events).toEqual([]);
  letThrough();
});

test('signing out sends what is unsent first, where the founder wants that', async () => {
  const { user, asked, types, letThrough } = await withUnsent('accepting');
  await user.click(asked.getByRole('button', { name: 'Sync and sign out' }));
  letThrough();
  await isSignedOut();
  expect(types()).toEqual(['IdeaCaptured']);
});

test('nobody is signed out if the server rejects a change that is sent for it, which is said', async () => {
  const { user, asked, types, letThrough } = await withUnsent('rejecting');
  await user.click(asked.getByRole('button', { name: 'Sync and sign out' }));
  letThrough();
  const rejected = await findQuestion('Discard what the server rejected?');
  await rejected.findByText('The server rejected 1 item.', { exact: false });
  await user.click(rejected.getByRole('button', { name: 'Cancel' }));
  await isClosed();
  await screen.findByRole('button', { name: '1 change was rejected' });
  expect([types(), location.pathname]).toEqual([[], '/idea-vault']);
});
