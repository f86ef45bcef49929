import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { seedLibrary } from '#server/content/seed/seed-library.ts';
import { findViolations } from '../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import type { Answer } from '../../../tests/fixtures/app-in-jsdom/memory-api.ts';
import { openApp } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';

const pages = await seedLibrary().items('pages');

/** The pages of a new server. */
const library: Answer = ({ url }) => {
  if (url.pathname !== '/items/pages') return undefined;
  const filter = url.searchParams.get('filter') ?? '';
  return { status: 200, body: { data: pages.filter(({ slug }) => filter.includes(`"${slug}"`)) } };
};

/** Opens a screen; ends once it has this heading and waits for nothing. */
async function openScreen(path: string, heading: string | RegExp, isSignedOut: boolean): Promise<void> {
  await openApp(path, { isSignedOut, answers: [library] });
  await screen.findByRole('heading', { level: 1, name: heading });
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBe(null));
}

const titled = pages.map(({ slug, title }) => [`/resources/${slug}`, String(title)] as const);

test.each([
  ...titled,
  ['/no-such-page', 'Oops! Page Not Found'],
  ['/forgot-password/', 'Forgot password'],
  ['/reset-password?oobCode=x', 'Reset password'],
  ['/auth/send-link', 'Sign in by email'],
  ['/auth/verify?mode=signIn&oobCode=x', 'Sign in'],
] as const)('%s, read by somebody who is signed out, violates nothing that needs no picture', async (path, heading) => {
  await openScreen(path, heading, true);
  expect(await findViolations()).toEqual([]);
});

test.each([
  ['/settings/billing', 'Billing'],
  ['/settings/notifications', 'Notifications'],
] as const)('%s, read by a founder, violates nothing that needs no picture', async (path, heading) => {
  await openScreen(path, heading, false);
  expect(await findViolations()).toEqual([]);
});

test('the pages of a new server are the three that are read here', () => {
  expect(titled.map(([path]) => path).sort()).toEqual([
    '/resources/privacy-policy',
    '/resources/support',
    '/resources/terms-of-use',
  ]);
});
