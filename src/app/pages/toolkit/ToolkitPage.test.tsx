import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { calculatorLabels, compareLabels, nameLabels, reportLabels, scenarioLabels } from '#features/toolkit/labels.ts';
import { openApp } from '../../../../tests/fixtures/app-in-jsdom/open-app.tsx';

type Opened = Awaited<ReturnType<typeof openApp>>;

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string | RegExp) => screen.getByLabelText(name);
const result = () => within(screen.getByRole('status', { name: calculatorLabels.result }));
const listed = (name: string = scenarioLabels.list) => within(screen.getByRole('list', { name }));
/** Whether the open scenario says that what was typed is not saved. */
const isChanged = () => screen.queryByText(`· ${scenarioLabels.unsaved}`) !== null;
const inputs = () => new URL(location.href).searchParams.get('inputs');

async function openCalculator(query: string): Promise<Opened> {
  const opened = await openApp(`/toolkit?${query}`);
  await screen.findByRole('status', { name: calculatorLabels.result });
  return opened;
}

/** With what is typed there now. */
async function save({ user, fill }: Opened, title: string): Promise<void> {
  await user.click(button(/^Save as/));
  await fill(await screen.findByLabelText(nameLabels.name), title);
  await user.click(button(nameLabels.save));
  await screen.findByText(scenarioLabels.open(title));
}

/** A founder who explores an idea that has one assumption, on a calculation. */
async function openExplored(query: string, before: readonly (readonly [string, string, object])[] = []) {
  const [ideaId, projectId] = [crypto.randomUUID(), crypto.randomUUID()];
  const assumption = { assumptionId: crypto.randomUUID(), text: 'Half of the bakers pay', lens: 'viability' };
  const opened = await openApp(`/toolkit?${query}`, {
    before: [
      [`idea-${ideaId}`, 'CaptureIdea', { title: 'Crumb' }],
      [`project-${projectId}`, 'StartProject', { ideaId, canvasId: crypto.randomUUID() }],
      [`ledger-${projectId}`, 'StateAssumption', { ...assumption, importance: 5, critical: true }],
      ...before.map(([stream, type, data]) => [stream, type, { projectId, ...data }] as const),
    ],
  });
  await screen.findByRole('status', { name: calculatorLabels.result });
  return { ...opened, projectId, assumptionId: assumption.assumptionId };
}

test('by keyboard alone, without any project: a calculator is found, filled, saved, and there again when opened anew', async () => {
  const opened = await openApp('/toolkit');
  const { user, fill, reopen, types } = opened;
  const link = await screen.findByRole('link', { name: 'Wilson' });
  link.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Wilson' });
  await result().findByText('Fill in “Said yes” and “Asked” to see a result.');
  field(/^Said yes/).focus();
  await user.keyboard('15');
  await user.tab();
  await user.keyboard('50');
  await result().findByText('30%, between 19.1% and 43.75%');
  expect(screen.queryByRole('button', { name: calculatorLabels.evidence })).toBe(null);
  await waitFor(() => expect(inputs()).toBe('yes=15&asked=50'));
  // The address follows what is typed, and the focus stays where it is.
  expect(document.activeElement).toBe(field(/^Asked/));
  await reopen();
  await screen.findByRole('status', { name: calculatorLabels.result });
  await result().findByText('30%, between 19.1% and 43.75%');

  button(calculatorLabels.save).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(field(nameLabels.name)));
  await user.keyboard('{Enter}');
  await screen.findByText(nameLabels.empty);
  await user.keyboard('First fifty{Enter}');
  await screen.findByText(scenarioLabels.open('First fifty'));
  await fill(field(/^Said yes/), '25');
  await waitFor(() => expect(isChanged()).toBe(true));
  button(calculatorLabels.saveChanges).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(isChanged()).toBe(false));
  await waitFor(() => expect(types()).toEqual(['ScenarioSaved', 'ScenarioChanged']));
  await reopen();
  await screen.findByRole('status', { name: calculatorLabels.result });
  await result().findByText(/^50%, between/);
  await user.click(screen.getByRole('link', { name: calculatorLabels.all }));
  await screen.findByRole('list', { name: 'Saved scenarios' });
  listed('Saved scenarios').getByRole('link', { name: 'First fifty' });
});

test('a field says what it is for, and then how a number was understood that is not written plainly', async () => {
  const { fill } = await openCalculator('calculator=break-even');
  const cost = field(/^Variable cost/);
  const said = () => document.getElementById(cost.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;
  expect(said()).toBe('What one more costs you, fees included.');
  await fill(cost, '2e3');
  await waitFor(() => expect(said()).toBe('Read as 2,000.'));
});

test('a link carries the inputs, and hostile ones are answered in words', async () => {
  const { user, fill, reopen } = await openCalculator('calculator=runway&inputs=cash%3D1.234%26spend%3DNaN%26x%3D1');
  await result().findByText(/“NaN” isn’t a number\. Write it like 1234\.5\./);
  await fill(field(/^Spend/), '1e308');
  await result().findByText(/Spend can be at most/);
  await fill(field(/^Spend/), '-5');
  await result().findByText(/Spend can’t be negative\./);
  screen.getByText(/Read as 1,234\./);
  await fill(field(/^Spend/), '100,5');
  await fill(field(/^Revenue \(/), '0');
  await result().findAllByText('12.3 months');
  await user.click(button(calculatorLabels.link));
  await screen.findByText('Copied.');
  const link = new URL(await navigator.clipboard.readText());
  expect([link.origin, link.pathname, link.searchParams.get('inputs')]).toEqual([
    location.origin,
    '/toolkit',
    'cash=1234&spend=100.5&revenue=0',
  ]);
  await reopen(link.pathname + link.search);
  await screen.findByRole('status', { name: calculatorLabels.result });
  await result().findAllByText('12.3 months');
  await reopen('/toolkit?calculator=nothing');
  await screen.findByText(calculatorLabels.missingTitle);
  await reopen(`/toolkit?calculator=runway&scenario=${crypto.randomUUID()}`);
  await screen.findByText(scenarioLabels.missingTitle);
});

test('scenarios stand side by side, with a chart, as a table, and a name that is a formula is none in it', async () => {
  const opened = await openCalculator('calculator=runway&inputs=cash%3D100000%26spend%3D10000%26revenue%3D0');
  const { api, user, fill, reopen } = opened;
  await save(opened, '=HYPERLINK("x")');
  await fill(field(/^Revenue \(/), '5000');
  await save(opened, 'Bold');
  await screen.findByText(scenarioLabels.compareHint);
  for (const name of ['=HYPERLINK("x")', 'Bold']) {
    listed()
      .getByRole('checkbox', { name: scenarioLabels.select(name) })
      .focus();
    await user.keyboard(' ');
  }
  await user.click(await screen.findByRole('link', { name: scenarioLabels.compare }));
  await screen.findByRole('heading', { level: 1, name: compareLabels.title('Runway and default alive') });
  const cells = () =>
    within(screen.getByRole('row', { name: /^Result/ }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells()).toEqual(['10 months', '20 months']);
  await within(await screen.findByRole('figure')).findByText(/Bold: .* after 21 months\./);
  screen.getByRole('slider').focus();
  await user.keyboard('{Home}');
  await screen.findByText(/^Today: /);
  const files: Blob[] = [];
  const given = { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL() {} };
  vi.stubGlobal('URL', class extends URL {});
  Object.assign(URL, given);
  await user.click(button(calculatorLabels.csv));
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = ((await files[0]?.text()) ?? '').replace(/^\ufeff/, '').split('\r\n');
  expect(lines.slice(0, 2)).toEqual([
    `Runway and default alive,"'=HYPERLINK(""x"")",Bold`,
    'Result,10 months,20 months',
  ]);
  expect(lines).toContain(`Month,"'=HYPERLINK(""x"")",Bold`);
  expect(lines).toContain('Month 20,,$0');

  // Whoever has neither of them sees both by the address, and goes on from there.
  const address = location.pathname + location.search;
  for (const stream of api.log.streams())
    api.log.commit([
      { id: crypto.randomUUID(), stream, type: 'RemoveScenario', data: {}, at: '2026-01-01T00:00:00.000Z' },
    ]);
  await reopen(address);
  await screen.findByRole('row', { name: /^Result/ });
  expect(cells()).toEqual(['10 months', '20 months']);
  await user.click(screen.getByRole('link', { name: 'Bold' }));
  await screen.findByRole('status', { name: calculatorLabels.result });
  await result().findAllByText('20 months');
  expect(field(/^Revenue \(/)).toHaveProperty('value', '5000');
});

test('a scenario is renamed, removed, and brought back', async () => {
  const opened = await openCalculator('calculator=rice');
  const { user, fill, types } = opened;
  await user.click(button(calculatorLabels.example));
  await save(opened, 'Search');
  await user.click(button(scenarioLabels.actions('Search')));
  await user.click(await screen.findByRole('menuitem', { name: scenarioLabels.rename }));
  await fill(await screen.findByLabelText(nameLabels.name), 'Better search');
  await user.click(button(nameLabels.save));
  await screen.findByText(scenarioLabels.open('Better search'));
  await user.click(button(scenarioLabels.actions('Better search')));
  await user.click(await screen.findByRole('menuitem', { name: scenarioLabels.remove }));
  await screen.findByText(scenarioLabels.missingTitle);
  await user.click(button('Undo'));
  await screen.findByText(scenarioLabels.open('Better search'));
  expect(
    listed()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Better search']);
  await waitFor(() =>
    expect(types()).toEqual(['ScenarioSaved', 'ScenarioChanged', 'ScenarioRemoved', 'ScenarioRestored']),
  );
});

test('a scenario that was saved on another device comes with its inputs, also to a device that had all there was before', async () => {
  const { api, reopen } = await openApp('/toolkit');
  await screen.findByRole('heading', { level: 1, name: 'Toolkit' });
  const [id, scenarioId] = [crypto.randomUUID(), crypto.randomUUID()];
  const data = { calculator: 'wilson', title: 'First fifty', inputs: { yes: '15', asked: '50' } };
  const saved = { id, stream: `scenario-${scenarioId}`, type: 'SaveScenario', data, at: '2026-01-01T00:00:00.000Z' };
  expect(api.log.commit([saved])).toMatchObject([{ status: 'accepted' }]);
  await reopen(`/toolkit?calculator=wilson&scenario=${scenarioId}`);
  await screen.findByText(scenarioLabels.open('First fifty'));
  await waitFor(() => result().getByText('30%, between 19.1% and 43.75%'));
  expect(isChanged()).toBe(false);
});

test('without a network everything works, and is sent when there is one again', async () => {
  const opened = await openCalculator('calculator=ltv');
  const { api, user, types } = opened;
  api.isDown = true;
  await user.click(button(calculatorLabels.example));
  await save(opened, 'On a plane');
  listed().getByRole('link', { name: 'On a plane' });
  expect(types()).toEqual([]);
  api.isDown = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(types()).toEqual(['ScenarioSaved']));
});

test('a result becomes evidence of the chosen assumption, with its inputs and a link that works it out again', async () => {
  const opened = await openExplored('calculator=wilson&inputs=yes%3D5%26asked%3D50%26target%3D50');
  const { user, reopen, projectId, assumptionId, api, types } = opened;
  await result().findByText('Refutes');
  await user.click(button(calculatorLabels.evidence));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record evidence' }));
  await user.click(dialog.getByRole('button', { name: 'Record' }));
  await dialog.findByText('Choose an assumption.');
  await user.click(dialog.getByRole('button', { name: /Assumption/ }));
  await user.click(await screen.findByRole('option', { name: 'Half of the bakers pay' }));
  await user.click(dialog.getByRole('button', { name: 'Record' }));
  await screen.findByText('Evidence recorded.');
  await waitFor(() => expect(types()).toEqual(['EvidenceRecorded']));
  expect(api.log.events.at(-1)?.data['assumptionId']).toBe(assumptionId);
  await reopen(`/validate?projectId=${projectId}&view=evidence`);
  await screen.findByText(/Wilson: 10%, between .*Said yes: 5 people; Asked: 50 people; Target: 50%.*wilson-1/su);
  const source = screen.getByRole('link', { name: 'Open source' }).getAttribute('href') ?? '';
  expect(new URL(source).searchParams.get('inputs')).toBe('yes=5&asked=50&target=50');
});

test('a result goes into the founder’s first report, and one press takes that back', async () => {
  const { user, fill, types } = await openExplored('calculator=wilson&inputs=yes%3D5%26asked%3D50');
  await result().findAllByText(/^10%/);
  await user.click(button(calculatorLabels.report));
  await screen.findByText(reportLabels.first);
  await fill(screen.getByLabelText('Title'), 'Winter');
  await user.keyboard('{Enter}');
  await screen.findByText(reportLabels.added('Winter'));
  await waitFor(() => expect(types()).toEqual(['ReportWritten']));
  await user.click(await screen.findByRole('link', { name: reportLabels.open }));
  await within(await screen.findByRole('article', { name: 'Winter' })).findAllByText(/^10%, between/);
  history.back();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(types()).toEqual(['ReportWritten', 'ReportRemoved']));
});

test('a result goes into the chosen report alone, and one press takes it out again', async () => {
  const [spring, autumn] = [crypto.randomUUID(), crypto.randomUUID()];
  const { user, api } = await openExplored('calculator=wilson&inputs=yes%3D5%26asked%3D50', [
    [`report-${spring}`, 'WriteReport', { title: 'Spring', blocks: [] }],
    [`report-${autumn}`, 'WriteReport', { title: 'Autumn', blocks: [] }],
  ]);
  await result().findAllByText(/^10%/);
  await user.click(button(calculatorLabels.report));
  const dialog = within(await screen.findByRole('dialog', { name: reportLabels.title }));
  await user.click(dialog.getByRole('button', { name: /Report$/ }));
  await user.click(await screen.findByRole('option', { name: 'Spring' }));
  await user.click(dialog.getByRole('button', { name: reportLabels.add }));
  await screen.findByText(reportLabels.added('Spring'));
  const blocks = () =>
    [spring, autumn].map((id) => (api.log.state(`report-${id}`) as { readonly blockCount: number }).blockCount);
  await waitFor(() => expect(blocks()).toEqual([1, 0]));
  await user.click(button('Undo'));
  await waitFor(() => expect(blocks()).toEqual([0, 0]));
});

test('a result waits for an idea where none is explored, and says where to find one', async () => {
  const { user } = await openCalculator('calculator=wilson&inputs=yes%3D5%26asked%3D50');
  await result().findAllByText(/^10%/);
  await user.click(button(calculatorLabels.report));
  const dialog = within(await screen.findByRole('dialog', { name: reportLabels.title }));
  await user.click(dialog.getByRole('link', { name: reportLabels.toVault }));
  await screen.findByRole('heading', { level: 1, name: 'Idea vault' });
});
