import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchFiles } from '../../../tests/fixtures/app-in-jsdom/caught-files.ts';
import { openApp } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';
import { filledTitle, fillingOf } from '../../../tests/fixtures/fill-vault.ts';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const row = (name: string) => screen.getByRole('row', { name });
const listNamed = (name: string) => screen.getByRole('grid', { name });
/** Titles of the drawn rows: as many as fit into a window. */
const titlesIn = (list: string): string[] =>
  within(listNamed(list))
    .queryAllByRole('row')
    .map((each) => each.getAttribute('aria-label') ?? '');
const count = () =>
  screen.getAllByRole('status').find(({ textContent }) => /\d+ ideas?$/.test(textContent ?? ''))?.textContent;
const findChosen = () => screen.findByRole('toolbar', { name: 'Selected ideas' });
const focused = () => document.activeElement?.textContent;

type Opened = Awaited<ReturnType<typeof openApp>>;

/** The vault with thirty ideas, five of each status, at an address. */
async function openVault(search = ''): Promise<Opened> {
  const opened = await openApp(`/idea-vault${search}`, { before: fillingOf(30) });
  await screen.findAllByRole('row');
  return opened;
}

async function choose({ user }: Opened, menu: string, entry: string): Promise<void> {
  await user.click(button(menu));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

test('what is searched for is found as it is typed, and the address keeps it', async () => {
  const { user, reopen } = await openVault();
  await user.keyboard('/BREAD teach');
  await waitFor(() => expect(titlesIn('Ideas')).toEqual([filledTitle(27)]));
  await waitFor(() => expect([count(), location.search]).toEqual(['1 of 30 ideas', '?q=BREAD+teach']));
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  await reopen();
  await waitFor(() => expect(titlesIn('Ideas')).toEqual([filledTitle(27)]));

  await user.click(button('Clear filters'));
  await waitFor(() => expect(count()).toBe('30 ideas'));
  history.back();
  await waitFor(() => expect(count()).toBe('1 of 30 ideas'));
});

test('an address with parts that mean nothing shows what the rest of it means', async () => {
  await openVault('?status=inbox,nonsense&order=sideways&view=cube&tag=%E0%A4%A');
  await waitFor(() => expect(count()).toBe('5 of 30 ideas'));
});

test('a filter is saved, seen, renamed and removed', async () => {
  const opened = await openVault('?status=testing&order=title');
  const { user, fill } = opened;
  const name = async (text: string): Promise<void> => {
    await fill(await screen.findByRole('textbox', { name: 'Name' }), text);
    await user.keyboard('{Enter}');
  };
  await choose(opened, 'Saved views', 'Save this view…');
  await name('In test');
  await screen.findByRole('button', { name: 'In test' });
  await choose(opened, 'In test', 'Rename “In test”…');
  await name(' ');
  await screen.findByText('Enter a name.');
  await name('On trial');
  await screen.findByRole('button', { name: 'On trial' });
  await user.click(button('Clear filters'));
  await screen.findByRole('button', { name: 'Saved views' });
  await choose(opened, 'Saved views', 'On trial');
  await waitFor(() => expect(count()).toBe('5 of 30 ideas'));
  await choose(opened, 'On trial', 'Remove “On trial”');
  await screen.findByRole('button', { name: 'Saved views' });
});

test('several ideas are changed as one change, which is taken back as one', async () => {
  const { user, fill } = await openVault('?order=title&q=share');
  const before = titlesIn('Ideas');
  await user.click(within(row(before[0] ?? '')).getByRole('checkbox'));
  await user.keyboard('{Shift>}');
  await user.click(row(before[2] ?? ''));
  await user.keyboard('{/Shift}');
  const chosen = within(await findChosen());
  await chosen.findByText('3 selected');

  await user.click(chosen.getByRole('button', { name: 'Add tag…' }));
  await user.click(await screen.findByRole('button', { name: 'Add tag' }));
  await screen.findByText('Enter a tag.');
  await fill(screen.getByLabelText('Tag'), 'bulk');
  await user.keyboard('{Enter}');
  await screen.findByText('Tagged 3 ideas “bulk”.');
  await user.click(chosen.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(titlesIn('Ideas')).toEqual(before.slice(3)));
  const said = (await screen.findByText('Archived 3 ideas.')).closest<HTMLElement>('[role=alertdialog]');
  await user.click(within(said ?? document.body).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(titlesIn('Ideas')).toEqual(before));
});

test('on the board an idea is moved by menu and by keyboard, and stays where it was put', async () => {
  const opened = await openVault('?view=board');
  const { user, reopen } = opened;
  const [first = '', second = ''] = titlesIn('Inbox');
  await choose(opened, `More for ${first}`, 'Move down');
  await waitFor(() => expect(titlesIn('Inbox').slice(0, 2)).toEqual([second, first]));

  const handle = button(`Drag ${second}`);
  handle.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).not.toBe(handle));
  await user.tab();
  await waitFor(() => expect(listNamed('Exploring').contains(document.activeElement)).toBe(true));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(titlesIn('Exploring')).toContain(second));
  const there = titlesIn('Exploring');
  await reopen();
  await waitFor(() => expect(titlesIn('Exploring')).toEqual(there));
});

test('key C leads to the line where ideas are captured, from elsewhere to a dialog', async () => {
  const { user, reopen } = await openVault();
  await user.keyboard('c');
  await user.keyboard('Kites{Enter}');
  await screen.findByRole('row', { name: 'Kites' });
  await reopen('/home');
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  await user.keyboard('c');
  await screen.findByRole('dialog', { name: 'Capture an idea' });
});

test('lines of a pasted list become ideas without its marks', async () => {
  const { user } = await openApp('/idea-vault');
  await user.click(await screen.findByLabelText('Capture an idea'));
  await user.paste('- Bees\n* Wasps\n1. Ants\n2. Moths\n• Flies');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Add 5 ideas' }));
  await waitFor(() => expect(titlesIn('Ideas').toSorted()).toEqual(['Ants', 'Bees', 'Flies', 'Moths', 'Wasps']));
});

test('an archived idea leaves the focus to its neighbor, and the last one to the heading', async () => {
  const { user } = await openVault('?order=title');
  const [first = '', second = ''] = titlesIn('Ideas');
  button(`Archive ${first}`).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(second));
  await openApp('/idea-vault', { before: [[`idea-${crypto.randomUUID()}`, 'CaptureIdea', { title: 'Bees' }]] });
  (await screen.findByRole('button', { name: 'Archive Bees' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toBe('Idea vault'));
});

test('a button that goes away as it is pressed leaves the focus to what it was about', async () => {
  const { user, fill } = await openVault('?status=killed');
  const press = async (name: string | RegExp): Promise<void> => {
    (await screen.findByRole('button', { name })).focus();
    await user.keyboard('{Enter}');
  };
  await user.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
  await press(/^Select all/);
  await waitFor(() => expect(focused()).toMatch(/^Set status/));
  await press('Clear filters');
  await waitFor(() => expect(focused()).toBe('Idea vault'));
  await fill(screen.getByRole('searchbox'), 'nothing is called this');
  await press('Show all ideas');
  await waitFor(() => expect(focused()).toBe('Idea vault'));
});

test('the menu of an idea begins a comparison', async () => {
  const opened = await openVault('?order=title');
  const [first = '', second = ''] = titlesIn('Ideas');
  await choose(opened, `More for ${first}`, 'Compare with…');
  const chosen = within(await findChosen());
  await chosen.findByText('Select 1 or 2 more to compare');
  await opened.user.click(within(row(second)).getByRole('checkbox'));
  await opened.user.click(await chosen.findByRole('button', { name: 'Compare' }));
  const compared = within(await screen.findByRole('dialog', { name: 'Compare ideas' }));
  expect(
    within(compared.getByRole('list', { name: 'Ideas' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .toSorted(),
  ).toEqual([first, second].toSorted());
});

test('the menu of an idea leads to every other status, but to exploring only once there is a project to explore', async () => {
  const { user, api, elsewhere } = await openVault('?order=title');
  const title = filledTitle(0);
  const moves = async () => {
    await user.click(await screen.findByRole('button', { name: `More for ${title}` }));
    await screen.findByRole('menuitem', { name: 'Duplicate' });
    const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBe(null));
    return names.filter((name) => /^(?:Move to|Start exploring)/u.test(name));
  };
  const before = await moves();
  const ideaId = api.log.events.find(({ data }) => data['title'] === title)?.stream.replace('idea-', '');
  elsewhere([`project-${crypto.randomUUID()}`, 'StartProject', { ideaId, canvasId: crypto.randomUUID() }]);
  const others = ['Move to Testing', 'Move to Building', 'Move to Paused', 'Move to Killed'];
  expect(before).toEqual(['Start exploring', ...others]);
  await waitFor(async () => expect(await moves()).toEqual(['Move to Exploring', ...others]));
});

test('two or three ideas are compared, and of more it is said that they are too many', async () => {
  const opened = await openVault('?order=title');
  const titles = titlesIn('Ideas');
  const offered: unknown[] = [];
  for (const [n, title] of titles.slice(0, 4).entries()) {
    await opened.user.click(within(row(title)).getByRole('checkbox'));
    const chosen = within(await findChosen());
    await chosen.findByText(`${n + 1} selected`, { exact: false });
    const hint = /to compare$|^You can compare/u;
    offered.push([
      chosen.queryByRole('button', { name: 'Compare' }) !== null,
      chosen.queryByText(hint)?.textContent ?? '',
    ]);
  }
  expect(offered).toEqual([
    [false, 'Select 1 or 2 more to compare'],
    [true, ''],
    [true, ''],
    [false, 'You can compare up to 3'],
  ]);
});

test('a row says for whom an idea is, and a flag marks the one to look at next, in the table and on the board', async () => {
  const [bees, wasps] = ['bees', 'wasps'].map(() => `idea-${crypto.randomUUID()}`) as [string, string];
  const capturedAt = (day: number) => ({ capturedAt: `2026-01-0${day}T00:00:00.000Z`, status: 'inbox' });
  const before = [
    [bees, 'ImportIdea', { title: 'Bees', ...capturedAt(1) }],
    [wasps, 'ImportIdea', { title: 'Wasps', ...capturedAt(2) }],
  ] as const;
  const opened = await openApp('/idea-vault', { before });
  const flagged = () =>
    screen.queryAllByText(/^Next: /).map((flag) => [flag.closest('[role=row]')?.ariaLabel, flag.textContent]);
  await waitFor(() => expect(flagged()).toEqual([['Wasps', 'Next: Describe the problem']]));
  await opened.user.click(row('Wasps'));
  await opened.fill(await screen.findByRole('textbox', { name: 'Problem' }), 'They sting');
  await opened.fill(screen.getByRole('textbox', { name: 'Audience' }), 'Gardeners');
  history.back();
  await screen.findByRole('row', { name: 'Wasps' });
  await waitFor(() => expect(flagged().map(([idea]) => idea)).toEqual(['Bees']));
  within(row('Wasps')).getByText('Gardeners');
  await opened.user.click(screen.getByRole('radio', { name: 'Board' }));
  await screen.findByRole('grid', { name: 'Inbox' });
  await waitFor(() => expect(flagged().map(([idea]) => idea)).toEqual(['Bees']));
});

test('a vault that was not read yet is not shown as empty', async () => {
  const [asked, read] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await openApp('/idea-vault', {
    answers: [
      async ({ url }) => {
        if (url.pathname !== '/api/v1/events') return undefined;
        asked.resolve();
        await read.promise;
        return undefined;
      },
    ],
  });
  await asked.promise;
  await screen.findByText('Loading ideas');
  expect(screen.queryByText('No ideas yet')).toBe(null);
  read.resolve();
  await screen.findByText('No ideas yet');
});

test('a card is chosen by its box, and opened by the rest of it', async () => {
  const { user } = await openVault('?view=board');
  const [name = ''] = titlesIn('Inbox');
  await user.click(within(row(name)).getByRole('checkbox'));
  const chosen = within(await findChosen());
  await chosen.findByText('1 selected');
  await user.click(chosen.getByRole('button', { name: 'Clear selection' }));
  await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Selected ideas' })).toBe(null));
  await user.click(row(name));
  await screen.findByRole('heading', { level: 1, name });
});

/** Presses Tab until something has the focus that answers to this. */
async function tabTo({ user }: Opened, isThere: (element: Element | null) => boolean): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    await user.tab();
    if (isThere(document.activeElement)) return;
  }
  throw new Error('Tab does not lead there');
}

test('on the board ideas of two columns are chosen, tagged, exported and archived together by keys alone', async () => {
  const files = catchFiles();
  const opened = await openVault('?view=board&order=title');
  const { user } = opened;
  const isButton = (name: string) => (element: Element | null) => element?.textContent?.trim() === name;
  const isRowIn = (list: string) => (element: Element | null) =>
    element?.role === 'row' && listNamed(list).contains(element);
  const [[inbox = ''], [testing = '']] = [titlesIn('Inbox'), titlesIn('Testing')];
  screen.getByRole('radio', { name: 'Board' }).focus();
  await tabTo(opened, isRowIn('Inbox'));
  await user.keyboard(' ');
  await tabTo(opened, isRowIn('Testing'));
  await user.keyboard(' ');
  const chosen = within(await findChosen());
  await chosen.findByText('2 selected');

  await tabTo(opened, isButton('Add tag…'));
  await user.keyboard('{Enter}');
  await screen.findByLabelText('Tag');
  await user.keyboard('bulk{Enter}');
  await screen.findByText('Tagged 2 ideas “bulk”.');

  await tabTo(opened, isButton('Export'));
  await user.keyboard('{Enter}');
  const csv = await screen.findByRole('menuitem', { name: 'As CSV' });
  await waitFor(() => expect(document.activeElement).toBe(csv));
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(files).toHaveLength(1));
  const { ideas } = JSON.parse((await files[0])?.text ?? '') as {
    readonly ideas: readonly { readonly title: string; readonly tags: readonly string[]; readonly status: string }[];
  };
  expect(ideas.map(({ title, tags, status }) => [title, tags.includes('bulk'), status]).toSorted()).toEqual(
    [
      [inbox, true, 'inbox'],
      [testing, true, 'testing'],
    ].toSorted(),
  );
  // The menu has given back what it had.
  await waitFor(() => expect(document.activeElement).toBe(chosen.getByRole('button', { name: 'Export' })));

  await tabTo(opened, isButton('Archive'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect([...titlesIn('Inbox'), ...titlesIn('Testing')]).not.toContain(testing));
  expect(titlesIn('Inbox')).not.toContain(inbox);
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});
