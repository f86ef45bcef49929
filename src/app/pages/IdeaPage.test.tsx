import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ListedWorkspace } from '#domain/team/member.ts';
import { currentIdea, findCurrentIdea } from '../../../tests/fixtures/app-in-jsdom/current-idea.ts';
import { findViolations } from '../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import '../../../tests/fixtures/app-in-jsdom/open-canvas.ts';
import type { Answered } from '../../../tests/fixtures/app-in-jsdom/memory-api.ts';
import { openApp } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';
import { runCommand } from '../../../tests/fixtures/app-in-jsdom/palette.ts';
import { workspaceId } from '../../../tests/fixtures/sync/memory-log.ts';

const heading = (name: string) => screen.queryByRole('heading', { level: 1, name });
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const findButton = (name: string | RegExp) => screen.findByRole('button', { name });
const main = () => within(screen.getByRole('main'));
const field = (name: string) => screen.getByRole('textbox', { name });
const hasFocus = (element: () => Element | null) => waitFor(() => expect(document.activeElement).toBe(element()));

const idea = (title: string) => ({ id: crypto.randomUUID(), title });
type Opened = Awaited<ReturnType<typeof openApp>>;

async function choose({ user }: Opened, menu: string | RegExp, entry: string): Promise<void> {
  await user.click(await findButton(menu));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

/** Presses by key: an element that goes away as it is pressed has the focus. */
async function press({ user }: Opened, target: HTMLElement): Promise<void> {
  target.focus();
  await user.keyboard('{Enter}');
}

async function atIdea(title: string) {
  const { id } = idea(title);
  const stream = `idea-${id}`;
  const opened = await openApp(`/idea-vault/${id}`, { before: [[stream, 'CaptureIdea', { title }]] });
  await findHeading(title);
  return { ...opened, stream };
}

test('title, texts, tags and status of an idea are edited on its page', async () => {
  const { user, fill, types } = await atIdea('Bees');
  await user.click(heading('Bees') as HTMLElement);
  await fill(await screen.findByRole('textbox', { name: 'Title' }), ' ');
  await user.keyboard('{Enter}');
  await screen.findByText('Add a title.');
  await user.keyboard('{Escape}');
  await hasFocus(() => heading('Bees'));
  await user.click(button('Edit title'));
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Bees');
  await fill(field('Title'), 'City bees');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await findHeading('City bees');

  await fill(field('Problem'), 'Hives are lost');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(field('Problem')).toHaveProperty('value', ''));
  await fill(field('Problem'), 'Hives are lost in winter');
  await fill(field('Audience'), 'Keepers');
  await fill(field('Tags'), 'garden');
  await user.keyboard('{Enter}');
  await screen.findByText('2 of 3');

  // The status says what the button says, and does it.
  await user.click(button(/Status$/));
  await user.click(await screen.findByRole('option', { name: 'Exploring: starts its canvas' }));
  await screen.findByRole('link', { name: 'Open the canvas' });
  await waitFor(() =>
    expect(types().toSorted()).toEqual([
      'IdeaDescribed',
      'IdeaDescribed',
      'IdeaMoved',
      'IdeaRenamed',
      'IdeaTagged',
      'ProjectStarted',
    ]),
  );
});

test('words that another device wrote meanwhile are not overwritten unasked', async () => {
  const { user, fill, elsewhere, stream, api } = await atIdea('Bees');
  await fill(field('Problem'), 'Hives are lost in spring');
  elsewhere([stream, 'DescribeIdea', { problem: 'Hives are lost in May' }]);
  await findButton('Saved');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('This text was also changed elsewhere');
  await screen.findByText('Hives are lost in May');
  expect(await findViolations()).toEqual([]);
  await user.click(button('Keep mine'));
  await waitFor(() => expect(screen.queryByText('This text was also changed elsewhere')).toBe(null));
  await waitFor(() => expect(api.log.events.at(-1)?.data['problem']).toBe('Hives are lost in spring'));
});

test('an idea is described and explored on its page, and its canvas is one press away there and in the vault', async () => {
  const opened = await atIdea('Lend a ladder');
  const { user, fill, reopen } = opened;
  await waitFor(() => expect(document.title).toBe('Lend a ladder · Groundwork'));
  // The next step leads to it.
  await reopen('/home');
  await findHeading('Home');
  await user.click(await main().findByRole('link', { name: 'Describe the problem' }));
  await findHeading('Lend a ladder');
  await fill(field('Problem'), 'Few own a long ladder');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await main().findByText('1 of 3');
  await hasFocus(() => field('Problem'));

  await press(opened, button('Start exploring'));
  await main().findByText('Exploring since', { exact: false });
  await hasFocus(() => heading('Lend a ladder'));
  await main().findByRole('button', { name: /^Exploring ?Status$/ });
  await findCurrentIdea('Lend a ladder');

  const canvasPath = /^\/canvas\?projectId=[0-9a-f-]{36}$/;
  const toCanvas = main().getByRole('link', { name: 'Open the canvas' });
  expect(toCanvas.getAttribute('href')).toMatch(canvasPath);
  await user.click(toCanvas);
  await waitFor(() => expect(location.pathname + location.search).toMatch(canvasPath));
  await findHeading('Lend a ladder');
  await reopen('/idea-vault');
  await choose(opened, 'More for Lend a ladder', 'Open the canvas');
  await waitFor(() => expect(location.pathname + location.search).toMatch(canvasPath));
  await findHeading('Lend a ladder');
});

/** At an idea that is explored. */
async function atExplored() {
  const { id } = idea('');
  const [projectId, canvasId] = [crypto.randomUUID(), crypto.randomUUID()];
  const opened = await openApp(`/idea-vault/${id}`, {
    before: [
      [`idea-${id}`, 'CaptureIdea', { title: 'Lend a ladder' }],
      [`project-${projectId}`, 'StartProject', { ideaId: id, canvasId }],
    ],
  });
  await findHeading('Lend a ladder');
  return opened;
}

test('an idea has a name of its own in the switcher, which leads to its canvas and names it in the list of commands', async () => {
  const opened = await atExplored();
  const { user, fill, reopen } = opened;
  await choose(opened, 'Manage', 'Name in the switcher…');
  const dialog = within(await screen.findByRole('dialog'));
  await fill(dialog.getByLabelText('Name'), 'Ladders');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await findCurrentIdea('Ladders');

  // The section that is about one idea keeps it, and leads back.
  await reopen('/canvas');
  await user.click(await findCurrentIdea('Ladders'));
  await user.click(await screen.findByRole('menuitem', { name: /Ladders$/ }));
  await waitFor(() => expect(location.search).toMatch(/^\?projectId=/));
  await findHeading('Ladders');
  // After a reload it is the current one still, and it is found by its name.
  await reopen('/home');
  await findCurrentIdea('Ladders');
  await runCommand(user, 'ladder', 'Lend a ladder');
  await findHeading('Lend a ladder');
});

test('canvas and tests of an idea are removed after a question, and brought back by undo', async () => {
  const opened = await atExplored();
  await choose(opened, 'Manage', 'Remove canvas and tests…');
  const question = await screen.findByRole('alertdialog', { name: 'Remove the canvas and tests of “Lend a ladder”?' });
  await press(opened, within(question).getByRole('button', { name: 'Remove' }));
  await findButton('Start exploring');
  await hasFocus(() => heading('Lend a ladder'));
  await waitFor(() => expect(currentIdea()).toBe(null));
  await opened.user.click(await findButton('Undo'));
  await findCurrentIdea('Lend a ladder');
});

test('an idea is archived on its page, says so, and is restored there', async () => {
  const opened = await atIdea('Lend a ladder');
  await choose(opened, 'More actions', 'Archive');
  await main().findByText('This idea is archived', { exact: false });
  await press(opened, main().getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(main().queryByText('This idea is archived', { exact: false })).toBe(null));
  await hasFocus(() => heading('Lend a ladder'));
});

test('an imported idea that is being explored is offered its canvas, not to begin exploring', async () => {
  const { id } = idea('');
  const { user } = await openApp(`/idea-vault/${id}`, {
    before: [
      [`idea-${id}`, 'CaptureIdea', { title: 'Bees' }],
      [`idea-${id}`, 'MoveIdea', { status: 'exploring' }],
    ],
  });
  await screen.findByText('This idea doesn’t have a canvas yet.');
  expect(screen.queryByRole('button', { name: 'Start exploring' })).toBe(null);
  await user.click(button('Create its canvas'));
  await screen.findByRole('link', { name: 'Open the canvas' });
});

test('an idea that is not here is said to be so, and a malformed address is none', async () => {
  const { user, reopen } = await openApp('/idea-vault/0b5e1d6a-52a4-4b6e-9c39-0a4ad1a1a0d5');
  await findHeading('This idea isn’t here');
  expect(await findViolations()).toEqual([]);
  await user.click(main().getByRole('link', { name: 'Back to the idea vault' }));
  await findHeading('Idea vault');
  await reopen('/idea-vault/ladder');
  await findHeading('Oops! Page Not Found');
});

test('an idea that two devices began to explore goes on with a copy, and the canvas of the second is not lost', async () => {
  const opened = await atIdea('Bees');
  const { user, fill, elsewhere, stream, cut, mend, reopen, api } = opened;
  cut();
  await user.click(await findButton('Start exploring'));
  await user.click(await main().findByRole('link', { name: 'Open the canvas' }));
  await fill(await screen.findByLabelText('First note'), 'Hives are lost');
  await user.keyboard('{Enter}');
  await screen.findByRole('option', { name: 'Note: Hives are lost' });
  const other = { ideaId: stream.slice('idea-'.length), canvasId: crypto.randomUUID() };
  elsewhere([`project-${crypto.randomUUID()}`, 'StartProject', other]);
  mend();

  await reopen('/idea-vault');
  const refused = within(await screen.findByRole('list', { name: 'Rejected changes' }));
  await refused.findByText('Starting to explore it was rejected: Bees');
  expect(refused.getAllByRole('listitem')).toHaveLength(1);
  expect(await findViolations()).toEqual([]);
  await user.click(refused.getByRole('button', { name: 'Continue with a copy of the idea' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Rejected changes' })).toBe(null));
  await choose(opened, 'More for Bees (copy)', 'Open the canvas');
  await screen.findByRole('option', { name: 'Note: Hives are lost' });
  await findButton('Saved');
  expect(api.log.events.filter(({ type }) => type === 'ProjectStarted')).toHaveLength(2);
});

describe('moving to a team', () => {
  const [own, crumb, advised] = [workspaceId, crypto.randomUUID(), crypto.randomUUID()];
  const workspaces: ListedWorkspace[] = [
    { id: own, name: 'Ada’s workspace', role: 'owner', members: 1 },
    { id: crumb, name: 'Crumb & Co', role: 'member', members: 3 },
    { id: advised, name: 'Elsewhere', role: 'advisor', members: 3 },
  ];
  const entry = 'Move to a team…';
  async function atIdeaOf(some: readonly ListedWorkspace[], answer?: () => Answered) {
    const { id } = idea('Bees');
    const asked: unknown[] = [];
    const opened = await openApp(`/idea-vault/${id}`, {
      before: [[`idea-${id}`, 'CaptureIdea', { title: 'Bees' }]],
      record: { workspaces: [...some] },
      answers: [
        ({ url, method, body }) => {
          if (!url.pathname.endsWith('/move')) return undefined;
          asked.push([method, url.pathname, body]);
          return answer?.();
        },
      ],
    });
    await findHeading('Bees');
    return { ...opened, asked, id };
  }

  test('is offered to nobody who has no second workspace, or only reads there', async () => {
    for (const some of [workspaces.slice(0, 1), [workspaces[0], workspaces[2]] as ListedWorkspace[]]) {
      const { user } = await atIdeaOf(some);
      await user.click(await findButton('More actions'));
      await screen.findByRole('menuitem', { name: 'Archive' });
      expect(screen.queryByRole('menuitem', { name: entry })).toBeNull();
      await user.keyboard('{Escape}');
    }
  });

  test('asks where to, says what stays, and leads there', async () => {
    const opened = await atIdeaOf(workspaces, () => ({ status: 200, body: { ideaId: 'x', projectId: null } }));
    await choose(opened, 'More actions', entry);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Move “Bees” to a team' }));
    dialog.getByText(/^Its texts, canvas, assumptions and evidence go along/);
    expect(dialog.getByRole('button', { name: /Crumb & Co/ })).toBeTruthy();
    expect(await findViolations()).toEqual([]);
    await opened.user.click(dialog.getByRole('button', { name: 'Move' }));
    const done = within(await screen.findByRole('alertdialog', { name: 'It’s in Crumb & Co now' }));
    done.getByRole('button', { name: 'Open Crumb & Co' });
    expect(opened.asked).toEqual([['POST', `/api/v1/ideas/${opened.id}/move`, { workspace: crumb }]]);
    await opened.user.click(done.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  test('says why it was refused, in the server’s words', async () => {
    const message = 'A test of this idea is running.';
    const opened = await atIdeaOf(workspaces, () => ({ status: 409, body: { code: 'still-running', message } }));
    await choose(opened, 'More actions', entry);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Move “Bees” to a team' }));
    await opened.user.click(dialog.getByRole('button', { name: 'Move' }));
    await dialog.findByText(message);
    await opened.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  test('says no more why one team was refused once another is chosen', async () => {
    const message = 'This workspace is full.';
    const loaf: ListedWorkspace = { id: crypto.randomUUID(), name: 'Loaf Ltd', role: 'member', members: 2 };
    const opened = await atIdeaOf([...workspaces, loaf], () => ({ status: 409, body: { code: 'full', message } }));
    await choose(opened, 'More actions', entry);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Move “Bees” to a team' }));
    await opened.user.click(dialog.getByRole('button', { name: 'Move' }));
    await dialog.findByText(message);
    await opened.user.click(dialog.getByRole('button', { name: /Crumb & Co/ }));
    await opened.user.click(await screen.findByRole('option', { name: 'Loaf Ltd' }));
    await waitFor(() => expect(dialog.queryByText(message)).toBeNull());
    await opened.user.click(dialog.getByRole('button', { name: 'Move' }));
    await dialog.findByText(message);
    const move = ['POST', `/api/v1/ideas/${opened.id}/move`];
    expect(opened.asked).toEqual([
      [...move, { workspace: crumb }],
      [...move, { workspace: loaf.id }],
    ]);
  });
});
