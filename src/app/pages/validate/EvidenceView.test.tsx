import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { catchFiles } from '../../../../tests/fixtures/app-in-jsdom/caught-files.ts';
import { findViolations } from '../../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import { type Draft, openApp } from '../../../../tests/fixtures/app-in-jsdom/open-app.tsx';
import { isFolded, saying } from '../../../../tests/fixtures/app-in-jsdom/shown-text.ts';

const stated = { lens: 'viability', importance: 5, critical: true };

interface Said {
  readonly text: string;
  readonly direction: number;
  readonly evidenceId?: string;
  /** Why it no longer counts, if so. */
  readonly withdrawn?: string;
}

/** The evidence of an idea with one assumption. */
async function openEvidence(text: string, all: readonly Said[]) {
  const [ideaId, projectId, assumptionId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const ledger = `ledger-${projectId}`;
  const recorded = all.flatMap(({ evidenceId = crypto.randomUUID(), withdrawn, ...said }): readonly Draft[] => [
    [ledger, 'RecordEvidence', { ...said, evidenceId, assumptionId, rung: 'anecdote', weight: 0.75 }],
    ...(withdrawn ? [[ledger, 'WithdrawEvidence', { evidenceId, reason: withdrawn }] as const] : []),
  ]);
  const opened = await openApp(`/validate?projectId=${projectId}&view=evidence`, {
    before: [
      [`idea-${ideaId}`, 'CaptureIdea', { title: 'Crumb' }],
      [`project-${projectId}`, 'StartProject', { ideaId, canvasId: crypto.randomUUID() }],
      [ledger, 'StateAssumption', { ...stated, assumptionId, text }],
      ...recorded,
    ],
  });
  await screen.findByRole('button', { name: 'Why did this change?' });
  return { ...opened, ledger, assumptionId };
}

const listed = async () =>
  within(await screen.findByRole('list', { name: 'Evidence in order' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const change = () => screen.findByRole('dialog', { name: 'Why did this change?' });

test('recorded evidence moves the score, is listed with what it did, and is withdrawn with a reason', async () => {
  const { user, fill } = await openEvidence('Bakers pay', [{ text: 'Two said no', direction: -1 }]);
  expect((await listed())[0]).toContain('Score untested → 42.1');
  await user.click(screen.getByRole('button', { name: 'Withdraw “Two said no”' }));
  await fill(await screen.findByLabelText('Why should it no longer count?'), 'They were friends');
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await waitFor(async () => expect((await listed())[0]).toContain('No longer counts: They were friends'));
});

test('the scores of any day are gone back to, and what moved them in between is said', async () => {
  const { user } = await openEvidence('Bakers pay', [
    { text: 'Two said no', direction: -1, withdrawn: 'They were friends' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Why did this change?' }));
  const dialog = within(await change());
  const slide = (name: string | RegExp, to: number) =>
    fireEvent.change(dialog.getByRole('slider', { name }), { target: { value: String(to) } });
  const row = () => within(dialog.getByRole('row', { name: /Bakers pay/u }));
  const slider = await dialog.findByRole<HTMLInputElement>('slider');
  slide(/./u, Number(slider.value) - 1);
  await waitFor(() => row().getByText('42'));

  // From the beginning to the day before the withdrawal, and why.
  slide(/./u, Number(slider.value) - 1);
  await user.click(dialog.getByText('Compare versions'));
  const reasons = () => within(dialog.getByRole('list', { name: 'What happened in between' })).getAllByRole('listitem');
  await waitFor(() => expect(reasons()).toHaveLength(2));
  dialog.getByText(saying('The idea’s weakest critical assumption stayed untested.'));
  slide('To', Number(dialog.getByRole<HTMLInputElement>('slider', { name: 'To' }).value) - 1);
  await dialog.findByText(
    saying('The idea’s weakest critical assumption was untested, and then the idea’s score was 42.'),
  );
  expect(reasons().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Two said no')]);
  expect(
    row()
      .getAllByRole('gridcell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Untested', '42', '0 → 1']);
  expect(await findViolations()).toEqual([]);
});

test('the history of the scores asks for no slider that is not there', async () => {
  const { user, elsewhere, ledger } = await openEvidence('Bakers pay', []);
  const ask = async () => {
    await user.click(screen.getByRole('button', { name: 'Why did this change?' }));
    return within(await change());
  };
  const first = await ask();
  await first.findByText(saying('Nothing has changed since.'));
  expect([first.queryByText(/Move the slider/u), first.queryByRole('slider')]).toEqual([null, null]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  elsewhere([ledger, 'StateAssumption', { ...stated, assumptionId: crypto.randomUUID(), text: 'They pay' }]);
  const second = await ask();
  await second.findByText(/Move the slider/u);
  await second.findByRole('slider');
});

test('on a phone the filters of evidence are folded, and the line that opens them says how many are set', async () => {
  const width = innerWidth;
  onTestFinished(() => void Object.assign(window, { innerWidth: width }));
  Object.assign(window, { innerWidth: 360 });
  const { user, reopen } = await openEvidence('Bakers pay', [{ text: 'Two said no', direction: -1 }]);
  const counts = await screen.findByText('Show what no longer counts');
  expect(isFolded(counts)).toBe(true);
  await user.click(screen.getByText('Filters'));
  expect(isFolded(counts)).toBe(false);
  await user.click(counts);
  await user.click(screen.getByRole('button', { name: /Direction/u }));
  await user.click(await screen.findByRole('option', { name: 'Refutes' }));
  await screen.findByText('Filters: 2 set');
  expect(await findViolations()).toEqual([]);
  Object.assign(window, { innerWidth: width });
  await reopen();
  await screen.findByRole('button', { name: /Direction/u });
  expect(screen.queryByText(/^Filters/u)).toBe(null);
});

test('the evidence that is listed is saved as a table, in which no cell begins as a formula', async () => {
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  const { user, assumptionId } = await openEvidence('=1+1', [
    { evidenceId: first, direction: -1, text: 'Two said “no”, twice', withdrawn: '-2 friends' },
    { evidenceId: second, direction: 1, text: '@SUM(A1)' },
  ]);
  const files = catchFiles();
  const save = async (count: number) => {
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(files).toHaveLength(count));
    const file = await files.at(-1);
    expect(file?.name).toMatch(/^groundwork-evidence-\d{4}-\d\d-\d\d\.csv$/u);
    return (file?.text ?? '').split('\r\n').map((cells) => cells.split(','));
  };
  const [head = [], withdrawn = [], counting = [], end] = await save(1);
  expect([head[0], end]).toEqual(['\ufeffPosition', ['']]);
  // The comma in its words makes one cell more.
  expect(withdrawn.join().replace(/^\d+,[^,]+,/u, '')).toBe(
    `'=1+1,Refutes,"Two said “no”, twice",Self-reported,yes,Anecdote,0.75,50.00,50.00,no,'-2 friends,,${first},${assumptionId},,,,,`,
  );
  expect(counting.slice(2)).toEqual([
    ...["'=1+1", 'Supports', "'@SUM(A1)", 'Self-reported', 'yes', 'Anecdote', '0.75', '50.00', '57.89', 'yes', '', ''],
    ...[second, assumptionId, '', '', '', '', ''],
  ]);
  await screen.findByText(saying(/^Exported 2 pieces of evidence to groundwork-evidence-/u));
  await user.click(screen.getByText('Show what no longer counts'));
  expect((await save(2)).map((cells) => cells[14] ?? '').slice(1)).toEqual([second, '']);
});
