import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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

/** A founder with a picture on our server, which can be had as long as the test wants. */
function pictured() {
  const server = { isFailing: false, asked: 0 };
  const photoUrl = '/api/user/me/picture/2f0e6f0a-5d7d-4a53-9f3a-1c0e3a1f7a01';
  const answer: Answer = ({ url }) => {
    if (url.pathname !== photoUrl) return undefined;
    server.asked += 1;
    if (server.isFailing) throw new TypeError('Failed to fetch');
    return { status: 200, body: new ArrayBuffer(8), headers: { 'content-type': 'image/webp' } };
  };
  const urls = { createObjectURL: () => 'blob:me', revokeObjectURL() {} };
  vi.stubGlobal('URL', Object.assign(class extends URL {}, urls));
  // A browser that keeps nothing.
  vi.stubGlobal('caches', { open: async () => Promise.reject(new Error('none')), delete: async () => false });
  return { server, setting: { record: { photoUrl }, answers: [answer] } };
}

const shownIn = (element: HTMLElement) => element.querySelector('img')?.getAttribute('src') ?? null;

test('a picture that could not be had comes with the network', async () => {
  const { server, setting } = pictured();
  server.isFailing = true;
  const { user, cut, mend } = await openApp('/profile', setting);
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  await waitFor(() => expect(server.asked).toBeGreaterThan(0));
  cut();
  await screen.findByRole('button', { name: 'You’re offline' });
  const menu = screen.getByRole('button', { name: 'Account menu' });
  expect(shownIn(menu)).toBe(null);
  server.isFailing = false;
  mend();
  await waitFor(() => expect(shownIn(menu)).toBe('blob:me'));
  expect(shownIn(screen.getByRole('main'))).toBe('blob:me');
  await user.click(menu);
  expect(shownIn(await screen.findByRole('dialog', { name: 'Account menu' }))).toBe('blob:me');
});

test('on a canvas that is open elsewhere the founder is shown by their picture', async () => {
  const { setting } = pictured();
  const [ideaId, projectId, canvas] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const { api } = await openApp(`/canvas?projectId=${projectId}`, {
    ...setting,
    before: [
      [`idea-${ideaId}`, 'CaptureIdea', { title: 'Bread by bicycle' }],
      [`project-${projectId}`, 'StartProject', { ideaId, canvasId: canvas }],
    ],
  });
  await screen.findByRole('heading', { level: 1, name: 'Bread by bicycle' });
  const presence = {
    where: `canvas-${canvas}`,
    field: null,
    device: 'Firefox on Linux',
    cursor: { x: 1, y: 1 },
    selected: [],
  };
  const others = await screen.findByRole('status', { name: 'Also here' });
  await waitFor(() => {
    api.live.say({ type: 'presence', from: 'another', account: api.log.account, presence });
    expect(others.textContent).toBe('Also here: Firefox on Linux');
  });
  await waitFor(() => expect(shownIn(others.parentElement as HTMLElement)).toBe('blob:me'));
});
