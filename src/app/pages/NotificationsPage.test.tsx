import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  type NotificationChange,
  type NotificationChoices,
  usualNotifications,
  withChange,
} from '#domain/account/notification-choices.ts';
import { noticeKindLabels, notificationLabels } from '#features/settings/labels.ts';
import type { Answer } from '../../../tests/fixtures/app-in-jsdom/memory-api.ts';
import { openApp } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';

const choiceOf = async (kind: keyof typeof noticeKindLabels, name: string) =>
  within(await screen.findByRole('group', { name: noticeKindLabels[kind] })).getByRole<HTMLInputElement>('checkbox', {
    name,
  });

/** The settings, on a server that keeps what is chosen. */
async function openNotifications() {
  const kept: { choices: NotificationChoices } = { choices: usualNotifications };
  const change = (next: NotificationChange): void => {
    kept.choices = withChange(kept.choices, next);
  };
  const answer: Answer = ({ method, url, body }) => {
    if (url.pathname !== '/api/user/me/notifications') return undefined;
    if (method === 'PUT') change(body as NotificationChange);
    return { status: 200, body: kept.choices };
  };
  const opened = await openApp('/settings/notifications', { answers: [answer] });
  return { ...opened, kept, change };
}

test('a choice is shown at once, and no other can be made until the server has it', async () => {
  const taken = Promise.withResolvers<void>();
  const slow: Answer = async ({ method, url }) => {
    if (url.pathname !== '/api/user/me/notifications') return undefined;
    if (method === 'PUT') await taken.promise;
    return { status: 200, body: { ...usualNotifications, newsBadge: method !== 'PUT' } };
  };
  const { user } = await openApp('/settings/notifications', { answers: [slow] });
  const news = await screen.findByRole<HTMLInputElement>('switch', { name: notificationLabels.unreadNews });
  const becomes = (state: object) =>
    waitFor(() => expect({ checked: news.checked, disabled: news.disabled }).toEqual(state));
  await becomes({ checked: true, disabled: false });
  await user.click(news);
  await becomes({ checked: false, disabled: true });
  taken.resolve();
  await becomes({ checked: false, disabled: false });
});

test('each kind is chosen for the app and for email', async () => {
  const { user, kept } = await openNotifications();
  await user.click(await choiceOf('judged', notificationLabels.inAppShort));
  await waitFor(async () => expect((await choiceOf('judged', notificationLabels.inAppShort)).disabled).toBe(false));
  await user.click(await choiceOf('judged', notificationLabels.byEmailShort));
  await waitFor(() =>
    expect(kept.choices).toEqual({ newsBadge: true, mutedInApp: ['judged'], mutedByMail: ['judged'] }),
  );
});

test('what one click in a mail has stopped stays off, whatever this page showed before', async () => {
  const { user, kept, change } = await openNotifications();
  const email = (kind: 'judged' | 'feedback') => choiceOf(kind, notificationLabels.byEmailShort);
  expect((await email('judged')).checked).toBe(true);
  change({ kindByMail: { kind: 'judged', isMuted: true } });
  await user.click(await email('feedback'));
  await waitFor(() => expect(kept.choices).toEqual({ newsBadge: true, mutedByMail: ['judged', 'feedback'] }));
  await waitFor(async () => expect((await email('judged')).checked).toBe(false));

  change({ kindByMail: { kind: 'judged', isMuted: false } });
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(async () => expect((await email('judged')).checked).toBe(true));
});

test('the weekly summary comes at a chosen hour of the founder’s clock, or not at all', async () => {
  const own = Intl.DateTimeFormat().resolvedOptions();
  const zones = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  zones.mockReturnValue({ ...own, timeZone: 'Europe/Berlin' });
  onTestFinished(() => zones.mockRestore());
  const { user, kept } = await openNotifications();
  await user.click(await screen.findByRole('button', { name: /^8:00\sAM At$/u }));
  await user.click(await screen.findByRole('option', { name: /^5:00\sPM$/u }));
  const digest = { hour: 17, timeZone: 'Europe/Berlin' };
  await waitFor(() => expect(kept.choices).toEqual({ newsBadge: true, digest }));
  await screen.findByText('At the start of each week, Europe/Berlin time.');
  await user.click(screen.getByRole('switch', { name: notificationLabels.digest }));
  await waitFor(() => expect(kept.choices).toEqual({ newsBadge: true, digest, mutedByMail: ['digest'] }));
  await waitFor(() => expect(screen.queryByRole('button', { name: / At$/u })).toBe(null));
});

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
