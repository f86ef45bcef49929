import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ListedWorkspace } from '#domain/team/member.ts';
import { openApp } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';

const [own, crumb] = ['01234567-89ab-4cde-8f01-000000000001', '01234567-89ab-4cde-8f01-000000000002'];
const workspaces: ListedWorkspace[] = [
  { id: own, name: 'Ada’s workspace', role: 'owner', members: 1 },
  { id: crumb, name: 'Crumb & Co', role: 'advisor', members: 3 },
];
const gone = { status: 404, body: { code: 'not-found', message: 'There’s no such workspace.' } };

test('a founder who works alone is offered no other workspace', async () => {
  await openApp('/home', { record: { workspaces: workspaces.slice(0, 1) } });
  await screen.findByRole('button', { name: 'Account menu' });
  expect(screen.queryByRole('button', { name: /^Workspace/u })).toBe(null);
});

test('a member of two sees which is open, both with their roles, and asks the server about the chosen one', async () => {
  localStorage.setItem('groundwork-workspace', crumb);
  const asked = new Set<string | null>();
  const { user } = await openApp('/home', {
    record: { workspaces },
    answers: [
      ({ url, headers }) => {
        if (url.pathname === '/api/v1/events') asked.add(headers.get('groundwork-workspace'));
        return undefined;
      },
    ],
  });
  const button = await screen.findByRole('button', { name: /^Workspace: ?Crumb & Co$/u });
  await user.click(button);
  const menu = within(await screen.findByRole('menu', { name: /^Workspace: ?Crumb & Co$/u }));
  const rows = menu.getAllByRole('menuitemradio');
  expect(rows.map((row) => [row.textContent, row.getAttribute('aria-checked')])).toEqual([
    ['Ada’s workspaceOwner', 'false'],
    ['Crumb & CoAdvisor', 'true'],
  ]);
  expect([...asked]).toEqual([crumb]);
});

test('who is no longer a member is told so, in place of a workspace that is not there', async () => {
  localStorage.setItem('groundwork-workspace', crumb);
  await openApp('/home', {
    record: { workspaces: workspaces.slice(0, 1) },
    answers: [({ url }) => (url.pathname === '/api/v1/events' ? gone : undefined)],
  });
  const name = 'You’re no longer a member of this workspace';
  const notice = within(await screen.findByRole('alertdialog', { name }));
  expect(notice.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Go to your workspace']);
});

test('a tab of somebody who is removed closes at once, and hands over what was never sent', async () => {
  localStorage.setItem('groundwork-workspace', crumb);
  const { app, user } = await openApp('/idea-vault', {
    record: { workspaces },
    answers: [({ url }) => (url.pathname === '/api/v1/commands' ? { status: 503 } : undefined)],
  });
  await user.type(await screen.findByLabelText('Capture an idea'), 'Bees{Enter}');
  await waitFor(() => expect(app.services.workspace.pendingCount.get()).toBe(1));
  app.actorOf('sync').send({ type: 'membership.ended' });
  const name = 'You’re no longer a member of this workspace';
  const notice = within(await screen.findByRole('alertdialog', { name }));
  expect(notice.getByText(/1 change of yours never reached the server\.$/u).tagName).toBe('P');
  expect(notice.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Go to your workspace',
    'Download what wasn’t sent',
  ]);
});
