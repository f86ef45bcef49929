import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Overview } from '#domain/team/many-teams.ts';
import type { ListedWorkspace } from '#domain/team/member.ts';
import { anIdea, aWorkspaceOf } from '../../../tests/fixtures/an-overview.ts';
import { catchFiles } from '../../../tests/fixtures/app-in-jsdom/caught-files.ts';
import { findViolations } from '../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import { openApp } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';
import { workspaceId } from '../../../tests/fixtures/sync/memory-log.ts';

const [crumb, rise] = ['01234567-89ab-4cde-8f01-000000000002', '01234567-89ab-4cde-8f01-000000000003'];
const [bees, ovens] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
const workspaces: ListedWorkspace[] = [
  { id: workspaceId, name: 'Ada’s workspace', role: 'owner', members: 1 },
  { id: crumb, name: 'Crumb & Co', role: 'advisor', members: 3 },
  { id: rise, name: 'Rise', role: 'viewer', members: 2 },
];
const refuted = 'A test refuted “They pay”, and “Ovens” depends on it: score 33.';
const overview: Overview = {
  workspaces: [
    aWorkspaceOf(workspaceId, [anIdea(bees, { title: 'Bees' })], { name: 'Ada’s workspace' }),
    aWorkspaceOf(
      crumb,
      [
        anIdea(ovens, {
          ...{ title: 'Ovens', need: 'decision', runningTests: 2, status: 'testing' },
          next: { sentence: refuted, action: 'Decide' },
          ...{ evidence: 'The one thing that must be true is refuted', lastEvidenceAt: '2026-01-09T12:00:00.000Z' },
        }),
      ],
      { name: 'Crumb & Co', others: 2 },
    ),
    aWorkspaceOf(rise, [], { name: 'Rise' }),
  ],
};
const path = '/api/v1/workspaces/overview';
const answering = (answer: () => { status: number; body?: object }) => [
  ({ url }: { readonly url: URL }) => (url.pathname === path ? answer() : undefined),
];
const read = answering(() => ({ status: 200, body: overview }));
const table = () => screen.findByRole('grid', { name: 'All your workspaces' });
const linesOf = (grid: HTMLElement) =>
  within(grid)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      within(row).getByRole('rowheader').textContent,
      within(row).getByRole('link').getAttribute('href'),
      ...within(row)
        .getAllByRole('gridcell')
        .map(({ textContent }) => textContent),
    ]);

test('home of a member of several workspaces begins with what needs somebody in any of them, and leads there', async () => {
  const { user } = await openApp('/home', { record: { workspaces }, answers: read });
  const grid = await table();
  const days = (since: string) => String(Math.floor((Date.now() - Date.parse(since)) / 86_400_000));
  const unwritten = 'What must be true for it to work isn’t written down yet';
  // Which workspace is open is known a moment later.
  await waitFor(() =>
    expect(linesOf(grid)).toEqual([
      [
        ...['OvensTesting', `/idea-vault/${ovens}?workspace=${crumb}`, 'Crumb & Co', `Needs a decision${refuted}`],
        ...['The one thing that must be true is refuted', '2', 'Jan 9, 2026', days('2026-01-09T12:00:00.000Z')],
      ],
      ['No idea is being explored yet', `/home?workspace=${rise}`, 'Rise', 'Needs a test', '–', '–', '–', '–'],
      [
        ...['BeesExploring', `/idea-vault/${bees}`, 'Ada’s workspace'],
        `Needs a testWhat must be true for “Idea ${bees}” to work?`,
        ...[unwritten, '0', 'None yet', days('2026-01-01T00:00:00.000Z')],
      ],
    ]),
  );
  screen.getByText('2 more ideas of Crumb & Co aren’t listed here.');
  expect(await findViolations()).toEqual([]);

  await user.click(screen.getByRole('button', { name: /What it needs$/u }));
  await user.click(await screen.findByRole('option', { name: 'Needs a test' }));
  expect(linesOf(await table()).map(([name]) => name)).toEqual(['No idea is being explored yet', 'BeesExploring']);
  await user.type(screen.getByRole('searchbox', { name: 'Search all workspaces' }), 'ovens');
  await screen.findByText(/^No idea matches\./u);
  expect(screen.getByRole('button', { name: 'Export CSV' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(linesOf(await table())).toHaveLength(3);
});

test('what is listed is exported', async () => {
  const files = catchFiles();
  const { user } = await openApp('/home', { record: { workspaces }, answers: read });
  await table();
  await user.type(screen.getByRole('searchbox', { name: 'Search all workspaces' }), 'refuted');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await screen.findByText(/^1 row exported to groundwork-teams-/u);
  expect(files).toHaveLength(1);
});

test('more rows than ten are shown when they are asked for, and exported before', async () => {
  const files = catchFiles();
  const ideas = Array.from({ length: 12 }, (_, n) => anIdea(crypto.randomUUID(), { title: `Idea ${n}` }));
  const many = { workspaces: [aWorkspaceOf(workspaceId, []), aWorkspaceOf(crumb, ideas)] };
  const { user } = await openApp('/home', {
    record: { workspaces },
    answers: answering(() => ({ status: 200, body: many })),
  });
  expect(linesOf(await table())).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await screen.findByText(/^12 rows exported to groundwork-teams-/u);
  expect(files).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Show all 12' }));
  expect(linesOf(await table())).toHaveLength(12);
});

test('a founder with one workspace is shown no table, and asks for none', async () => {
  let asked = 0;
  const answers = answering(() => {
    asked += 1;
    return { status: 200, body: overview };
  });
  await openApp('/home', { record: { workspaces: workspaces.slice(0, 1) }, answers });
  await screen.findByText('See a finished example');
  expect([screen.queryByText('All your workspaces'), asked]).toEqual([null, 0]);
});

test('what could not be read is said, and read when it is asked for again', async () => {
  let isDown = true;
  const answers = answering(() => (isDown ? { status: 400 } : { status: 200, body: overview }));
  const { user } = await openApp('/home', { record: { workspaces }, answers });
  const alert = within(await screen.findByRole('alert'));
  alert.getByText('We couldn’t read your other workspaces. Everything in this one works.');
  isDown = false;
  await user.click(alert.getByRole('button', { name: 'Try again' }));
  expect(linesOf(await table())).toHaveLength(3);
});

test('without the server the table is shown as this device last saw it, without a workspace that was left', async () => {
  const id = crypto.randomUUID();
  localStorage.setItem(`groundwork-overview:${id}`, JSON.stringify({ at: '2026-02-01T09:00:00.000Z', overview }));
  const record = { id, workspaces: workspaces.slice(0, 2) };
  await openApp('/home', { record, answers: answering(() => ({ status: 400 })) });
  await screen.findByText(/^We couldn’t refresh this\. You see it as it was on/u);
  expect(linesOf(await table()).map(([name]) => name)).toEqual(['OvensTesting', 'BeesExploring']);
});

test('in a narrow window each idea is a few lines, with the same words and links', async () => {
  const wide = window.matchMedia.bind(window);
  const media = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      query.startsWith('(width >=') ? Object.assign(wide(query), { matches: false }) : wide(query),
    );
  await openApp('/home', { record: { workspaces }, answers: read });
  const list = within(await screen.findByRole('list', { name: 'All your workspaces' }));
  const days = Math.floor((Date.now() - Date.parse('2026-01-09T12:00:00.000Z')) / 86_400_000);
  const unread = Math.floor((Date.now() - Date.parse('2026-01-01T00:00:00.000Z')) / 86_400_000);
  expect(
    list
      .getAllByRole('listitem')
      .map((line) => [line.textContent, within(line).getByRole('link').getAttribute('href')]),
  ).toEqual([
    [
      `OvensCrumb & CoTestingNeeds a decision${refuted}The one thing that must be true is refuted.2 running testsLast evidence ${days} days ago`,
      `/idea-vault/${ovens}?workspace=${crumb}`,
    ],
    ['No idea is being explored yetRiseNeeds a test', `/home?workspace=${rise}`],
    [
      `BeesAda’s workspaceExploringNeeds a testWhat must be true for “Idea ${bees}” to work?What must be true for it to work isn’t written down yet.No evidence in ${unread} days`,
      `/idea-vault/${bees}`,
    ],
  ]);
  media.mockRestore();
});
