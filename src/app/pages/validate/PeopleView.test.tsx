import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draftLaunch } from '../../../../tests/fixtures/a-launched-page.ts';
import { runOf, signUpOf } from '../../../../tests/fixtures/an-intake.ts';
import { catchFiles } from '../../../../tests/fixtures/app-in-jsdom/caught-files.ts';
import { findViolations } from '../../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import { type Draft, openApp } from '../../../../tests/fixtures/app-in-jsdom/open-app.tsx';
import { saying, wordsBeforeFolds } from '../../../../tests/fixtures/app-in-jsdom/shown-text.ts';
import { statistics } from '../../../../tests/fixtures/statistics.ts';

const press = async (user: { click(element: Element): Promise<void> }, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const table = () => within(screen.getByRole('table', { name: 'People' }));
const row = (name: string) => within(table().getByRole('row', { name: new RegExp(name, 'u') }));
const listed = () =>
  table()
    .getAllByRole('rowheader')
    .map(({ textContent }) => /^\S+@example\.org/u.exec(textContent)?.[0]);
const three = ['ada@example.org', 'bob@example.org', 'cem@example.org'];

/** Three people have signed up, unless told otherwise, the second from the news. */
async function openPeople(emails: readonly string[] = three) {
  const { drafts, projectId, pageId, slug } = draftLaunch();
  const intake = `intake-${pageId}`;
  const sources = emails.map((_, at) => (at === 1 ? 'news' : 'direct'));
  const runs = sources.map((source) => runOf(1, { source }));
  const entries = emails.map(() => crypto.randomUUID());
  const join = (ordinal: number, email: string): Draft => [
    intake,
    'ReceiveSignUp',
    {
      ...signUpOf(ordinal, entries[ordinal - 1] ?? crypto.randomUUID(), projectId, email),
      source: sources[ordinal - 1] ?? 'direct',
    },
    'public',
  ];
  const opened = await openApp(`/validate?projectId=${projectId}&view=people`, {
    before: [
      ...drafts,
      [intake, 'TallyVisits', { projectId, runs, dropped: {} }, 'system'],
      ...emails.map((email, at) => join(at + 1, email)),
    ],
  });
  await screen.findByText(`${emails.length} people`);
  return { ...opened, projectId, pageId, slug, intake, join, entries };
}

test('people are searched, sorted and told apart, and their addresses are saved as a table', async () => {
  const { user, fill, elsewhere, projectId, intake, join } = await openPeople();
  elsewhere([intake, 'TallyVisits', { projectId, runs: [runOf(1)], dropped: { bot: 1 } }, 'system']);
  elsewhere(join(4, 'Bob@example.org'));
  await waitFor(() => row('bob@').getByText(saying('Signed up 2 times')));
  row('bob@').getByRole('cell', { name: 'news' });
  await press(user, 'Person');
  expect(listed()).toEqual(three);
  await press(user, 'Person');
  expect(screen.getByRole('columnheader', { name: 'Person' }).getAttribute('aria-sort')).toBe('descending');
  expect(listed()).toEqual([...three].reverse());
  const search = screen.getByRole('searchbox', { name: 'Search people' });
  await fill(search, 'bob');
  await screen.findByText('1 of 3 people');
  expect(listed()).toEqual(['bob@example.org']);
  await fill(search, 'nobody');
  await screen.findByText('No one matches these filters.');
  await press(user, 'Clear filters');
  await screen.findByText('3 people');
  screen.getByText(saying('4 visitors, 3 sign-ups so far.'));
  within(screen.getByRole('table', { name: 'By source' })).getByRole('row', { name: 'news 1 1' });
  screen.getByRole('table', { name: 'By day (UTC)' });
  await user.click(screen.getByText('1 request not counted'));
  within(screen.getByRole('table', { name: 'Not counted' })).getByRole('row', { name: 'Bots 1' });
  expect(await findViolations()).toEqual([]);
  const files = catchFiles();
  await press(user, 'Export CSV');
  const lines = ((await files[0])?.text ?? '').trim().split('\r\n');
  expect(lines.map((line) => line.replace('\ufeff', '').split(',')[0]).sort()).toEqual(['Email', ...three]);
});

/** Bob orders what costs 9 euros on a page of two who have signed up. */
async function openOrders(emails: readonly string[]) {
  const opened = await openPeople(emails);
  const { projectId, pageId, intake, elsewhere } = opened;
  const page = `page-${pageId}`;
  const starter = { heading: 'Starter', price: '€9', period: 'per month', goal: 'pre-order' };
  elsewhere([page, 'PlaceBlocks', { blocks: [{ id: 'prices', kind: 'pricing', parent: null, fields: {} }] }]);
  elsewhere([page, 'PlaceBlocks', { blocks: [{ id: 'starter', kind: 'plan', parent: 'prices', fields: starter }] }]);
  const order = signUpOf(1, crypto.randomUUID(), projectId, 'bob@example.org');
  elsewhere([intake, 'ReceiveSignUp', { ...order, goal: 'pre-order', form: 'starter', answers: [] }, 'public']);
  await screen.findByText('3 people');
  return opened;
}

test('who has ordered is listed with the price that they chose', async () => {
  const { user } = await openOrders(['ada@example.org', 'cem@example.org']);
  row('bob@').getByText('Starter · €9 per month');
  expect(row('ada@').queryByText('Starter · €9 per month')).toBe(null);
  await user.type(screen.getByRole('searchbox', { name: 'Search people' }), 'starter');
  await screen.findByText('1 of 3 people');
});

test('all that came with an address is erased with it, also what is not listed, as soon as there is a network', async () => {
  const { user, fill, types, cut, mend } = await openOrders(['ada@example.org', 'bob@example.org']);
  const search = screen.getByRole('searchbox', { name: 'Search people' });
  await fill(search, 'starter');
  await screen.findByText('1 of 3 people');
  cut();
  await user.click(row('bob@').getByRole('button', { name: 'Erase' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Erase bob@example.org?' }));
  dialog.getByText(/^2 entries in this project will be erased/u);
  await user.click(dialog.getByRole('button', { name: 'Erase' }));
  await waitFor(() => row('bob@').getByText('Erased when you’re back online'));
  await fill(search, '');
  mend();
  await waitFor(() => expect(table().getAllByRole('row', { name: /Erased person/u })).toHaveLength(2));
  row('ada@');
  expect(types().filter((type) => type === 'PersonErased')).toHaveLength(2);
});

test('who is excluded, with a reason, counts again once that is undone; several are one change, by keyboard alone', async () => {
  const { user, types } = await openPeople();
  row('cem@').getByRole('button', { name: 'Exclude' }).focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Exclude this person from the test?' }));
  await user.click(dialog.getByRole('button', { name: 'Exclude' }));
  await dialog.findByText('Give a reason.');
  expect(await findViolations()).toEqual([]);
  dialog.getByRole('textbox', { name: 'Reason' }).focus();
  await user.paste('A friend');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => row('cem@').getByText(saying('Excluded: A friend')));
  await waitFor(() => expect(types()).toEqual(['EntryExcluded']));
  await press(user, 'Undo');
  await waitFor(() => row('cem@').getByRole('button', { name: 'Exclude' }));
  await waitFor(() => expect(types()).toEqual(['EntryExcluded', 'EntryIncluded']));
  screen.getByRole('checkbox', { name: 'Select everyone listed' }).focus();
  await user.keyboard(' ');
  await screen.findByText('3 selected');
  await press(user, 'Exclude 3 people');
  const several = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(document.activeElement).toBe(several.getByRole('textbox', { name: 'Reason' })));
  await user.paste('A test of ours');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(table().getAllByText(saying('Excluded: A test of ours'))).toHaveLength(3));
  row('bob@').getByRole('button', { name: 'Include again' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => row('bob@').getByRole('button', { name: 'Exclude' }));
  await waitFor(() =>
    expect(types()).toEqual([
      ...['EntryExcluded', 'EntryIncluded', 'EntryExcluded', 'EntryExcluded', 'EntryExcluded', 'EntryIncluded'],
    ]),
  );
});

test('everybody listed is selected at once, also those further down who are not drawn yet', async () => {
  const { user } = await openPeople(Array.from({ length: 101 }, (_, at) => `p${at}@example.org`));
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select everyone listed' });
  await user.click(all);
  await screen.findByText('101 selected');
  screen.getByRole('button', { name: 'Exclude 101 people' });
  expect([listed().length, all.checked]).toEqual([100, true]);
  await press(user, 'Show 1 more');
  expect(listed()).toHaveLength(101);
});

test('a note on somebody is written, and read again before it is changed', async () => {
  const { user } = await openPeople();
  await user.click(row('ada@').getByRole('button', { name: 'Add note' }));
  const note = within(await screen.findByRole('dialog', { name: 'Note on ada@example.org' }));
  note.getByRole('textbox', { name: 'Note' }).focus();
  await user.paste('Bakes at night');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => row('ada@').getByText(saying('Bakes at night')));
  await user.click(row('ada@').getByRole('button', { name: 'Edit note' }));
  const again = within(await screen.findByRole('dialog', { name: 'Note on ada@example.org' }));
  expect(again.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).value).toBe('Bakes at night');
  expect(await findViolations()).toEqual([]);
});

test('of somebody who was erased nothing is offered but what is about the count', async () => {
  const { elsewhere, intake, entries } = await openPeople();
  elsewhere([intake, 'ErasePerson', { entryId: entries[1] }]);
  await waitFor(() => row('Erased person'));
  const offered = (name: string) =>
    row(name)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  expect([offered('Erased person'), offered('ada@')]).toEqual([['Exclude'], ['Add note', 'Exclude', 'Erase']]);
});

test('without a page, and without anybody on it, the view says what will be there', async () => {
  const [ideaId, projectId] = [crypto.randomUUID(), crypto.randomUUID()];
  const { user } = await openApp(`/validate?projectId=${projectId}&view=people`, {
    before: [
      [`idea-${ideaId}`, 'CaptureIdea', { title: 'Crumb' }],
      [`project-${projectId}`, 'StartProject', { ideaId, canvasId: crypto.randomUUID() }],
    ],
  });
  await screen.findByRole('heading', { name: 'No one has visited yet' });
  await user.click(screen.getByRole('link', { name: 'Go to Page builder' }));
  await screen.findByRole('heading', { level: 1, name: 'Page builder' });
});

test('before anybody has come to a page, the view says where people find it', async () => {
  const { drafts, projectId, slug } = draftLaunch();
  await openApp(`/validate?projectId=${projectId}&view=people`, { before: drafts });
  await screen.findByRole('heading', { name: 'No one has visited yet' });
  const address = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Send people here' });
  expect(address.value).toBe(`${location.origin}/p/${slug}`);
  expect(await findViolations()).toEqual([]);
});

test('what many bring from one network does not count, is said beside the people, and a founder excludes it and takes that back', async () => {
  const { drafts, projectId, pageId } = draftLaunch();
  const [assumptionId, id] = [crypto.randomUUID(), crypto.randomUUID()];
  const origins = Array.from({ length: 5 }, () => '0000000a.00000001');
  const runs = [runOf(5, { origins }), runOf(1, { origins: ['0000000b.00000001'] })];
  const { user, types } = await openApp(`/validate?projectId=${projectId}&view=experiments&id=${id}`, {
    before: [
      ...drafts,
      [
        `ledger-${projectId}`,
        'StateAssumption',
        { assumptionId, text: 'They pay', lens: 'viability', importance: 5, critical: true },
      ],
      [
        `experiment-${id}`,
        'DesignExperiment',
        {
          ...{ projectId, assumptionId, method: 'page', criterion: 0.5, n: 60, prediction: 'supports' },
          artefact: { kind: 'page', id: pageId, goal: 'sign-up' },
        },
      ],
      [`experiment-${id}`, 'StartExperiment', {}],
      [`intake-${pageId}`, 'TallyVisits', { projectId, runs, dropped: {} }, 'system'],
      [`intake-${pageId}`, 'ReceiveSignUp', signUpOf(6, crypto.randomUUID(), projectId, 'ada@example.org'), 'public'],
    ],
  });
  const running = within(await screen.findByRole('region', { name: 'Running' }));
  const limited = saying('2 visitors: the limit for their internet connection or network was reached');
  await running.findByText(limited);
  // Where the founder looks at the people, the same is said, and leads back to the test.
  await user.click(screen.getByRole('link', { name: 'See the people' }));
  const line = await screen.findByText(saying(/^Not counted in “They pay”: /u));
  expect(line.textContent).toBe(
    'Not counted in “They pay”: 2 visitors, since the limit for their internet connection or network was reached.',
  );
  await user.click(within(line).getByRole('link', { name: '“They pay”' }));
  await user.click(await screen.findByText('By network'));
  const networks = () => within(screen.getByRole('list', { name: 'By network' })).getAllByRole('listitem');
  expect(networks()).toHaveLength(1);
  within(networks()[0] as HTMLElement).getByText(saying(/A network on \w+ \d+, \d{4}: 5 visitors, 0 sign-ups/u));
  await user.click(within(networks()[0] as HTMLElement).getByRole('button', { name: 'Exclude' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Exclude this network from the test?' }));
  await user.click(dialog.getByRole('button', { name: 'Exclude' }));
  await dialog.findByText('Give a reason.');
  expect(await findViolations()).toEqual([]);
  dialog.getByRole('textbox', { name: 'Reason' }).focus();
  await user.paste('A rival');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => within(networks()[0] as HTMLElement).getByText(saying('Excluded: A rival')));
  await waitFor(() => expect(types()).toEqual(['NetworkExcluded']));
  const now = () => within(screen.getByRole('region', { name: 'Running' }));
  now().getByText(saying('5 visitors: their network was excluded (A rival)'));
  expect(now().queryByText(limited)).toBe(null);
  await press(user, 'Undo');
  await waitFor(() => within(networks()[0] as HTMLElement).getByRole('button', { name: 'Exclude' }));
  await waitFor(() => expect(types()).toEqual(['NetworkExcluded', 'NetworkIncluded']));
});

test('the figures of a page say a range in plain words, and its formula in a fold', async () => {
  const { user, reopen, elsewhere, projectId, pageId, intake } = await openPeople(three.slice(0, 2));
  await reopen(`/validate?projectId=${projectId}&view=people&id=${pageId}`);
  await screen.findByText(saying(/^Too few visitors to say yet how many would sign up in the long run\. /u));
  const direct = () => within(screen.getByRole('table', { name: 'By source' })).getByRole('row', { name: /^direct/u });
  expect(direct().textContent).toBe('direct11');
  screen.getByText(saying('2 visitors, 2 sign-ups so far.'));
  expect(screen.queryByRole('table', { name: 'By version' })).toBe(null);
  await user.click(screen.getByText('Proof'));
  await screen.findByText(/^sequence-1: /u);
  const range = /^In the long run, between [\d.]+% and 100% of visitors would sign up\./u;
  screen.getByText(saying(range));
  await user.click(screen.getByText('Proof'));
  const tally = (n: number) =>
    elsewhere([intake, 'TallyVisits', { projectId, runs: [runOf(n)], dropped: {} }, 'system']);
  tally(17);
  await waitFor(() => expect(direct().textContent).toBe('direct181'));
  screen.getByText(saying(/^Too few visitors/u));
  tally(1);
  await screen.findByText(saying(/^In the long run, between [\d.]+% and [\d.]+% of visitors would sign up\. /u));
  expect(screen.queryByText(saying(/^Too few visitors/u))).toBe(null);
  tally(1);
  await waitFor(() => expect(direct().textContent).toMatch(/^direct2015%[\d.]+% to [\d.]+%$/u));
  expect(wordsBeforeFolds(screen.getByRole('main')).match(statistics)).toBe(null);
});

test.each([
  [14, null],
  [15, '1 more row not shown.'],
])('of %i sources fourteen are listed, and how many more there are is said', async (count, rest) => {
  const { elsewhere, projectId, intake } = await openPeople(three.slice(0, 2));
  const runs = Array.from({ length: count - 2 }, (_, at) => runOf(1, { source: `source ${at}` }));
  elsewhere([intake, 'TallyVisits', { projectId, runs, dropped: {} }, 'system']);
  await screen.findByText(saying(`${count} visitors, 2 sign-ups so far.`));
  const rows = within(screen.getByRole('table', { name: 'By source' })).getAllByRole('rowheader');
  expect([rows.length, screen.queryByText(/not shown\.$/u)?.textContent ?? null]).toEqual([14, rest]);
});
