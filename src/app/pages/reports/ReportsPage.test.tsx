import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  blockLabels,
  compareLabels,
  listLabels,
  momentLabels,
  newReportLabels,
  pdfLabels,
  renameLabels,
  screenLabels,
  shareLabels,
} from '#features/reports/labels.ts';
import { inTeam } from '../../../../tests/fixtures/app-in-jsdom/in-team.ts';
import type { Answer } from '../../../../tests/fixtures/app-in-jsdom/memory-api.ts';
import { reportsOf } from '../../../../tests/fixtures/app-in-jsdom/memory-reports.ts';
import { type Draft, openApp } from '../../../../tests/fixtures/app-in-jsdom/open-app.tsx';
import { type MemoryLog, workspaceId } from '../../../../tests/fixtures/sync/memory-log.ts';

type Opened = Awaited<ReturnType<typeof openApp>>;

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const sheet = async (name: string) => within(await screen.findByRole('article', { name }));
const dialog = async (name?: string) => within(await screen.findByRole('dialog', name ? { name } : {}));
const gone = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBe(null));
const says = (text: string | RegExp) => screen.findByText(text, typeof text === 'string' ? { exact: false } : {});

/** A founder who explores an idea with one assumption, about which somebody has said something. */
function explored() {
  const [ideaId, projectId, assumptionId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const stated = { assumptionId, text: 'Bakers pay for a pickup', lens: 'viability', importance: 5, critical: true };
  const find = (text: string): Draft => [
    `ledger-${projectId}`,
    'RecordEvidence',
    { evidenceId: crypto.randomUUID(), assumptionId, direction: 1, rung: 'anecdote', weight: 0.5, text },
  ];
  const before: readonly Draft[] = [
    [`idea-${ideaId}`, 'CaptureIdea', { title: 'Bread by post' }],
    [`project-${projectId}`, 'StartProject', { ideaId, canvasId: crypto.randomUUID() }],
    [`ledger-${projectId}`, 'StateAssumption', stated],
    find('Two bakers asked for it'),
  ];
  return { projectId, find, before };
}

const send = (log: MemoryLog, [stream, type, data]: Draft, at = log.now): void =>
  expect(
    log.commit([{ id: crypto.randomUUID(), stream, type, data: data as Record<string, never>, at }]),
  ).toMatchObject([{ status: 'accepted' }]);

/** Records the files that the founder's browser was given to keep, and the addresses requested from the server. */
function catchFiles(): Answer & { readonly asked: string[]; readonly names: string[] } {
  const [asked, names]: [string[], string[]] = [[], []];
  vi.stubGlobal('URL', class extends URL {});
  Object.assign(URL, { createObjectURL: () => 'blob:report', revokeObjectURL() {} });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const answer: Answer = ({ url }) => {
    if (!/\.(pdf|html)$/u.test(url.pathname)) return undefined;
    asked.push(`${url.pathname.split('.').at(-1)}${url.search}`);
    return { status: 200, body: 'a file' };
  };
  return Object.assign(answer, { asked, names });
}

async function openReports(before: readonly Draft[], path = '/reports', answers: readonly Answer[] = []) {
  const opened: { current?: Opened } = {};
  const logOf = (): MemoryLog => {
    if (!opened.current) throw new Error('no report is asked for before the application is there');
    return opened.current.api.log;
  };
  opened.current = await openApp(path, { before, answers: [...answers, reportsOf(logOf)] });
  return opened.current;
}

async function createReport({ user, fill }: Opened, title: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: listLabels.newReport }));
  const name = await screen.findByLabelText<HTMLInputElement>(newReportLabels.name);
  expect(name.value).toMatch(/: validation report$/u);
  within(screen.getByRole('radiogroup', { name: newReportLabels.template })).getByText(
    'One sheet: the idea, what is known, what comes next.',
  );
  await fill(name, title);
  await user.click(button(newReportLabels.create));
  await screen.findByRole('heading', { level: 1, name: title });
}

test('blocks are added, written, moved and removed by keyboard, and stay so', async () => {
  const opened = await openReports(explored().before);
  const { user, fill, reopen, types } = opened;
  await createReport(opened, 'March');
  const headings = () =>
    within(screen.getByRole('article'))
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
  const press = async (name: string) => {
    (await screen.findByRole('button', { name })).focus();
    await user.keyboard('{Enter}');
  };
  await press(screenLabels.edit('What we believed'));
  const editing = await dialog(blockLabels.title);
  await fill(editing.getByRole('textbox', { name: blockLabels.text }), 'They pay.\nSome more than once.');
  await fill(editing.getByRole('textbox', { name: blockLabels.heading }), 'In short');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(headings()).toContain('In short'));
  await press(screenLabels.down('In short'));
  await waitFor(() => expect(headings().slice(0, 2)).toEqual(['What we did', 'In short']));
  await press(screenLabels.removeBlock('What we did'));
  await waitFor(() => expect(headings()[0]).toBe('In short'));
  await waitFor(() =>
    expect(types()).toEqual([
      'ReportWritten',
      'ReportTextEdited',
      'ReportTextEdited',
      'ReportBlocksMoved',
      'ReportBlocksRemoved',
    ]),
  );
  await reopen();
  await sheet('March');
  await waitFor(() => expect(headings()[0]).toBe('In short'));
});

test('a report is renamed, what was typed into a calculation is changed in it, and a link says when it ends', async () => {
  const { projectId, before } = explored();
  const reportId = crypto.randomUUID();
  const calculation = { id: 'c', kind: 'calculator', calculator: 'wilson', inputs: { yes: '15', asked: '50' } };
  const write = { projectId, title: 'March', template: 'validation', blocks: [calculation] };
  const opened = await openReports(
    [...before, [`report-${reportId}`, 'WriteReport', write]],
    `/reports?report=${reportId}`,
  );
  const { user, fill, api } = opened;
  await sheet('March');
  await user.click(button(screenLabels.rename));
  const title = (await dialog(renameLabels.title)).getByRole('textbox', { name: 'Title' });
  await fill(title, ' ');
  await user.keyboard('{Enter}');
  await says('Give it a title of at most 140 characters.');
  await fill(title, 'April');
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'April' });

  await (await sheet('April')).findAllByText(/30%, between 19\.1% and 43\.75%/u);
  await user.click(screen.getAllByRole('button', { name: /^Edit “/u })[0] as HTMLElement);
  const editing = await dialog();
  await fill(editing.getByLabelText(/^Said yes/u), '51');
  await fill(editing.getByLabelText(/^Said yes/u), '25');
  await user.click(editing.getByRole('button', { name: blockLabels.save }));
  await (await sheet('April')).findAllByText(/50%, between/u);
  await gone('dialog');

  await user.click(button(screenLabels.share));
  const sharing = await dialog(shareLabels.title);
  await user.click(sharing.getByRole('button', { name: /Link expires after/u }));
  await user.click(await screen.findByRole('option', { name: '7 days' }));
  await user.click(sharing.getByRole('button', { name: shareLabels.create }));
  await sharing.findByText(/Expires [A-Z][a-z]{2} \d+, \d{4}/u);
  const { shares } = api.log.state(`report-${reportId}`) as {
    readonly shares: Readonly<Record<string, { readonly expiresAt: string }>>;
  };
  const lasting = Object.values(shares).map(({ expiresAt }) => (Date.parse(expiresAt) - Date.now()) / 86_400_000);
  expect(lasting.map(Math.round)).toEqual([7]);
});

test('in six presses from the list a report is frozen, shown as number 1, and shared as that, though the live one is looked at', async () => {
  const files = catchFiles();
  const { projectId, before } = explored();
  const { user } = await openReports(before, '/reports', [files]);
  let presses = 0;
  const press = async (name: string | RegExp) => {
    presses += 1;
    (await screen.findByRole('button', { name })).focus();
    await user.keyboard('{Enter}');
  };
  await screen.findByText(listLabels.emptyTitle);
  await press(listLabels.newReport);
  await press(newReportLabels.create);
  await press(screenLabels.freeze);
  const version = () => screen.findByRole('button', { name: /^No\. 1, as of [A-Z][a-z]{2} \d+, \d{4} Version$/u });
  await version();
  expect(new URL(location.href).searchParams.get('view')).toBe('1');
  await says(/^No\. 1, as of .* It stays as it is\./u);
  // The button that froze it is gone; the focus is not.
  await waitFor(async () => expect(document.activeElement).toBe(await version()));
  await press(screenLabels.share);
  const shows = async () =>
    within((await dialog(shareLabels.title)).getByRole('radiogroup', { name: shareLabels.version }));
  const chosen = async () => [
    (await shows()).getAllByRole('radio').length,
    (await shows()).getByRole<HTMLInputElement>('radio', { name: /^No\. 1, as of / }).checked,
  ];
  expect(await chosen()).toEqual([2, true]);
  await press(shareLabels.create);
  const link = await (await dialog()).findByRole<HTMLInputElement>('textbox', { name: /^Link: No\. 1, as of / });
  await press(shareLabels.copy);
  expect(presses).toBe(6);
  expect(await navigator.clipboard.readText()).toBe(link.value);
  expect(new URL(link.value).pathname.startsWith(`/shared/${projectId}/`)).toBe(true);
  await user.keyboard('{Escape}');
  await gone('dialog');

  // Back at the live one, a link and a PDF are of the frozen one unless the live one is chosen.
  await user.click(await version());
  await user.click(await screen.findByRole('option', { name: 'Live' }));
  await press(screenLabels.share);
  expect(await chosen()).toEqual([2, true]);
  await user.click((await shows()).getByText('Live'));
  await press(shareLabels.create);
  await (await dialog()).findByRole('textbox', { name: 'Link: Live' });
  await user.keyboard('{Escape}');
  await gone('dialog');
  for (const live of [false, true]) {
    await press(screenLabels.pdf);
    const saving = await dialog(pdfLabels.title);
    if (live) await user.click(saving.getByText('Live'));
    await user.click(saving.getByText(live ? 'Letter' : 'A4'));
    await press(pdfLabels.save);
    await waitFor(() => expect(files.names).toHaveLength(live ? 2 : 1));
  }
  expect(files.asked).toEqual(['pdf?freeze=1&paper=a4', 'pdf?paper=us-letter']);
});

test('without a network a report is written, its freeze waits and says so, and all of it is sent once there is one', async () => {
  const { projectId, before } = explored();
  const reportId = crypto.randomUUID();
  const text = (id: string, heading: string) => ({ id, kind: 'text', heading, text: `${heading}, in words.` });
  const write = { projectId, title: 'March', blocks: [text('b1', 'What we know'), text('b2', 'What comes next')] };
  const { user, fill, cut, mend, types } = await openReports(
    [...before, [`report-${reportId}`, 'WriteReport', write]],
    `/reports?report=${reportId}`,
  );
  await sheet('March');
  cut();
  await says('Freezing and sharing wait until you’re online.');
  await user.click(button(screenLabels.edit('What we know')));
  await fill((await dialog(blockLabels.title)).getByRole('textbox', { name: blockLabels.heading }), 'Known so far');
  await user.keyboard('{Enter}');
  await gone('dialog');
  await user.click(button(screenLabels.up('What comes next')));
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  await waitFor(() => expect(headings().slice(0, 2)).toEqual(['What comes next', 'Known so far']));
  await user.click(button(screenLabels.freeze));
  await screen.findByRole('button', { name: 'Freezing…' });
  expect(types()).toEqual([]);
  mend();
  await waitFor(() => expect(types()).toEqual(['ReportTextEdited', 'ReportBlocksMoved', 'ReportFrozen']));
  await says(/^No\. 1, as of .* It stays as it is\./u);
});

test('where nothing sets PDFs the screen says so, and offers the browser’s print', async () => {
  const { projectId, before } = explored();
  const reportId = crypto.randomUUID();
  const write = { projectId, title: 'March', template: 'validation', blocks: [{ id: 'b1', kind: 'score' }] };
  const without: Answer = ({ url }) =>
    url.pathname.endsWith('.pdf')
      ? { status: 501, body: { code: 'pdf-unavailable', message: 'None here.', requestId: 'r' } }
      : undefined;
  const { user } = await openReports(
    [...before, [`report-${reportId}`, 'WriteReport', write]],
    `/reports?report=${reportId}`,
    [without],
  );
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  onTestFinished(() => print.mockRestore());
  await sheet('March');
  await user.click(button(screenLabels.pdf));
  await says(screenLabels.pdfMissing);
  await user.click(screen.getAllByRole('button', { name: screenLabels.print }).at(-1) as HTMLElement);
  expect(print).toHaveBeenCalledTimes(1);
  await user.click(button(screenLabels.dismiss));
  await waitFor(() => expect(screen.queryByText(screenLabels.pdfMissing)).toBe(null));
});

test('where other PDFs are being made the screen says to try again in a minute', async () => {
  const { projectId, before } = explored();
  const reportId = crypto.randomUUID();
  const write = { projectId, title: 'March', template: 'validation', blocks: [{ id: 'b1', kind: 'score' }] };
  const busy: Answer = ({ url }) =>
    url.pathname.endsWith('.pdf')
      ? { status: 429, body: { code: 'pdf-busy', message: 'Later.', requestId: 'r' } }
      : undefined;
  const { user } = await openReports(
    [...before, [`report-${reportId}`, 'WriteReport', write]],
    `/reports?report=${reportId}`,
    [busy],
  );
  await sheet('March');
  await user.click(button(screenLabels.pdf));
  await says(screenLabels.pdfBusy);
});

test('what is frozen is compared with what is known by now, and a link that is revoked is listed no more', async () => {
  const { projectId, before, find } = explored();
  const reportId = crypto.randomUUID();
  const stream = `report-${reportId}`;
  const write = { projectId, title: 'March', template: 'one-pager', blocks: [{ id: 'score', kind: 'score' }] };
  const written: readonly Draft[] = [
    [stream, 'WriteReport', write],
    [stream, 'FreezeReport', {}],
    [stream, 'ShareReport', { grant: 'g'.repeat(32), freeze: 1, expiresAt: null }],
    find('A third one paid'),
  ];
  const { user, types } = await openReports([...before, ...written], `/reports?report=${reportId}`);
  await (await sheet('March')).findByText(/A third one paid/u);
  await user.click(button(screenLabels.compare));
  await (await dialog(compareLabels.title)).findByText('supports: A third one paid');
  await user.keyboard('{Escape}');
  await gone('dialog');
  await user.click(button(screenLabels.share));
  const sharing = await dialog(shareLabels.title);
  await user.click(sharing.getByRole('button', { name: shareLabels.revoke }));
  await sharing.findByText(shareLabels.none);
  await waitFor(() => expect(types()).toEqual(['ReportRevoked']));
});

test('the first version of one report and that of another are each shown as what they are', async () => {
  const { projectId, before } = explored();
  const [march, june] = [crypto.randomUUID(), crypto.randomUUID()];
  const written = (id: string, title: string): readonly Draft[] => [
    [
      `report-${id}`,
      'WriteReport',
      { projectId, title, template: 'one-pager', blocks: [{ id: 'score', kind: 'score' }] },
    ],
    [`report-${id}`, 'FreezeReport', {}],
  ];
  const both = [...written(march, 'March'), ...written(june, 'June')];
  const { app } = await openReports([...before, ...both], `/reports?report=${march}&view=1`);
  await (await sheet('March')).findByText(/^No\. 1, as of/u);
  app.services.navigate({ name: 'reports', params: { report: june, view: '1' } });
  await (await sheet('June')).findByText(/^No\. 1, as of/u);
});

test('a report is read as it stood on any day, by its address too, saved as it stood then, and compared with another day', async () => {
  const files = catchFiles();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-06T12:00:00') });
  onTestFinished(() => void vi.useRealTimers());
  const { projectId, before, find } = explored();
  const reportId = crypto.randomUUID();
  const address = `/reports?report=${reportId}`;
  const write = { projectId, title: 'March', template: 'one-pager', blocks: [{ id: 'score', kind: 'score' }] };
  const opened = await openReports([...before, [`report-${reportId}`, 'WriteReport', write]], '/reports', [files]);
  const { api, user, reopen } = opened;
  await screen.findByRole('heading', { level: 1, name: listLabels.title });
  api.log.now = '2026-01-06T11:00:00.000Z';
  send(api.log, find('A third one paid'));
  send(api.log, [`report-${reportId}`, 'RetitleReport', { title: 'April' }]);
  await reopen(address);
  await (await sheet('April')).findByText('supports: A third one paid');
  await user.click(button('Live Version'));
  await user.click(await screen.findByRole('option', { name: momentLabels.day }));
  // One version takes the place of another.
  const stood = (day: string, title = 'March') =>
    waitFor(() => within(screen.getByRole('article', { name: title })).getByText(`As it stood on Jan ${day}, 2026`));
  await stood('5');
  const sources = within((await sheet('March')).getByRole('region', { name: 'Evidence' })).getAllByRole('listitem');
  expect([sources.length, location.search]).toEqual([1, `?report=${reportId}&view=2026-01-05`]);
  // The focus stays on what was chosen; what only the report as it is can do is not offered.
  await waitFor(() => expect(document.activeElement).toBe(button(`${momentLabels.day} Version`)));
  expect(screen.queryByRole('button', { name: /^(Freeze|Share|Rename)$/u })).toBe(null);

  const day = () => screen.getByLabelText<HTMLInputElement>(momentLabels.asOf);
  const type = (value: string): void => {
    day().focus();
    fireEvent.change(day(), { target: { value } });
  };
  type('2026-01-02');
  await stood('2');
  expect(document.activeElement).toBe(day());
  await reopen();
  await stood('2');
  expect(day().value).toBe('2026-01-02');
  type('2025-12-30');
  await user.tab();
  await says(momentLabels.between('Jan 1, 2026', 'Jan 6, 2026'));
  expect(location.search).toBe(`?report=${reportId}&view=2026-01-02`);
  await user.click(button(screenLabels.file));
  await waitFor(() => expect(files.names).toEqual(['April.html']));
  await user.click(button(screenLabels.pdf));
  await waitFor(() => expect(files.names).toHaveLength(2));
  const asked = files.asked.map((each) => [each.split('?')[0], new URLSearchParams(each.split('?')[1]).get('asOf')]);
  expect(asked.map(([kind, asOf]) => [kind, asOf?.slice(0, 19)])).toEqual([
    ['html', '2026-01-02T23:59:59'],
    ['pdf', '2026-01-02T23:59:59'],
  ]);

  // Since that day, and then between two days.
  await user.click(button(screenLabels.compare));
  const comparing = await dialog(compareLabels.title);
  await comparing.findByText('supports: A third one paid');
  await user.click(comparing.getByRole('button', { name: 'Live To' }));
  await user.click(await screen.findByRole('option', { name: momentLabels.day }));
  await comparing.findByText(compareLabels.same);
  const ends = [compareLabels.fromDay, compareLabels.toDay].map((name) => comparing.getByLabelText(name));
  expect(ends.map((field) => (field as HTMLInputElement).value)).toEqual(['2026-01-02', '2026-01-05']);
  await user.keyboard('{Escape}');
  await gone('dialog');

  // Without a network there is today, what was read, and nothing else.
  const isOnLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  api.isDown = true;
  window.dispatchEvent(new Event('offline'));
  await says(screenLabels.offline);
  type('2026-01-03');
  await says(momentLabels.offline);
  type('2026-01-06');
  await stood('6', 'April');
  type('2026-01-02');
  await stood('2');
  type('2026-01-03');
  await says(momentLabels.offline);
  api.isDown = false;
  isOnLine.mockRestore();
  window.dispatchEvent(new Event('online'));
  await stood('3');
});

test('in a workspace of another the cover names who began it, not who reads it', async () => {
  localStorage.setItem('groundwork-workspace', workspaceId);
  const { projectId, before } = explored();
  const { ada, jonas, setting } = inTeam(before);
  const [stream, since] = [`report-${crypto.randomUUID()}`, '2026-01-01T00:00:00.000Z'];
  const write = { projectId, title: 'March', blocks: [{ id: 'cover', kind: 'cover' }] };
  const own = { id: crypto.randomUUID(), name: 'Ada’s workspace', role: 'owner', members: 1 } as const;
  const members: Answer = ({ url }) =>
    url.pathname === '/api/v1/members'
      ? {
          status: 200,
          body: [
            { accountId: jonas, name: 'Jonas', picture: null, role: 'owner', since },
            { accountId: ada, name: 'Ada', picture: null, role: 'member', since },
          ],
        }
      : undefined;
  await openApp(`/reports?report=${stream.slice('report-'.length)}`, {
    ...setting,
    record: { ...setting.record, workspaces: [own, { id: workspaceId, name: 'Bees', role: 'member', members: 2 }] },
    before: [...(setting.before ?? []), [stream, 'WriteReport', write]],
    answers: [members],
  });
  await (await sheet('March')).findByText('By Jonas');
});
