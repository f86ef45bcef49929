import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { findViolations } from '../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import { MemoryAccount } from '../../../tests/fixtures/app-in-jsdom/memory-account.ts';
import type { Answer, Answered } from '../../../tests/fixtures/app-in-jsdom/memory-api.ts';
import { openApp } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';

// It loads a page of somebody else, which jsdom does not.
const { left } = vi.hoisted(() => ({ left: [] as string[] }));
vi.mock('#adapters/page/leave-for.ts', () => ({ leaveFor: (to: string) => void left.push(to) }));
afterEach(() => void left.splice(0));

const workspace = (id: string, name: string) => ({ id, name, role: 'owner' as const, members: 1 });
const own = workspace('00000000-0000-4000-8000-000000000001', 'Bread');
const team = workspace('00000000-0000-4000-8000-000000000002', 'Crumb');
const request = { name: 'Claude', leadsTo: 'claude.ai', scope: 'write' };
const refused = (status: number, code: string): Answered => ({
  status,
  body: { error: undefined, code, message: code },
});
const back = 'https://claude.ai/cb?code=c';

function asking(answer: () => Answered, read: () => Answered = () => ({ status: 200, body: request })) {
  const said: unknown[] = [];
  const answers: Answer = ({ method, url, body }) => {
    if (!url.pathname.startsWith('/api/v1/assistants/requests/')) return undefined;
    if (method === 'GET') return read();
    said.push([url.pathname.split('/').at(-1), body]);
    return answer();
  };
  return { said, answers: [answers] };
}
const yes = () => ({ status: 200, body: { redirectTo: back } });
const open = (answers: readonly Answer[], more: object = {}) =>
  openApp('/connect?request=r-1', { answers, record: { workspaces: [own, team] }, ...more });
const button = (name: string) => screen.findByRole('button', { name });

test('an assistant is let into the workspace that was chosen, and the browser goes back to it', async () => {
  const { said, answers } = asking(yes);
  const { user } = await open(answers);
  await screen.findByRole('heading', { name: 'Connect an assistant' });
  await screen.findByText('Claude wants to read and prepare work in Bread.');
  screen.getByText(/^The answer goes to claude\.ai\./);
  expect(await findViolations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: /Workspace/ }));
  await user.click(await screen.findByRole('option', { name: 'Crumb' }));
  await screen.findByText('Claude wants to read and prepare work in Crumb.');
  await user.click(screen.getByRole('radio', { name: 'Read only' }));
  screen.getByText('It can’t change anything.');
  await user.click(await button('Allow'));
  await waitFor(() => expect(left).toEqual([back]));
  expect(said).toEqual([['r-1', { allow: true, scope: 'read', workspaceId: team.id }]]);
});

test('one that is not allowed hears so, by keyboard, and nothing else is asked', async () => {
  const { said, answers } = asking(yes);
  const { user } = await open(answers);
  (await button('Don’t allow')).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(left).toEqual([back]));
  expect(said).toEqual([['r-1', { allow: false }]]);
});

test('one that only reads is offered nothing more, and a founder with one workspace no choice', async () => {
  const { answers } = asking(yes, () => ({ status: 200, body: { ...request, scope: 'read' } }));
  await open(answers, { record: { workspaces: [own] } });
  await screen.findByText('Claude wants to read work in Bread.');
  expect([screen.queryByRole('radiogroup'), screen.queryByRole('button', { name: /Workspace/ })]).toEqual([null, null]);
});

test('a founder who signed in long ago shows who they are first', async () => {
  let isFresh = false;
  const { said, answers } = asking(() => (isFresh ? yes() : refused(403, 'sign-in-too-old')));
  const account = new MemoryAccount();
  const { user, fill } = await open(answers, { account });
  await user.click(await button('Allow'));
  await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  isFresh = true;
  await fill(screen.getByLabelText('Your password'), account.password ?? '');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(left).toEqual([back]));
  expect(said).toHaveLength(2);
});

test('a request that was answered, has expired or was never one says so', async () => {
  const { answers } = asking(yes, () => refused(404, 'not-found'));
  const { reopen } = await open(answers);
  await screen.findByText(/^This request is no longer open\./);
  await reopen('/connect');
  await screen.findByText(/^This request is no longer open\./);
  expect((await screen.findByRole('link', { name: 'Go to home' })).getAttribute('href')).toBe('/home');
});

test('a server in trouble is said, and the question stays', async () => {
  let isBusy = true;
  const { answers } = asking(() => (isBusy ? refused(503, 'busy') : yes()));
  const { user } = await open(answers);
  await user.click(await button('Allow'));
  await screen.findByText(/can’t do this right now/);
  isBusy = false;
  await user.click(await button('Allow'));
  await waitFor(() => expect(left).toEqual([back]));
});
