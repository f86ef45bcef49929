import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findViolations } from '../../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import { MemoryAccount } from '../../../../tests/fixtures/app-in-jsdom/memory-account.ts';
import type { Answer, Answered } from '../../../../tests/fixtures/app-in-jsdom/memory-api.ts';
import { type founder, openApp } from '../../../../tests/fixtures/app-in-jsdom/open-app.tsx';
import { workspaceId } from '../../../../tests/fixtures/sync/memory-log.ts';

const team = '00000000-0000-4000-8000-0000000000aa';
const workspaces = [
  { id: workspaceId, name: 'Ada’s workspace', role: 'owner' as const, members: 1 },
  { id: team, name: 'Crumb', role: 'member' as const, members: 3 },
];
const secret = `gw_${'0'.repeat(40)}`;

interface Kept {
  readonly id: string;
  readonly name: string;
  readonly scope: string;
  readonly workspace: string | null;
  readonly lastUsedAt?: string;
}

/** The server's access tokens, by the workspace of the header. */
class MemoryTokens {
  kept: readonly Kept[] = [];
  /** Calls but those for the list: method, workspace, body or id. */
  readonly asked: unknown[] = [];
  /** The next answer to anything but a question for the list. */
  refusal: Answered | null = null;

  readonly answer: Answer = ({ method, url, body, headers }) => {
    if (!url.pathname.startsWith('/api/v1/tokens')) return undefined;
    const workspace = headers.get('groundwork-workspace');
    if (method === 'GET') return { status: 200, body: this.#listed(workspace) };
    const id = url.pathname.slice('/api/v1/tokens/'.length);
    this.asked.push([method, workspace, method === 'POST' ? body : id]);
    const refusal = this.refusal;
    this.refusal = null;
    if (refusal) return refusal;
    if (method === 'DELETE') {
      this.kept = this.kept.filter((each) => each.id !== id);
      return { status: 204 };
    }
    const { name, scope } = body as { name: string; scope: string };
    this.kept = [{ id: 'new', name: name.trim(), scope, workspace }, ...this.kept];
    return { status: 201, body: { id: 'new', token: secret } };
  };

  readonly #listed = (workspace: string | null) =>
    this.kept
      .filter((each) => each.workspace === workspace)
      .map(({ id, name, scope, lastUsedAt = null }) => ({
        ...{ id, name, scope, lastUsedAt },
        ...{ createdAt: '2026-01-01T00:00:00.000Z', expiresAt: '2026-04-01T12:00:00.000Z' },
      }));
}

const tooOld: Answered = { status: 403, body: { code: 'sign-in-too-old', message: 'Please confirm it’s you first.' } };
const token = (id: string, name: string, more: Partial<Kept> = {}): Kept => ({
  ...{ id, name, scope: 'read', workspace: workspaceId },
  ...more,
});

async function openDeveloper(kept: readonly Kept[] = [], record: Partial<typeof founder> = { workspaces }) {
  const tokens = new MemoryTokens();
  tokens.kept = kept;
  const account = new MemoryAccount();
  const opened = await openApp('/settings/account', { account, answers: [tokens.answer], record });
  await screen.findByRole('heading', { level: 2, name: 'Developer access' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'New token' })).toHaveProperty('disabled', false));
  // What the page does by itself is done.
  await waitFor(() => expect(account.asked).toContain('POST /api/v1/auth/sessions/proof'));
  await screen.findByLabelText('Current password');
  return { ...opened, tokens, account };
}
const button = (name: string) => screen.findByRole('button', { name });
const row = (name: string) => screen.findByRole('listitem', { name });

test('a token is made for a workspace by keyboard, shown once, and listed by its name', async () => {
  const { user, fill, tokens } = await openDeveloper();
  await screen.findByText('No tokens yet.');
  (await button('New token')).focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'New token' }));
  const name = dialog.getByLabelText('Name');
  expect(document.activeElement).toBe(name);
  await user.keyboard('{Enter}');
  await dialog.findByText('Name it after the program that will use it.');
  expect(document.activeElement).toBe(name);
  await fill(name, 'Zapier');
  await user.click(dialog.getByRole('button', { name: /^Ada’s workspace/ }));
  await user.click(await screen.findByRole('option', { name: 'Crumb' }));
  await user.click(dialog.getByRole('radio', { name: /^Read and write/ }));
  await user.click(dialog.getByRole('radio', { name: '365 days' }));
  expect(await findViolations()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Create token' }));
  const made = within(await screen.findByRole('dialog', { name: 'Token for Zapier' }));
  // Another press of Enter does not throw the token away.
  await waitFor(() => expect(document.activeElement).toBe(made.getByRole('button', { name: 'Copy' })));
  expect(made.getByLabelText('Token')).toHaveProperty('value', secret);
  await user.click(made.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(secret);
  await user.click(made.getByRole('button', { name: 'I copied it' }));
  expect((await row('Zapier')).textContent).toMatch(/^ZapierReads and writes Crumb, until April 1, 2026, never used/);
  expect(document.body.innerHTML).not.toContain(secret);
  expect(tokens.asked).toEqual([['POST', team, { name: 'Zapier', scope: 'write', expiresInDays: 365 }]]);
});

test('the founder shows who they are if the server says so, and what was typed stays', async () => {
  const { user, fill, tokens, account } = await openDeveloper();
  await user.click(await button('New token'));
  const dialog = within(await screen.findByRole('dialog', { name: 'New token' }));
  await fill(dialog.getByLabelText('Name'), 'Zapier');
  tokens.refusal = tooOld;
  await user.click(dialog.getByRole('button', { name: 'Create token' }));
  await fill(await dialog.findByLabelText('Your password'), 'wrong words');
  await user.keyboard('{Enter}');
  await dialog.findByText(/^That isn’t your current password/);
  expect(tokens.asked).toHaveLength(1);
  await fill(dialog.getByLabelText('Your password'), account.password ?? '');
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Token for Zapier' });
  const sent = ['POST', workspaceId, { name: 'Zapier', scope: 'read', expiresInDays: 90 }];
  expect(tokens.asked).toEqual([sent, sent]);
});

test('a token that cannot be made says why, and keeps what was typed', async () => {
  const { user, fill, tokens } = await openDeveloper();
  await user.click(await button('New token'));
  const dialog = within(await screen.findByRole('dialog', { name: 'New token' }));
  await fill(dialog.getByLabelText('Name'), 'Zapier');
  tokens.refusal = { status: 409, body: { code: 'too-many-tokens', message: '' } };
  await user.click(dialog.getByRole('button', { name: 'Create token' }));
  await dialog.findByText('You have as many tokens there as you can. Revoke one first.');
  expect(dialog.getByLabelText('Name')).toHaveProperty('value', 'Zapier');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(/as many tokens/)).toBeNull();
});

test('a token is revoked in its workspace after a question, and the keyboard goes on', async () => {
  const kept = [
    token('a', 'Zapier', { workspace: team }),
    token('b', 'Script', { lastUsedAt: '2026-02-03T10:00:00Z' }),
  ];
  const { user, tokens } = await openDeveloper(kept);
  expect((await row('Script')).textContent).toContain('Reads Ada’s workspace');
  within(await row('Script')).getByText(/^Feb 3/);
  await user.click(await button('Revoke Zapier'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Revoke Zapier?' }));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await row('Zapier');
  expect(tokens.asked).toEqual([]);
  await user.click(await button('Revoke Zapier'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Zapier' })).toBeNull());
  await row('Script');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New token' })));
  expect(tokens.asked).toEqual([['DELETE', team, 'a']]);
});

test('a token that is gone already goes from the list, and one that could not be revoked stays with the reason', async () => {
  const { user, tokens } = await openDeveloper([token('a', 'Zapier'), token('b', 'Script')]);
  const revoke = async (name: string, refusal: Answered) => {
    tokens.refusal = refusal;
    await user.click(await button(`Revoke ${name}`));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
  };
  await revoke('Script', { status: 503, body: { code: 'unavailable', message: '' } });
  await screen.findByText(/^Groundwork can’t do this right now/);
  await row('Script');
  await revoke('Zapier', { status: 404, body: { code: 'not-found', message: '' } });
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Zapier' })).toBeNull());
  expect(screen.queryByText(/^Groundwork can’t do this right now/)).toBeNull();
});

test('a founder with one workspace is not asked for it', async () => {
  const { user, tokens, fill } = await openDeveloper([token('a', 'Script')], {});
  expect((await row('Script')).textContent).toMatch(/^ScriptReads, until/);
  await user.click(await button('New token'));
  const dialog = within(await screen.findByRole('dialog', { name: 'New token' }));
  expect(dialog.queryByText('Workspace')).toBeNull();
  await fill(dialog.getByLabelText('Name'), 'Zapier');
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Token for Zapier' });
  expect(tokens.asked).toEqual([['POST', workspaceId, { name: 'Zapier', scope: 'read', expiresInDays: 90 }]]);
});

test('a list that could not be read is asked for again', async () => {
  let isBroken = true;
  const answer: Answer = ({ url }) => {
    if (!url.pathname.startsWith('/api/v1/tokens')) return undefined;
    return isBroken ? { status: 500, body: { code: 'internal', message: '' } } : { status: 200, body: [] };
  };
  const { user } = await openApp('/settings/account', { account: new MemoryAccount(), answers: [answer] });
  const part = within(await screen.findByRole('region', { name: 'Access tokens' }));
  await user.click(await part.findByRole('button', { name: 'Try again' }));
  await part.findByRole('button', { name: 'Try again' });
  expect(part.getByRole('button', { name: 'New token' })).toHaveProperty('disabled', true);
  isBroken = false;
  await user.click(part.getByRole('button', { name: 'Try again' }));
  await part.findByText('No tokens yet.');
});
