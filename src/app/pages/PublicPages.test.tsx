import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { seedLibrary } from '#server/content/seed/seed-library.ts';
import { findViolations } from '../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import type { Answer } from '../../../tests/fixtures/app-in-jsdom/memory-api.ts';
import { openApp } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';
import { isFolded, saying } from '../../../tests/fixtures/app-in-jsdom/shown-text.ts';

const articles = await seedLibrary().items('articles');

/** The articles of a new server. */
const library: Answer = ({ url }) => {
  // As Directus answers for what does not exist.
  if (url.pathname.startsWith('/items/articles/')) return { status: 403, body: {} };
  if (url.pathname !== '/items/articles') return undefined;
  const filter = url.searchParams.get('filter') ?? '';
  const named = articles.filter(({ slug }) => filter.includes(`"${slug}"`));
  return { status: 200, body: { data: filter === '' ? articles : named } };
};

const openSignedOut = (path: string) => openApp(path, { isSignedOut: true, answers: [library] });
const slide = (slider: HTMLElement, value: number) => fireEvent.change(slider, { target: { value: String(value) } });

describe('an article’s example', () => {
  async function openExample(slug: string, name: string) {
    const opened = await openSignedOut(`/resources/${slug}`);
    const example = within(await screen.findByRole('region', { name }));
    const status = () => example.getAllByRole('status').at(-1)?.textContent;
    return { ...opened, example, status };
  }

  test('lets readers watch a test, and repeat it', async () => {
    const { user, example, status } = await openExample('watch-a-test-without-fooling-yourself', 'Watch a test');
    const finding = () => example.getByRole('figure').querySelector('figcaption')?.textContent;
    expect(status()).toBe('Running: no verdict before half of the visitors have come.');
    const looked = example.getByRole<HTMLInputElement>('slider', { name: 'Visitors so far' });
    const share = example.getByRole('slider', { name: 'Really would sign up' });
    slide(share, 0);
    slide(looked, Number(looked.max));
    expect([status(), finding()]).toEqual([
      'RefutesAnd it’s right.',
      'Refuted: 0 of 68 signed up, you had asked for 10%.',
    ]);
    slide(share, 30);
    expect(status()).toBe('SupportsAnd it’s right.');
    const before = finding();
    await user.click(example.getByRole('button', { name: 'Run it again with other visitors' }));
    expect(finding()).not.toBe(before);
    expect(await findViolations()).toEqual([]);
  });

  test('lets readers take evidence out of a ledger', async () => {
    const { user, example, status } = await openExample('read-the-ledger-behind-a-score', 'Leave evidence out');
    expect(status()).toBe('Score: 41.9');
    await user.click(example.getByRole('checkbox', { name: '2 of 150 pre-order, and you asked for 5% (against, 3)' }));
    expect(status()).toBe('Score: 64.3');
    expect(await findViolations()).toEqual([]);
  });

  test('lets readers leave friends out of a count', async () => {
    const { user, example, status } = await openExample('build-an-honest-page', 'Count friends, or don’t');
    slide(example.getByRole('slider', { name: 'Friends who sign up, of 20' }), 20);
    expect(status()).toBe('SupportsThe count supports a target of 10%.');
    await user.click(example.getByRole('checkbox', { name: 'Count friends, too' }));
    expect(status()).toBe('InconclusiveA target of 10% is within the margin of error.');
    expect(await findViolations()).toEqual([]);
  });
});

test('one article is opened from the list, and the title follows', async () => {
  const { user } = await openSignedOut('/resources/');
  const [first] = articles;
  const title = String(first?.['title']);
  await user.click(await screen.findByRole('link', { name: title }));
  await screen.findByRole('heading', { level: 1, name: title });
  await waitFor(() =>
    expect([location.pathname, document.title]).toEqual([`/resources/${first?.['slug']}`, `${title} · Groundwork`]),
  );
});

test('an article that does not exist is not found', async () => {
  await openSignedOut('/resources/no-such-article');
  await screen.findByRole('heading', { level: 1, name: 'Oops! Page Not Found' });
});

test('the landing page has one way in for each: who has an account, and who has none', async () => {
  await openSignedOut('/');
  await screen.findByRole('slider', { name: 'Sign-ups' });
  const count = (name: string) => screen.getAllByRole('link', { name }).length;
  expect([count('Sign in'), count('Create an account')]).toEqual([1, 1]);
});

test('the example of the landing page is judged by its corridor, says what would settle it, and can be read by keys', async () => {
  const { user } = await openSignedOut('/');
  const points = await screen.findByRole('slider', { name: 'The test: points' });
  const chart = within(points.closest('figure') as HTMLElement);
  const finding = () => points.closest('figure')?.querySelector('figcaption')?.textContent;
  expect(finding()).toBe('Still open: 18 of 120, you had asked for 10%.');
  await screen.findByText('230 more would settle it if the truth is 15%.');
  const signUps = screen.getByRole('slider', { name: 'Sign-ups' });
  slide(signUps, 19);
  await screen.findByText('150 more would settle it if the truth is 15.8%.');
  slide(signUps, 20);
  await waitFor(() => expect(finding()).toBe('Supported: 20 of 120 signed up, you had asked for 10%.'));
  points.focus();
  await user.keyboard('{Home}');
  expect(chart.getByRole('status').textContent).toBe('Visitor 1: 0 sign-ups so far');
  await user.click(chart.getByText('Show as a table'));
  chart.getByRole('row', { name: '120 20 12' });
  const isHidden = (name: string) => isFolded(screen.getByText(saying(`${name}:`)));
  expect(['corridor-1', 'repeated-1'].map(isHidden)).toEqual([true, true]);
  await user.click(screen.getByText('Proof'));
  expect(['corridor-1', 'repeated-1'].map(isHidden)).toEqual([false, false]);
});

test('a founder who reads a public page is offered the way home, not a way in', async () => {
  const { user } = await openApp('/pricing', { answers: [library] });
  const head = within(await screen.findByRole('navigation', { name: 'Groundwork' }));
  const links = () => head.getAllByRole('link').map(({ textContent }) => textContent);
  await waitFor(() => expect(links()).toEqual(['Pricing', 'Resources', 'Home']));
  await user.click(head.getByRole('link', { name: 'Home' }));
  await screen.findByRole('heading', { level: 1, name: 'Home' });
});

describe('a shared link', () => {
  const path = `/shared/${crypto.randomUUID()}/${'g'.repeat(22)}`;
  const [, , projectId = ''] = path.split('/');
  /** The server’s answer to the link, which opens nothing without a body. */
  const shared =
    (body: object | undefined): Answer =>
    ({ url }) =>
      url.pathname === `/api/v1${path}` && body ? { status: 200, body } : undefined;
  const shown = (owner: boolean) =>
    shared({
      node: { id: 'frame0000000', nodes: [], edges: [], assets: {} },
      project: { title: 'Bread by bicycle' },
      ...{ signedIn: owner, owner },
    });

  test('is looked at by anybody, and leads nowhere else', async () => {
    await openApp(path, { isSignedOut: true, answers: [shown(false)] });
    await screen.findByRole('heading', { level: 1, name: 'Bread by bicycle' });
    expect([screen.queryByRole('link', { name: 'Open in canvas' }), await findViolations()]).toEqual([null, []]);
  });

  test('leads its owner back to the canvas', async () => {
    await openApp(path, { answers: [shown(true)] });
    const back = await screen.findByRole('link', { name: 'Open in canvas' });
    expect(back.getAttribute('href')).toBe(`/canvas?projectId=${projectId}`);
  });

  test('that opens nothing says so, whatever the reason, and leads home', async () => {
    const { user } = await openApp(path, { isSignedOut: true, answers: [shared(undefined)] });
    await screen.findByRole('heading', { level: 1, name: 'Link unavailable' });
    screen.getByText('This link has expired or was revoked. Ask the person who sent it.');
    expect([document.title, await findViolations()]).toEqual(['Link unavailable · Groundwork', []]);
    await user.click(screen.getByRole('link', { name: 'Back to home' }));
    await waitFor(() => expect(location.pathname).toBe('/'));
  });
});
