import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draftLaunch } from '../../../tests/fixtures/a-launched-page.ts';
import { runOf, signUpOf } from '../../../tests/fixtures/an-intake.ts';
import { findViolations } from '../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import type { Draft } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';
import { openApp } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';
import {
  findOffered,
  offeredCommands,
  openPalette,
  palette,
  runCommand,
  runFound,
} from '../../../tests/fixtures/app-in-jsdom/palette.ts';

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
const hasFocus = (element: () => Element | null) => waitFor(() => expect(document.activeElement).toBe(element()));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
const at = (address: string) => waitFor(() => expect(location.pathname + location.search).toBe(address));

async function atHome(before: readonly Draft[] = []) {
  const opened = await openApp('/home', { before });
  await findHeading('Home');
  return opened;
}

const captured = (title: string): Draft => [`idea-${crypto.randomUUID()}`, 'CaptureIdea', { title }];

test('the palette leads anywhere by a few letters and Enter, and the focus arrives with it', async () => {
  const { user } = await atHome();
  await openPalette(user);
  await user.keyboard('iv');
  await waitFor(async () => expect((await offeredCommands())[0]).toBe('Idea vault'));
  expect(await offeredCommands()).not.toContain('Home');
  await user.keyboard('{Enter}');
  await findHeading('Idea vault');
  await isClosed();
  await hasFocus(() => screen.queryByRole('heading', { level: 1, name: 'Idea vault' }));
});

test('the palette opens from its button, runs a command, says when nothing fits, and Escape gives the focus back', async () => {
  const { user } = await atHome();
  const search = screen.getByRole('button', { name: 'Search' });
  await user.click(search);
  const words = await within(await palette()).findByLabelText('Search commands');
  await hasFocus(() => words);
  await user.keyboard('dark theme');
  await user.click(await findOffered('Use dark theme'));
  await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'));
  await isClosed();
  await user.click(search);
  await palette();
  await user.keyboard('zebra');
  await screen.findByText('No results. Try a shorter search.');
  await user.keyboard('{Escape}');
  await isClosed();
  await hasFocus(() => search);
});

test('the keys that open the palette close it too, and it opens empty', async () => {
  const { user } = await atHome();
  await openPalette(user);
  await user.keyboard('pricing');
  await user.keyboard('{Control>}k{/Control}');
  await isClosed();
  expect(await openPalette(user)).toHaveProperty('value', '');
});

test('a command signs out', async () => {
  const { user } = await openApp('/home', {
    answers: [({ url }) => (url.pathname === '/api/v1/auth/logout' ? { status: 204 } : undefined)],
  });
  await findHeading('Home');
  await runCommand(user, 'sign out', 'Sign out');
  await at('/');
  await waitFor(() => expect(localStorage.getItem('refresh-token')).toBe(null));
});

test('the list of commands knows what a founder calls things', async () => {
  const { user, fill } = await atHome();
  const field = await openPalette(user);
  const found: Record<string, string | undefined> = {};
  const words = [
    ...['new idea', 'logout', 'two-factor', '2fa', 'passkey', 'delete account', 'sessions', 'score', 'weights'],
    'versus',
  ];
  for (const word of words) {
    await fill(field, word);
    [found[word]] = await offeredCommands();
  }
  expect(found).toEqual({
    'new idea': 'Capture an idea',
    logout: 'Sign out',
    'two-factor': 'Account',
    '2fa': 'Account',
    passkey: 'Account',
    'delete account': 'Account',
    sessions: 'Account',
    score: 'Criteria',
    weights: 'Criteria',
    versus: 'Compare ideas',
  });
});

test('the list of commands begins with those of the open idea, and knows the words of the trade', async () => {
  const id = crypto.randomUUID();
  const { user, fill } = await openApp(`/idea-vault/${id}`, {
    before: [[`idea-${id}`, 'CaptureIdea', { title: 'Bees' }]],
  });
  await findHeading('Bees');
  const field = await openPalette(user);
  const first = () => within(screen.getByRole('dialog', { name: 'Commands' })).getAllByRole('group')[0] as HTMLElement;
  await waitFor(() => expect(first().ariaLabel).toBe('This idea'));
  expect((await offeredCommands()).slice(0, within(first()).getAllByRole('menuitem').length)).toEqual([
    ...['Edit title', 'Start exploring', 'Status: Testing', 'Status: Building', 'Status: Paused', 'Status: Killed'],
    ...['Edit tags', 'Rate this idea', 'Archive this idea', 'Export this idea as CSV', 'Export this idea as JSON'],
    ...['History of this idea', 'Fork this idea…'],
  ]);
  const found: Record<string, readonly string[]> = {};
  for (const word of ['export', 'import', 'board', 'invite', 'theme', 'shortcut']) {
    await fill(field, word);
    found[word] = await offeredCommands();
  }
  expect(found).toMatchObject({
    export: expect.arrayContaining(['Export this idea as CSV', 'Export ideas as CSV']),
    import: ['Import ideas…'],
    board: expect.arrayContaining(['Show ideas on a board']),
    invite: ['Share part of a canvas…'],
    theme: expect.arrayContaining(['Use dark theme', 'Use light theme', 'Use system theme']),
    shortcut: ['Show keyboard shortcuts'],
  });
  await user.clear(field);
  await user.keyboard('import');
  await runFound(user, field, 'Import ideas…');
  await screen.findByRole('dialog', { name: 'Import ideas' });
  await user.keyboard('{Escape}');
  await isClosed();
  await runCommand(user, 'paused', 'Status: Paused');
  await screen.findByRole('button', { name: /^Paused ?Status$/u });
});

test('the criteria are a command everywhere, which leads to the vault and leaves its filter', async () => {
  const { user, reopen } = await atHome();
  await runCommand(user, 'weights', 'Criteria');
  await within(await screen.findByRole('dialog', { name: 'Criteria' })).findByRole('button', { name: 'Use: ICE' });
  await at('/idea-vault');
  await user.keyboard('{Escape}');
  await isClosed();

  await reopen('/idea-vault?q=bees&stale=yes');
  await findHeading('Idea vault');
  await runCommand(user, 'criteria', 'Criteria');
  await within(await screen.findByRole('dialog', { name: 'Criteria' })).findByRole('button', { name: 'Use: ICE' });
  await at('/idea-vault?q=bees&stale=yes');
});

test('comparing is a command everywhere, which says what to select first', async () => {
  const { user } = await atHome([captured('Bees'), captured('Wasps')]);
  await runCommand(user, 'compare', 'Compare ideas');
  await at('/idea-vault');
  const said = 'Select 2 or 3 ideas to compare them.';
  await screen.findByText(said);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText(said)).toBe(null));

  (await screen.findByRole('row', { name: 'Bees' })).focus();
  await user.keyboard('x');
  await screen.findByText('Select 1 or 2 more to compare');
  await runCommand(user, 'compare', 'Compare ideas');
  await screen.findByText(said);
  screen.getByRole('row', { name: 'Wasps' }).focus();
  await user.keyboard('x');
  await screen.findByText('2 selected');
  await runCommand(user, 'compare', 'Compare ideas');
  const compared = within(await screen.findByRole('dialog', { name: 'Compare ideas' }));
  const ideas = within(await compared.findByRole('list', { name: 'Ideas' })).getAllByRole('listitem');
  expect(ideas.map(({ textContent }) => textContent).toSorted()).toEqual(['Bees', 'Wasps']);
});

test('tests, pages, surveys, reports and people are found by their names, and each is one Enter away', async () => {
  const id = () => crypto.randomUUID();
  const [ideaId, projectId, assumptionId, experimentId] = [id(), id(), id(), id()];
  const [pageId, surveyId, reportId, interviewId] = [id(), id(), id(), id()];
  const stated = { assumptionId, text: 'Bakers pay for a pickup', lens: 'viability', importance: 5, critical: true };
  const designed = {
    ...{ projectId, assumptionId, method: 'interviews', question: 'Did they pay for a pickup?' },
    ...{ criterion: 0.5, n: 20, prediction: 'supports' },
  };
  const said = { person: 'Grace Hopper', on: '2026-11-20', lastTime: '', commitment: 'none', answer: 'yes' };
  const { user } = await atHome([
    [`idea-${ideaId}`, 'CaptureIdea', { title: 'Bread by post' }],
    [`project-${projectId}`, 'StartProject', { ideaId, canvasId: id() }],
    [`ledger-${projectId}`, 'StateAssumption', stated],
    [`experiment-${experimentId}`, 'DesignExperiment', designed],
    [`experiment-${experimentId}`, 'StartExperiment', {}],
    [`page-${pageId}`, 'CreatePage', { projectId, title: 'Loaf landing' }],
    [`survey-${surveyId}`, 'CreateSurvey', { projectId, title: 'Sunday rolls' }],
    [`report-${reportId}`, 'WriteReport', { projectId, title: 'Spring review', template: 'one-pager', blocks: [] }],
    [`interview-${interviewId}`, 'LogInterview', { projectId, ...said }],
  ]);
  await runCommand(user, 'pay for a pickup?', 'Did they pay for a pickup?');
  await at(`/validate?projectId=${projectId}&view=experiments&id=${experimentId}`);
  await runCommand(user, 'loaf', 'Loaf landing');
  await at(`/page-builder/${projectId}?page=${pageId}`);
  await runCommand(user, 'rolls', 'Sunday rolls');
  await at(`/validate?projectId=${projectId}&view=surveys&id=${surveyId}`);
  await runCommand(user, 'spring', 'Spring review');
  await at(`/reports?report=${reportId}`);
  await runCommand(user, 'hopper', 'Grace Hopper');
  await at(`/validate?projectId=${projectId}&view=interviews&person=${interviewId}`);
  await hasFocus(() => screen.queryByRole('button', { name: 'More for Grace Hopper' }));
  // What is done in Validate is run from here, too.
  await runCommand(user, 'validate: people', 'Validate: People');
  await at(`/validate?projectId=${projectId}&view=people`);
  await runCommand(user, 'calibration', 'Your predictions');
  await at('/profile');
  await openPalette(user);
  await user.keyboard('r');
  expect(await findViolations()).toEqual([]);
});

test('somebody who signed up is found by their address, among all who did', async () => {
  const { drafts, projectId, pageId } = draftLaunch();
  const intake = `intake-${pageId}`;
  const join = (ordinal: number, email: string): Draft => [
    intake,
    'ReceiveSignUp',
    signUpOf(ordinal, crypto.randomUUID(), projectId, email),
    'public',
  ];
  const { user } = await atHome([
    ...drafts,
    [intake, 'TallyVisits', { projectId, runs: [runOf(2)], dropped: {} }, 'system'],
    join(1, 'ada@example.org'),
    join(2, 'bob@example.org'),
  ]);
  await runCommand(user, 'bob', 'bob@example.org');
  await screen.findByText('1 of 2 people');
  const [address] = (location.pathname + location.search).split('&person=');
  expect(address).toBe(`/validate?projectId=${projectId}&view=people`);
});

test('the example is offered by its name, and opened once it is there', async () => {
  const { user, reopen } = await atHome();
  await runCommand(user, 'example', 'See a finished example');
  await waitFor(() => expect(location.pathname).toBe('/canvas'));
  const canvas = location.pathname + location.search;
  await screen.findByRole('option', { name: /^Assumption: Owners pay £49 once by card/u });
  await reopen('/home');
  await screen.findByRole('button', { name: 'Remove example' });
  await runCommand(user, 'example', 'Open the example');
  await at(canvas);
});

test('where the operator allows the light theme only neither the account menu nor the palette offers another', async () => {
  localStorage.setItem('groundwork-theme', 'dark');
  const { user } = await openApp('/home', { settings: { appTheme: false } });
  await findHeading('Home');
  await user.click(screen.getByRole('button', { name: 'Account menu' }));
  await screen.findByRole('menuitem', { name: 'Profile' });
  expect([screen.queryByRole('radiogroup', { name: 'Theme' }), document.documentElement.dataset['theme']]).toEqual([
    null,
    'light',
  ]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  await openPalette(user);
  await user.keyboard('theme');
  await screen.findByText('No results. Try a shorter search.');
});
