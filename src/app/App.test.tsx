import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../../tests/fixtures/app-in-jsdom/memory-api.ts';
import { openApp } from '../../tests/fixtures/app-in-jsdom/open-app.tsx';

/** Path and decoded search, the route, the title without the product's name, and the heading. */
const shown = () => [
  location.pathname + decodeURIComponent(location.search),
  document.documentElement.dataset['route'],
  document.title.replace(' · Groundwork', ''),
  document.querySelector('h1')?.textContent,
];

const ideaId = '0b5e1d6a-52a4-4b6e-9c39-0a4ad1a1a0d5';
const hero = 'Prove the idea before you build it';
const notFound = ['not-found', 'Page not found', 'Oops! Page Not Found'] as const;
const newcomer = { userOnboarding: { onboardingCompleted: false } };

type Case = readonly [from: string, address: string, route: string, title: string, heading?: string];

describe('where an address leads', () => {
  async function expectEach(setting: Parameters<typeof openApp>[1], cases: readonly Case[]): Promise<void> {
    const [[first] = ['']] = cases;
    const { reopen } = await openApp(first, setting);
    for (const [n, [from, address, route, title, heading = title]] of cases.entries()) {
      if (n > 0) await reopen(from);
      await waitFor(() => expect([from, ...shown()]).toEqual([from, address, route, title, heading]));
    }
  }

  test('somebody who is signed out', async () => {
    await expectEach({ isSignedOut: true }, [
      ['/', '/', 'landing', hero, `${hero}.`],
      ['/pricing', '/pricing', 'pricing', 'Pricing'],
      ['/resources', '/resources/', 'resources', 'Resources'],
      ['/forgot-password', '/forgot-password/', 'forgot-password', 'Forgot password'],
      ['/home', '/sign-in', 'sign-in', 'Sign in'],
      ['/idea-vault', '/sign-in?redirect=/idea-vault', 'sign-in', 'Sign in'],
      [`/idea-vault/${ideaId}`, `/sign-in?redirect=/idea-vault/${ideaId}`, 'sign-in', 'Sign in'],
      ['/onboarding', '/sign-in?redirect=/onboarding', 'sign-in', 'Sign in'],
      ['/canvas?projectId=7', '/sign-in?redirect=/canvas?projectId=7', 'sign-in', 'Sign in'],
      ['/account', '/sign-in?redirect=/settings/account', 'sign-in', 'Sign in'],
      ['/no/such/page?a=1', '/no/such/page?a=1', ...notFound],
    ]);
  });

  test('a founder', async () => {
    await expectEach({}, [
      ['/', '/home', 'home', 'Home'],
      ['/pricing', '/pricing', 'pricing', 'Pricing'],
      ['/sign-up', '/home', 'home', 'Home'],
      ['/onboarding', '/home', 'home', 'Home'],
      ['/account', '/settings/account', 'settings.account', 'Account'],
      ['/billing', '/settings/billing', 'settings.billing', 'Billing'],
      ['/notifications', '/settings/notifications', 'settings.notifications', 'Notifications'],
      ['/idea-vault', '/idea-vault', 'idea-vault', 'Idea vault'],
      ['/sign-in?redirect=/reports', '/reports', 'reports', 'Reports'],
      ['/nope', '/nope', ...notFound],
    ]);
  });

  test('a founder who was not welcomed yet', async () => {
    const welcome = ['/onboarding', 'onboarding', 'Welcome'] as const;
    await expectEach({ record: newcomer }, [
      ['/', ...welcome],
      ['/home', ...welcome],
      ['/idea-vault', ...welcome],
      ['/settings/billing', ...welcome],
      ['/sign-in?redirect=/reports', ...welcome],
      ['/onboarding', ...welcome],
      ['/pricing', '/pricing', 'pricing', 'Pricing'],
    ]);
  });

  test('before the release everybody is signed out, and sees the landing page and what is open to all', async () => {
    const settings = { preRelease: true };
    const landing = ['/', 'landing', hero, `${hero}.`] as const;
    for (const setting of [{ settings }, { settings, isSignedOut: true }]) {
      await expectEach(setting, [
        ['/home', ...landing],
        ['/pricing', ...landing],
        ['/sign-in', ...landing],
        ['/resources/support', '/resources/support', 'resources.support', 'Support'],
      ]);
      expect(localStorage.getItem('groundwork-access-token')).toBe(null);
    }
  });

  test('home, if the redirect is not a private place of ours', async () => {
    const others = ['https://evil.example/', '//evil.example', '/\\evil.example', '/sign-in', '/home/../reports'];
    const cases = others.map((to): Case => [`/sign-in?redirect=${encodeURIComponent(to)}`, '/home', 'home', 'Home']);
    await expectEach({}, cases);
  });
});

test('an unknown address says so, and leads home', async () => {
  const { user } = await openApp('/nope');
  await screen.findByText(/^Looks like the page you’re looking for doesn’t exist or has been moved/);
  await user.click(screen.getByRole('button', { name: 'Back to home' }));
  await waitFor(() => expect(shown()).toEqual(['/home', 'home', 'Home', 'Home']));
});

test('a stored session that the server does not know leads to the sign-in, once', async () => {
  const refreshes: unknown[] = [];
  const stranger: Answer = ({ url, body }) => {
    if (!url.pathname.startsWith('/api/')) return undefined;
    if (url.pathname === '/api/v1/auth/refresh-token') refreshes.push(body);
    return { status: 401, body: { code: 'proof-required', message: 'No.', requestId: '1' } };
  };
  await openApp('/idea-vault', { answers: [stranger] });
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  expect([refreshes, localStorage.getItem('refresh-token')]).toEqual([[{ refreshToken: 'a-refresh-token' }], null]);
});
