import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MemoryAccount } from '../../../tests/fixtures/app-in-jsdom/memory-account.ts';
import type { Answer } from '../../../tests/fixtures/app-in-jsdom/memory-api.ts';
import { openApp } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';

const button = (name: string) => screen.findByRole('button', { name });
const link = '/reset-password?mode=resetPassword&oobCode=a-code&redirect=%2Freports';

test('a reset is asked for in the same words whoever has the address', async () => {
  const account = new MemoryAccount();
  const { user, fill, reopen } = await openApp('/forgot-password/', { isSignedOut: true, account });
  const said: (string | undefined)[] = [];
  for (const email of [account.email, 'nobody@founders.example']) {
    if (said.length > 0) await reopen('/forgot-password/');
    await fill(await screen.findByLabelText('Email'), email);
    await user.click(await button('Send reset link'));
    await screen.findByText('Check your email');
    said.push(screen.getByRole('main').textContent?.replace(email, '…'));
  }
  expect(said[0]).toBe(said[1]);
});

test('a password that fails the policy has it read anew, and its rules shown', async () => {
  const account = new MemoryAccount();
  let isStricter = false;
  let reads = 0;
  const policy: Answer = ({ url }) => {
    if (!url.pathname.endsWith('passwordPolicy')) return undefined;
    reads += 1;
    return {
      status: 200,
      body: {
        ...{ schemaVersion: 1, enforcementState: 'ENFORCE', allowedNonAlphanumericCharacters: ['!', '?'] },
        customStrengthOptions: { minPasswordLength: isStricter ? 12 : 8 },
      },
    };
  };
  const missing = 'Missing password requirements: [Password must contain a numeric character]';
  const message = `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : ${missing}`;
  let hasRefused = false;
  const refusal: Answer = ({ url, body }) => {
    if (!url.pathname.endsWith('resetPassword') || hasRefused) return undefined;
    if ((body as { newPassword?: string }).newPassword === undefined) return undefined;
    hasRefused = true;
    return { status: 400, body: { error: { code: 400, message } } };
  };
  const { user, fill } = await openApp(link, { isSignedOut: true, account, answers: [policy, refusal] });
  await waitFor(() =>
    expect(screen.getByRole('main').textContent).toContain(`Choose a new password for ${account.email}`),
  );
  const save = async (password: string) => {
    await fill(await screen.findByLabelText('New password'), password);
    await user.click(await button('Save password'));
  };
  await screen.findByText('At least 8 characters');
  // Until it was read, eight is what is assumed.
  await waitFor(() => expect(reads).toBe(1));
  isStricter = true;
  await save('plainwords');
  await screen.findByText('This password wasn’t accepted. Password must contain a numeric character.');
  await screen.findByText('At least 12 characters');
  await save('plainwords');
  await screen.findByText('Use at least 12 characters.');
  await fill(screen.getByLabelText('New password'), 'pla1n words!');
  const rules = within(screen.getByRole('list', { name: 'Rules' }));
  await waitFor(() => expect(rules.queryByText(/not met yet/)).toBe(null));
  await user.click(await button('Save password'));
  await screen.findByText('Password updated. Sign in with your new password.');
  expect(account.password).toBe('pla1n words!');
});

test('a link for a new password is found again after a reload, and one that was used says so and leads to another', async () => {
  const account = new MemoryAccount();
  let isUsed = false;
  const used: Answer = ({ url }) =>
    url.pathname.endsWith('resetPassword') && isUsed
      ? { status: 400, body: { error: { code: 400, message: 'INVALID_OOB_CODE' } } }
      : undefined;
  const { user, reopen } = await openApp(link, { isSignedOut: true, account, answers: [used] });
  const asked = () => expect(screen.getByRole('main').textContent).toContain(`a new password for ${account.email}`);
  await waitFor(asked);
  expect(location.pathname + location.search).toBe('/reset-password?redirect=%2Freports');
  await reopen((history.state as { path: string }).path);
  await waitFor(asked);
  isUsed = true;
  await reopen(link);
  await screen.findByText(/^This link was used before/);
  await screen.findByText('Your password hasn’t changed.');
  await user.click(screen.getByRole('link', { name: 'Request a new link' }));
  await screen.findByRole('heading', { level: 1, name: 'Forgot password' });
});
