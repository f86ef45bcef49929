import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { AnalyticsEvent } from '#domain/analytics/analytics-event.ts';
import { labels } from '#features/consent/labels.ts';
import { MemoryAccount } from '../../../tests/fixtures/app-in-jsdom/memory-account.ts';
import { openApp } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';

/** Events that reached the analytics library, as a device's id and the event's name and screen. */
const counted: string[][] = [];

// The library itself is tried in a browser, against a service.
vi.mock('#adapters/analytics/start-counting.ts', () => ({
  startCounting: ({ deviceId }: { readonly deviceId: string }) => ({
    count: (event: AnalyticsEvent) => counted.push([deviceId, event.name, 'screen' in event ? event.screen : '']),
    stop: () => {},
  }),
}));
beforeEach(() => {
  counted.length = 0;
});

const settings = { posthog: { key: 'phc_test', host: 'https://analytics.example' } };
const findQuestion = () => screen.findByText(labels.question.title);
const press = (name: string) => screen.findByRole('button', { name });
const findSetting = async () => within(await screen.findByRole('radiogroup', { name: labels.setting.title }));
const screens = () => counted.map(([, name, where]) => `${name} ${where}`);
const openHome = () => openApp('/home', { settings, account: new MemoryAccount() });

test('a founder who does not want to be counted is not asked again, and can still say yes', async () => {
  const { user, reopen } = await openHome();
  await findQuestion();
  await user.click(await press(labels.question.no));
  await waitFor(() =>
    expect([screen.queryByText(labels.question.title), document.activeElement?.tagName]).toEqual([null, 'H1']),
  );
  await reopen();
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  expect(screen.queryByText(labels.question.title)).toBe(null);
  await reopen('/settings/account');
  const setting = await findSetting();
  expect(setting.getByLabelText<HTMLInputElement>(labels.setting.off).checked).toBe(true);
  expect(counted).toEqual([]);
  await user.click(setting.getByText(labels.setting.on));
  await waitFor(() => expect(screens()).toEqual(['screen_viewed settings.account']));
});

test('signing out forgets the answer about counting, and another yes is another device', async () => {
  const { user, reopen } = await openHome();
  await user.click(await press(labels.question.yes));
  await waitFor(() => expect(screens()).toEqual(['screen_viewed home']));
  await user.click(screen.getByRole('button', { name: 'Account menu' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await waitFor(() => expect([location.pathname, localStorage.getItem('groundwork-analytics')]).toEqual(['/', null]));
  localStorage.setItem('refresh-token', 'another-refresh-token');
  localStorage.setItem('groundwork-access-token', 'another-access-token');
  await reopen('/home');
  await findQuestion();
  expect(screens()).toEqual(['screen_viewed home']);
  await user.click(await press(labels.question.yes));
  await waitFor(() => expect(screens()).toEqual(['screen_viewed home', 'screen_viewed home']));
  expect(new Set(counted.map(([device]) => device)).size).toBe(2);
});

test('a browser that asks not to be tracked is neither asked nor counted', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'globalPrivacyControl'));
  const { reopen } = await openApp('/settings/account', { settings, account: new MemoryAccount() });
  await screen.findByText(labels.setting.notAsked);
  await reopen('/home');
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  expect([screen.queryByText(labels.question.title), counted]).toEqual([null, []]);
});

test('without an analytics service nobody is asked, and the settings say nothing of it', async () => {
  const { reopen } = await openApp('/home', { account: new MemoryAccount() });
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  expect(screen.queryByText(labels.question.title)).toBe(null);
  await reopen('/settings/account');
  await screen.findByRole('radiogroup', { name: 'Theme' });
  expect(screen.queryByText(labels.setting.title)).toBe(null);
});
