import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draftValidation } from '../../../../tests/fixtures/a-validation.ts';
import { findViolations } from '../../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import { type Draft, openApp } from '../../../../tests/fixtures/app-in-jsdom/open-app.tsx';
import { saying, wordsBeforeFolds } from '../../../../tests/fixtures/app-in-jsdom/shown-text.ts';
import { statistics } from '../../../../tests/fixtures/statistics.ts';
import { draftScene } from '../../../../tests/fixtures/validate-scene.ts';

const findRow = (name: string) => screen.findByRole('row', { name });
const line = () => screen.findByLabelText('State an assumption');
const stated = { lens: 'viability', importance: 5, critical: true };

/** An idea that is being explored. */
async function openAssumptions(more: (ledger: string) => readonly Draft[] = () => []) {
  const [ideaId, projectId] = [crypto.randomUUID(), crypto.randomUUID()];
  const ledger = `ledger-${projectId}`;
  const opened = await openApp(`/validate?projectId=${projectId}`, {
    before: [
      [`idea-${ideaId}`, 'CaptureIdea', { title: 'Crumb' }],
      [`project-${projectId}`, 'StartProject', { ideaId, canvasId: crypto.randomUUID() }],
      ...more(ledger),
    ],
  });
  await line();
  return { ...opened, projectId };
}

test('assumptions are stated, weighed and opened by keyboard alone', async () => {
  const { user } = await openAssumptions();
  (await line()).focus();
  for (const text of ['Bakers lose money', 'Bakers pay monthly']) {
    await user.paste(text);
    await user.keyboard('{Enter}');
    await findRow(text);
  }
  (await findRow('Bakers pay monthly')).focus();
  await user.keyboard('5');
  await waitFor(async () => expect((await findRow('Bakers pay monthly')).textContent).toContain('Importance: Imp. 5'));
  const named = screen.getAllByRole('row').flatMap((row) => row.getAttribute('aria-label') ?? []);
  expect(named).toEqual(['Bakers pay monthly', 'Bakers lose money']);
  (await findRow('Bakers pay monthly')).focus();
  await user.keyboard('{Enter}');
  const drawer = within(await screen.findByRole('dialog', { name: 'Assumption' }));
  drawer.getByRole('button', { name: 'Reword' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toHaveProperty('value', 'Bakers pay monthly'));
  await user.keyboard('{Control>}a{/Control}');
  await user.paste('Bakers pay by card');
  drawer.getByRole('button', { name: 'Save' }).focus();
  await user.keyboard('{Enter}');
  await drawer.findByText('Bakers pay by card');
  expect(await findViolations()).toEqual([]);
});

test('a lens is asked for once the next assumption is being stated', async () => {
  const { user } = await openAssumptions((ledger) => [
    [ledger, 'StateAssumption', { ...stated, assumptionId: crypto.randomUUID(), text: 'Bakers pay' }],
  ]);
  await findRow('Bakers pay');
  expect(screen.queryByRole('radiogroup', { name: 'Lens' })).toBe(null);
  await user.click(await line());
  await screen.findByRole('radiogroup', { name: 'Lens' });
  expect(await findViolations()).toEqual([]);
});

test('a pivot takes along what is assumed and what is known of it', async () => {
  const assumptionId = crypto.randomUUID();
  const { user, fill } = await openAssumptions((ledger) => [
    [ledger, 'StateAssumption', { ...stated, assumptionId, text: 'Bakers pay' }],
    [
      ledger,
      'RecordEvidence',
      {
        ...{ evidenceId: crypto.randomUUID(), assumptionId, direction: -1, text: 'Two said no' },
        ...{ rung: 'anecdote', weight: 0.75 },
      },
    ],
  ]);
  await user.click(await screen.findByRole('button', { name: 'Decide' }));
  await user.click(await screen.findByText('Pivot'));
  await fill(await screen.findByLabelText('Title of the new idea'), 'Bread by post');
  await fill(screen.getByLabelText('Why?'), 'Bakers do not pay');
  expect(await findViolations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Record decision' }));
  await user.click(await screen.findByRole('link', { name: 'Open “Bread by post”' }));
  await waitFor(() => expect(document.title).toBe('Bread by post · Validate · Groundwork'));
  await waitFor(async () => expect((await findRow('Bakers pay')).textContent).toContain('Score: Score 42'));
});

test('completing one sentence in the fold leaves the others open, with what was typed, and the focus in the next', async () => {
  const { drafts, projectId } = draftScene('one');
  const { user, fill } = await openApp(`/validate?projectId=${projectId}`, { before: drafts });
  await user.click(await screen.findByText('Two sentences to go'));
  const what = screen.getByLabelText<HTMLInputElement>('What can you build?');
  await fill(what, 'a scale that knows prices');
  await fill(screen.getByLabelText('Who is it for?'), 'Bakers');
  await user.keyboard('{Enter}');
  await screen.findByText('One sentence to go');
  expect(what.value).toBe('a scale that knows prices');
  await waitFor(() => expect(document.activeElement).toBe(what));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('One sentence to go')).toBe(null));
  await waitFor(async () => expect(document.activeElement).toBe(await line()));
});

test('while a test runs, Validate asks for what home asks for', async () => {
  const { drafts, projectId, assumptionIds } = draftValidation();
  const { reopen, elsewhere } = await openApp('/home', { before: drafts });
  const asked = async () => {
    await screen.findByText(saying(/“Bakers pay for a pickup” is being tested\. No interviews yet\./u));
    const links = within(screen.getByRole('main')).getAllByRole('link', { name: 'Log an interview' });
    return links[0]?.getAttribute('href');
  };
  const home = await asked();
  expect(home).toMatch(/view=interviews&id=/u);
  await reopen(`/validate?projectId=${projectId}`);
  expect(await asked()).toBe(home);
  const rowsOf = (mark: string) =>
    screen
      .getAllByRole('row')
      .flatMap((row) => (row.textContent.includes(mark) ? [row.getAttribute('aria-label')] : []));
  // Wherever the marker goes, the list says where a test runs.
  const marked = () => [rowsOf('Next step'), rowsOf('A test is running')];
  expect(marked()).toEqual([['Bakers pay for a pickup'], ['Bakers pay for a pickup']]);
  // A draft elsewhere changes no assumption; the marker moves all the same.
  const draft = { projectId, assumptionId: assumptionIds[1], method: 'interviews', question: '', criterion: 0.5, n: 5 };
  elsewhere([`experiment-${crypto.randomUUID()}`, 'DesignExperiment', draft]);
  await waitFor(() => expect(marked()).toEqual([['Bakers throw bread away daily'], ['Bakers pay for a pickup']]));
  screen.getByText(saying('Your test of “Bakers throw bread away daily” isn’t locked yet.'));
  screen.getByRole('link', { name: 'Finish the test' });
});

test('before a fold neither home, the vault, a decided test nor an assumption says a statistician’s word', async () => {
  const { drafts, projectId, experimentId, assumptionId } = draftScene('refuted');
  const paths = [`/validate?projectId=${projectId}&view=experiments&id=${experimentId}`, '/home', '/idea-vault'];
  const { user, reopen } = await openApp(paths[0] ?? '', { before: drafts });
  await screen.findByRole('heading', { name: 'Learning card' });
  const found: Record<string, unknown> = {};
  for (const path of paths) {
    await reopen(path);
    await screen.findByRole('button', { name: 'Saved' });
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBe(null));
    await within(screen.getByRole('main')).findAllByText(/Owners pay|Refuted/u);
    found[path] = wordsBeforeFolds(screen.getByRole('main')).match(statistics);
  }
  expect(found).toEqual(Object.fromEntries(paths.map((path) => [path, null])));

  await reopen(`/validate?projectId=${projectId}&view=assumptions&assumption=${assumptionId}`);
  (await findRow('Owners pay £19 monthly by card')).focus();
  await user.keyboard('{Enter}');
  const drawer = await screen.findByRole('dialog', { name: 'Assumption' });
  await within(drawer).findByText(/^Risk \d/u);
  expect(wordsBeforeFolds(drawer).match(/−|×|score-1/gu)).toBe(null);
  await user.click(within(drawer).getAllByText('Proof')[0] as HTMLElement);
  await within(drawer).findByText(/^Here: risk [\d.]+ = \d × \(1 − [\d.]+\/100\)\.$/u);
});
