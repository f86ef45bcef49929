import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readContent } from '#adapters/content/read-content.ts';
import { matchPath } from '#domain/routes/match-path.ts';
import type { CollectionName } from '#server/content/collections.ts';
import { seedLibrary } from '#server/content/seed/seed-library.ts';
import { createPublicPages } from '#server/pages/public-pages.ts';
import { openApp } from '../../tests/fixtures/app-in-jsdom/open-app.tsx';
import { render } from './entry-public.tsx';

const library = seedLibrary();

/** The content of a new server. */
const content = readContent(async (path) => {
  const { pathname, searchParams } = new URL(path, 'https://groundwork.example');
  const items = await library.items(pathname.split('/')[2] as CollectionName);
  const filter = searchParams.get('filter');
  return { data: filter === null ? items : items.filter(({ slug }) => filter.includes(`"${slug}"`)) };
});
const drawnPage = createPublicPages({
  html: '<head></head><body><div id="root"></div></body>',
  render,
  content,
  publicUrl: 'https://groundwork.example',
  preRelease: false,
});

/** Whether React answers for an element. */
const isAlive = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__react'));

async function drawnAt(path: string): Promise<string> {
  const drawn = await drawnPage(matchPath(path));
  if (drawn === undefined || drawn === 'missing') throw new Error(`nothing is drawn of ${path}`);
  return drawn;
}

test.each([
  ['/', 'Prove the idea before you build it.'],
  ['/pricing', 'Pricing'],
  ['/resources/', 'Resources'],
  ['/resources/terms-of-use', 'Terms of use'],
  ['/resources/support', 'Support'],
  ['/resources/privacy-policy', 'Privacy policy'],
  ['/resources/watch-a-test-without-fooling-yourself', 'Watch a test without fooling yourself'],
])('what the server has drawn of %s is taken over as it is', async (path, title) => {
  const drawn = await drawnAt(path);
  const before = new DOMParser().parseFromString(drawn, 'text/html').querySelectorAll('h1');
  expect([...before].map(({ textContent }) => textContent)).toEqual([title]);
  const opening = openApp(path, { isSignedOut: true, drawn });
  const heading = screen.getByRole('heading', { level: 1, name: title });
  await opening;
  // React draws a page anew where it finds another than it would draw, and says so, which fails the test.
  await waitFor(() => expect(isAlive(heading)).toBe(true));
  expect(screen.getByRole('heading', { level: 1, name: title })).toBe(heading);
});

test('what was typed on the landing page before it is taken over stays, and what was moved there counts', async () => {
  const opening = openApp('/', { isSignedOut: true, drawn: await drawnAt('/') });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your idea, in one line' });
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Sign-ups' });
  field.value = 'A map of quiet cafés';
  slider.value = '19';
  await opening;
  await screen.findByRole('heading', { name: '19 of 120 signed up. Is that enough?' });
  expect([field.value, field.isConnected, slider.isConnected]).toEqual(['A map of quiet cafés', true, true]);
});
