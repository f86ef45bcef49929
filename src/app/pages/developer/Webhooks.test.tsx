import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Webhook } from '#domain/webhooks/webhook.ts';
import { findViolations } from '../../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import { MemoryAccount } from '../../../../tests/fixtures/app-in-jsdom/memory-account.ts';
import type { Answer, Answered } from '../../../../tests/fixtures/app-in-jsdom/memory-api.ts';
import { openApp } from '../../../../tests/fixtures/app-in-jsdom/open-app.tsx';
import { workspaceId } from '../../../../tests/fixtures/sync/memory-log.ts';

const team = '00000000-0000-4000-8000-0000000000aa';
const webhook = (id: string, more: Partial<Webhook> = {}): Webhook => ({
  ...{ id, url: `https://${id}.example/hook`, kind: 'webhook', types: ['idea.captured'], personal: false, off: null },
  ...{ failingSince: null, madeBy: 'ada', createdAt: '2026-01-01T00:00:00.000Z', previousSecretUntil: null },
  ...more,
});

/** The webhooks of the workspace at the server, and what was asked of it besides the list. */
async function openWebhooks(kept: readonly Webhook[] = [], role: 'owner' | 'viewer' = 'owner') {
  const server = { kept, asked: [] as unknown[], refusal: null as Answered | null };
  const answer: Answer = ({ method, url, body, headers }) => {
    if (['/api/v1/tokens', '/api/v1/assistants'].includes(url.pathname)) return { status: 200, body: [] };
    if (!url.pathname.startsWith('/api/v1/webhooks')) return undefined;
    const of = headers.get('groundwork-workspace');
    if (method === 'GET') return { status: 200, body: of === workspaceId ? server.kept : [] };
    const [id = '', part] = url.pathname.slice('/api/v1/webhooks/'.length).split('/');
    server.asked.push([method, of, part ?? id, body]);
    const { refusal } = server;
    server.refusal = null;
    if (refusal) return refusal;
    if (part === 'secret') return { status: 200, body: { secret: 'whsec_other' } };
    if (method === 'POST') {
      server.kept = [...server.kept, webhook('new', { url: (body as Webhook).url.trim() })];
      return { status: 201, body: { id: 'new', secret: 'whsec_first' } };
    }
    if (method === 'DELETE') server.kept = server.kept.filter((each) => each.id !== id);
    const off = { reason: 'switched-off' as const, since: '2026-01-02T00:00:00.000Z' };
    const on = (body as { on?: boolean } | undefined)?.on;
    if (method === 'PATCH')
      server.kept = server.kept.map((each) => (each.id === id ? { ...each, off: on ? null : off } : each));
    return method === 'DELETE' ? { status: 204 } : { status: 200, body: server.kept.find((each) => each.id === id) };
  };
  const workspaces = [
    { id: workspaceId, name: 'Ada’s workspace', role, members: 2 },
    { id: team, name: 'Crumb', role: 'viewer' as const, members: 3 },
  ];
  const opened = await openApp('/settings/account', {
    account: new MemoryAccount(),
    answers: [answer],
    record: { workspaces },
  });
  await waitFor(() => expect(screen.getByRole('button', { name: 'New token' })).toHaveProperty('disabled', false));
  if (role === 'owner')
    await waitFor(() => expect(screen.getByRole('button', { name: 'New webhook' })).toHaveProperty('disabled', false));
  return { ...opened, server };
}
const button = (name: string) => screen.findByRole('button', { name });
const row = (id: string) => screen.findByRole('listitem', { name: `https://${id}.example/hook` });

test('a webhook is made where one may edit, its secret shown once, and it is listed by its address', async () => {
  const { user, fill, server } = await openWebhooks();
  await user.click(await button('New webhook'));
  const dialog = within(await screen.findByRole('dialog', { name: 'New webhook' }));
  const address = dialog.getByLabelText('Address');
  expect(document.activeElement).toBe(address);
  await user.keyboard('{Enter}');
  await dialog.findByText('Enter the address that takes the messages.');
  await fill(address, 'https://new.example/hook');
  const events = within(dialog.getByRole('group', { name: 'Send when' }));
  for (const box of events.getAllByRole('checkbox')) await user.click(box);
  await user.click(dialog.getByRole('button', { name: 'Create webhook' }));
  await dialog.findByText('Choose at least one.');
  await user.click(events.getByRole('checkbox', { name: 'Someone comments' }));
  await user.click(events.getByRole('checkbox', { name: 'An idea is captured' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Include personal data' }));
  expect(await findViolations()).toEqual([]);
  server.refusal = { status: 422, body: { code: 'address-not-public', message: '' } };
  await user.click(dialog.getByRole('button', { name: 'Create webhook' }));
  await dialog.findByText(/^We can’t send messages there/);
  await user.click(dialog.getByRole('button', { name: 'Create webhook' }));
  const secret = within(await screen.findByRole('dialog', { name: 'Signing secret' }));
  expect(secret.getByLabelText('Secret')).toHaveProperty('value', 'whsec_first');
  expect(secret.queryByText(/24 hours/)).toBeNull();
  // Another press of Enter does not throw the secret away.
  await waitFor(() => expect(document.activeElement).toBe(secret.getByRole('button', { name: 'Copy' })));
  await user.click(secret.getByRole('button', { name: 'I copied it' }));
  await row('new');
  expect(document.body.innerHTML).not.toContain('whsec_first');
  const sent = {
    ...{ url: 'https://new.example/hook', kind: 'webhook', personal: true },
    types: ['idea.captured', 'comment.created'],
  };
  expect(server.asked).toEqual(Array(2).fill(['POST', workspaceId, '', sent]));
});

test('a webhook is switched off and on, gets another secret and is deleted, the last two after a question', async () => {
  const { user, server } = await openWebhooks([webhook('one'), webhook('two')]);
  await user.click(await button('Switch off: https://one.example/hook'));
  within(await row('one')).getByText(/1 kind of event/);
  await waitFor(async () => within(await row('one')).getByText('Switched off'));
  await user.click(await button('Switch on: https://one.example/hook'));
  await button('Switch off: https://one.example/hook');
  await user.click(await button('New secret: https://one.example/hook'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Make a new secret?' }));
  await user.click(question.getByRole('button', { name: 'New secret' }));
  const secret = within(await screen.findByRole('dialog', { name: 'Signing secret' }));
  expect(secret.getByLabelText('Secret')).toHaveProperty('value', 'whsec_other');
  secret.getByText(/24 hours/);
  await user.keyboard('{Escape}');
  await user.click(await button('Delete: https://one.example/hook'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  await user.click(await button('Delete: https://one.example/hook'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'https://one.example/hook' })).toBeNull());
  await row('two');
  expect(server.asked).toEqual([
    ['PATCH', workspaceId, 'one', { on: false }],
    ['PATCH', workspaceId, 'one', { on: true }],
    ['POST', workspaceId, 'secret', undefined],
    ['DELETE', workspaceId, 'one', undefined],
  ]);
});

test('by keyboard the focus stays at a webhook that is changed, and goes on from one that is deleted', async () => {
  const { user } = await openWebhooks([webhook('one')]);
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  const isAt = (name: string) => waitFor(() => expect(focused()).toBe(name));
  (await button('Switch off: https://one.example/hook')).focus();
  await user.keyboard('{Enter}');
  await isAt('Switch on: https://one.example/hook');
  await user.keyboard('{Enter}');
  await isAt('Switch off: https://one.example/hook');
  await user.keyboard('{Tab}{Enter}');
  await screen.findByRole('alertdialog', { name: 'Make a new secret?' });
  await user.keyboard('{Tab}{Enter}');
  await screen.findByRole('dialog', { name: 'Signing secret' });
  await isAt('Copy');
  await user.keyboard('{Tab}{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await isAt('New secret: https://one.example/hook');
  await user.keyboard('{Tab}{Enter}');
  await screen.findByRole('alertdialog', { name: 'Delete this webhook?' });
  await user.keyboard('{Tab}{Enter}');
  await isAt('New webhook');
  expect(screen.getByRole('link', { name: 'How to receive webhooks' }).getAttribute('href')).toBe(
    '/resources/webhooks',
  );
});

test('a channel and a webhook that fails or was given up say so, and a channel has no secret', async () => {
  const since = '2026-02-03T10:00:00.000Z';
  await openWebhooks([
    webhook('slack', { kind: 'slack', personal: true }),
    webhook('late', { failingSince: since }),
    webhook('gone', { off: { reason: 'gone', since }, failingSince: since }),
  ]);
  const slack = within(await row('slack'));
  slack.getByText('Slack, 1 kind of event, with personal data');
  expect(slack.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Deliveries',
    'Switch off',
    'Delete',
  ]);
  within(await row('late')).getByText(/Failing since/);
  const gone = within(await row('gone'));
  gone.getByText('Off: the address answered that it’s gone');
  expect(gone.queryByText(/Failing since/)).toBeNull();
});

test('whoever may edit nowhere sees no webhooks', async () => {
  await openWebhooks([], 'viewer');
  expect(screen.queryByRole('button', { name: 'New webhook' })).toBeNull();
});
