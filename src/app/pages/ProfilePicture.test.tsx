import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MemoryAccount } from '../../../tests/fixtures/app-in-jsdom/memory-account.ts';
import type { Answer } from '../../../tests/fixtures/app-in-jsdom/memory-api.ts';
import { openApp } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';

const field = async () => within(await screen.findByRole('group', { name: 'Profile picture' }));

test('a file that cannot be a picture says why, and is not sent', async () => {
  const { user } = await openApp('/settings/account', { account: new MemoryAccount() });
  const picture = await field();
  const input = screen.getByRole('group', { name: 'Profile picture' }).querySelector('input');
  if (!input) throw new Error('there is no field for files');
  // The browser's question takes what the field does not ask for, too.
  const giving = user.upload.bind(user);
  input.removeAttribute('accept');
  await giving(input, new File(['%PDF-1.7'], 'me.pdf', { type: 'application/pdf' }));
  await picture.findByText(/^This file is damaged or isn’t a PNG, JPEG, WebP, GIF, or AVIF image/);
  await giving(input, new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'me.png', { type: 'image/png' }));
  await picture.findByText(/^This image is over the limit of 10 MB and 50 megapixels/);
  expect(picture.getByRole('alert').textContent).toContain('This image is over');
});

test('a picture that a provider names is not loaded from there', async () => {
  const asked: string[] = [];
  const watch: Answer = ({ url }) => {
    asked.push(url.host);
    return undefined;
  };
  const record = { photoUrl: 'https://lh3.googleusercontent.com/a/photo' };
  await openApp('/settings/account', { account: new MemoryAccount(), record, answers: [watch] });
  const picture = await field();
  await picture.findByRole('button', { name: 'Choose a file' });
  await waitFor(() => expect(asked.length).toBeGreaterThan(3));
  expect(picture.queryByRole('button', { name: 'Remove picture' })).toBe(null);
  expect([document.querySelector('img[src*=google]'), new Set(asked)]).toEqual([null, new Set([location.host])]);
});
