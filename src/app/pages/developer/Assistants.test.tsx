import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AssistantGrant } from '#domain/account/assistant-grant.ts';
import { findViolations } from '../../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import { MemoryAccount } from '../../../../tests/fixtures/app-in-jsdom/memory-account.ts';
import type { Answer, Answered } from '../../../../tests/fixtures/app-in-jsdom/memory-api.ts';
import { type founder, openApp } from '../../../../tests/fixtures/app-in-jsdom/open-app.tsx';
import { workspaceId } from '../../../../tests/fixtures/sync/memory-log.ts';

const team = '00000000-0000-4000-8000-0000000000aa';
const workspaces = [
  { id: workspaceId, name: 'Ada’s workspace', role: 'owner' as const, members: 1 },
  { id: team, name: 'Crumb', role: 'viewer' as const, members: 3 },
];
const assistant = (id: string, name: string, more: Partial<AssistantGrant> = {}): AssistantGrant => ({
  ...{ id, name, scope: 'read', lastUsedAt: null },
  ...{ createdAt: '2026-01-02T12:00:00.000Z', expiresAt: '2026-04-02T12:00:00.000Z' },
  ...more,
});

/** The assistants of each workspace at the server, and what was asked of it besides the lists. */
async function openAssistants(
  kept: Readonly<Record<string, readonly AssistantGrant[]>>,
  record: Partial<typeof founder> = { workspaces },
) {
  const server = { kept, asked: [] as unknown[], refusal: null as Answered | null, isDown: false, lost: '' };
  const answer: Answer = ({ method, url, headers }) => {
    if (!url.pathname.startsWith('/api/v1/assistants')) return undefined;
    if (server.isDown) throw new TypeError('Failed to fetch');
    const workspace = headers.get('groundwork-workspace') ?? '';
    if (workspace === server.lost) return { status: 404, body: { code: 'not-found', message: '' } };
    if (method === 'GET') return { status: 200, body: server.kept[workspace] ?? [] };
    server.asked.push([method, workspace, url.pathname]);
    const { refusal } = server;
    server.refusal = null;
    return refusal ?? { status: 204 };
  };
  const opened = await openApp('/settings/account', { account: new MemoryAccount(), answers: [answer], record });
  const part = within(await screen.findByRole('region', { name: 'Assistants' }));
  return { ...opened, server, part };
}
const button = (name: string) => screen.findByRole('button', { name });
const row = (name: string) => screen.findByRole('listitem', { name });

test('an assistant is listed with what it may do, where, and for how long', async () => {
  const { part } = await openAssistants({
    [workspaceId]: [assistant('a', 'Claude', { scope: 'write', lastUsedAt: '2026-02-03T10:00:00.000Z' })],
    [team]: [assistant('b', 'Cursor')],
  });
  const text = async (name: string) => (await row(name)).textContent?.replace(/\s/g, ' ');
  expect(await text('Claude')).toMatch(
    /^ClaudeReads and prepares work in Ada’s workspace, since Jan 2, 2026, until Apr 2, 2026, last used Feb 3, \d/,
  );
  expect(await text('Cursor')).toBe('CursorReads Crumb, since Jan 2, 2026, until Apr 2, 2026, never usedDisconnect');
  expect(part.getByRole('link', { name: 'How to connect an assistant' }).getAttribute('href')).toBe(
    '/resources/assistants',
  );
  expect(await findViolations()).toEqual([]);
});

test('a founder with one workspace is not told its name, and one without assistants how one comes', async () => {
  const { reopen, server } = await openAssistants(
    { [workspaceId]: [assistant('a', 'Claude', { scope: 'write' })] },
    {},
  );
  expect((await row('Claude')).textContent).toMatch(/^ClaudeReads and prepares work, since/);
  server.kept = {};
  await reopen();
  await screen.findByText('No assistants yet. One connects from its own settings, and asks you here.');
  await screen.findByRole('link', { name: 'How to connect an assistant' });
});

test('an assistant is disconnected in its workspace after a question, and the keyboard goes on', async () => {
  const { user, server } = await openAssistants({
    [workspaceId]: [assistant('a', 'Claude')],
    [team]: [assistant('b', 'Cursor')],
  });
  await user.click(await button('Disconnect Cursor'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Disconnect Cursor?' }));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await row('Cursor');
  expect(server.asked).toEqual([]);
  await user.click(await button('Disconnect Cursor'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Disconnect' }));
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Cursor' })).toBeNull());
  await row('Claude');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'How to connect an assistant' })),
  );
  expect(server.asked).toEqual([['DELETE', team, '/api/v1/assistants/b']]);
});

test('an assistant that is gone already goes, and one that could not be disconnected stays with the reason', async () => {
  const { user, server } = await openAssistants({
    [workspaceId]: [assistant('a', 'Claude'), assistant('b', 'Cursor')],
  });
  const disconnect = async (name: string, refusal: Answered) => {
    server.refusal = refusal;
    await user.click(await button(`Disconnect ${name}`));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Disconnect' }));
  };
  await disconnect('Cursor', { status: 503, body: { code: 'unavailable', message: '' } });
  await screen.findByText(/^Groundwork can’t do this right now/);
  await row('Cursor');
  await disconnect('Claude', { status: 404, body: { code: 'not-found', message: '' } });
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Claude' })).toBeNull());
  expect(screen.queryByText(/^Groundwork can’t do this right now/)).toBeNull();
});

test('assistants that could not be read are asked for again', async () => {
  const { user, server, part, reopen } = await openAssistants({ [workspaceId]: [assistant('a', 'Claude')] });
  await row('Claude');
  server.isDown = true;
  await reopen();
  const again = within(await screen.findByRole('region', { name: 'Assistants' }));
  await again.findByText(/^Couldn’t load this/);
  expect(part).not.toBe(again);
  server.isDown = false;
  await user.click(again.getByRole('button', { name: 'Try again' }));
  await row('Claude');
});

test('a workspace that the founder has just left has no assistants, and those of the others are listed', async () => {
  const { reopen, server } = await openAssistants({
    [workspaceId]: [assistant('a', 'Claude')],
    [team]: [assistant('b', 'Cursor')],
  });
  await row('Cursor');
  server.lost = team;
  await reopen();
  await row('Claude');
  const part = within(screen.getByRole('region', { name: 'Assistants' }));
  expect(part.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Disconnect']);
});
