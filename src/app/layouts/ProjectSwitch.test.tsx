import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findCurrentIdea } from '../../../tests/fixtures/app-in-jsdom/current-idea.ts';
import type { Answer } from '../../../tests/fixtures/app-in-jsdom/memory-api.ts';
import { openApp } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
const section = (name: string) => within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name });
const addresses = () =>
  ['Canvas', 'Page builder', 'Validate', 'Reports'].map((name) => section(name).getAttribute('href'));

/** At home, with ideas that are explored; the answer are their projects by title. */
async function explore(titles: readonly string[], answers: readonly Answer[] = []) {
  const explored = titles.map((title) => ({ title, ideaId: crypto.randomUUID(), projectId: crypto.randomUUID() }));
  const opened = await openApp('/home', {
    answers,
    before: explored.flatMap(({ title, ideaId, projectId }) => [
      [`idea-${ideaId}`, 'CaptureIdea', { title }] as const,
      [`project-${projectId}`, 'StartProject', { ideaId, canvasId: crypto.randomUUID() }] as const,
    ]),
  });
  await findHeading('Home');
  // The screen is there before what it shows.
  for (const title of titles) await within(screen.getByRole('main')).findAllByText(title, { exact: false });
  return { ...opened, projects: explored.map(({ projectId }) => projectId) };
}

test('the sidebar opens the idea that is open, and the header the lists over all ideas', async () => {
  const { user, projects } = await explore(['Bees', 'Wasps']);
  const [bees, wasps] = projects;
  // None of the two was opened yet.
  await waitFor(() => expect(addresses()).toEqual(['/canvas', '/page-builder', '/validate', '/reports']));
  await user.click(await findCurrentIdea('Choose an idea'));
  await user.click(await screen.findByRole('menuitem', { name: 'Wasps' }));
  await findHeading('Wasps');
  await waitFor(() =>
    expect(addresses()).toEqual([
      `/canvas?projectId=${wasps}`,
      `/page-builder/${wasps}`,
      `/validate?projectId=${wasps}`,
      `/reports?projectId=${wasps}`,
    ]),
  );
  await user.click(section('Validate'));
  await screen.findByLabelText('State an assumption');
  await within(screen.getByRole('main')).findAllByText('Wasps', { exact: false });
  await user.click(section('Reports'));
  await screen.findByRole('button', { name: 'New report' });
  await within(screen.getByRole('main')).findAllByText('Wasps', { exact: false });
  expect(location.search).toBe(`?projectId=${wasps}`);
  // By keyboard it is the same.
  screen.getByRole('heading', { level: 1, name: 'Reports' }).focus();
  await user.keyboard('gc');
  await findHeading('Wasps');
  await user.click(await findCurrentIdea('Wasps'));
  await user.click(await screen.findByRole('menuitem', { name: 'All canvases' }));
  await findHeading('Canvas');
  await user.click(await within(screen.getByRole('main')).findByRole('link', { name: 'Bees' }));
  await waitFor(() => expect(addresses()).toContain(`/validate?projectId=${bees}`));
});

test('another device of the founder’s has the idea that was open last as the current one', async () => {
  let kept: unknown = null;
  const current: Answer = ({ method, url, body }) => {
    if (url.pathname !== '/api/user/me/current-project') return undefined;
    if (method === 'PUT') kept = (body as { readonly projectId: unknown }).projectId;
    return { status: 200, body: { projectId: kept } };
  };
  const { user, reopen, projects } = await explore(['Bees', 'Wasps'], [current]);
  await user.click(await findCurrentIdea('Choose an idea'));
  await user.click(await screen.findByRole('menuitem', { name: 'Bees' }));
  await findHeading('Bees');
  await waitFor(() => expect(kept).toBe(projects[0]));
  // A device that has never shown it.
  for (const key of Object.keys(localStorage)) if (key.startsWith('groundwork-project:')) localStorage.removeItem(key);
  await reopen('/home');
  await findCurrentIdea('Bees');
});

test('of one explored idea alone nobody has to be asked', async () => {
  const { user, projects } = await explore(['Bees']);
  await findCurrentIdea('Bees');
  await user.click(section('Validate'));
  await screen.findByLabelText('State an assumption');
  expect(location.pathname + location.search).toBe(`/validate?projectId=${projects[0]}`);
});

test('a new report and a new page begin with the idea that is open, though another comes first', async () => {
  const { user, projects, reopen } = await explore(['Bread by post', 'Apples by post']);
  const titleOf = async (address: string, name: string): Promise<string | undefined> => {
    await reopen(address);
    await user.click(await screen.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name }));
    return (await dialog.findByLabelText<HTMLInputElement>('Title')).value;
  };
  const begun = [];
  for (const [n, title] of ['Bread by post', 'Apples by post'].entries()) {
    await reopen(`/validate?projectId=${projects[n]}`);
    await findCurrentIdea(title);
    begun.push(await titleOf('/reports', 'New report'), await titleOf('/page-builder', 'New page'));
  }
  expect(begun).toEqual([
    'Bread by post: validation report',
    'Bread by post',
    'Apples by post: validation report',
    'Apples by post',
  ]);
});
