import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answer } from '../../../tests/fixtures/app-in-jsdom/memory-api.ts';
import { openApp } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';

test('the mark for news goes and comes by a switch that the server keeps', async () => {
  let choices: object = { newsBadge: true };
  let isCut = true;
  const article = {
    ...{ id: '1', slug: 'a', title: 'A', summary: 'S', category: 'C', cover: null },
    published_at: '2026-06-01T00:00:00.000Z',
  };
  const server: Answer = ({ method, url, body }) => {
    if (url.pathname === '/items/articles') return { status: 200, body: { data: [article] } };
    if (url.pathname === '/api/user/me/news') return { status: 200, body: { readIds: [] } };
    if (url.pathname !== '/api/user/me/notifications') return undefined;
    if (method === 'PUT') {
      if (isCut) throw new TypeError('Failed to fetch');
      choices = { ...choices, ...(body as object) };
    }
    return { status: 200, body: choices };
  };
  const { user } = await openApp('/settings/notifications', { answers: [server] });
  const byEmail = await screen.findByRole('region', { name: 'By email' });
  expect(byEmail.querySelector('p')?.textContent).toBe(
    'Other than these, we only email you about your account: the links you ask for, and security notices, for example when your password changes or someone seems to be guessing it. They protect your account, so they’re always on.',
  );
  const unread = () => within(screen.getByRole('navigation', { name: 'Main' })).queryAllByText(/unread$/).length;
  await waitFor(() => expect(unread()).toBe(1));
  const choice = await screen.findByRole<HTMLInputElement>('switch', { name: 'Unread news' });
  await user.click(choice);
  await screen.findByText(/^We couldn’t reach Groundwork, so nothing was changed\./);
  expect([choice.checked, unread()]).toEqual([true, 1]);
  isCut = false;
  await user.click(choice);
  await waitFor(() => expect([choice.checked, choice.disabled, unread()]).toEqual([false, false, 0]));
  expect(choices).toEqual({ newsBadge: false });
});
