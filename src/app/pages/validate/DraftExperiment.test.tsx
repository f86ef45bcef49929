import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lockLabels } from '#features/validate/experiments/labels.ts';
import { plannerLabels, tooSmallLabels } from '#features/validate/experiments/planner-labels.ts';
import { findViolations } from '../../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import { typeHalf, typeRest } from '../../../../tests/fixtures/app-in-jsdom/half-typed.ts';
import { openApp } from '../../../../tests/fixtures/app-in-jsdom/open-app.tsx';
import { isFolded, saying } from '../../../../tests/fixtures/app-in-jsdom/shown-text.ts';

const button = (name: string) => screen.getByRole('button', { name });
const lock = () => button('Lock and start');
const findSealed = () => screen.findByRole('region', { name: 'Sealed' });
const textIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const methods = () => screen.findByRole('radiogroup', { name: 'Method' });
const predictions = () => screen.getByRole('radiogroup', { name: 'Prediction' });

/** A founder with an idea that is being explored, and one assumption about it. */
async function openExperiments() {
  const [ideaId, projectId, assumptionId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const stated = { assumptionId, text: 'Plumbers pay for parts', lens: 'viability', importance: 5, critical: true };
  const opened = await openApp(`/validate?projectId=${projectId}&view=experiments`, {
    before: [
      [`idea-${ideaId}`, 'CaptureIdea', { title: 'Parts by noon' }],
      [`project-${projectId}`, 'StartProject', { ideaId, canvasId: crypto.randomUUID() }],
      [`ledger-${projectId}`, 'StateAssumption', stated],
    ],
  });
  await screen.findByRole('button', { name: 'New experiment' });
  return {
    ...opened,
    /** Begins a test card by this method. */
    choose: async (method: string): Promise<void> => {
      await opened.user.click(button('New experiment'));
      await opened.user.click(within(await methods()).getByText(method));
      await screen.findByLabelText('Planned sample');
    },
    write: (label: string, text: string): Promise<void> => opened.fill(screen.getByLabelText(label), text),
    press: async (name: string, keys: string): Promise<void> => {
      button(name).focus();
      await opened.user.keyboard(keys);
    },
    /** Types of the experiment's events, in order; repeated saves of its draft count once. */
    fates: () => opened.types().filter((type, at, all) => type !== 'ExperimentRevised' || all[at - 1] !== type),
  };
}

const locked = ['ExperimentDesigned', 'ExperimentRevised', 'ExperimentStarted'];

async function design(
  { choose, write, user }: Awaited<ReturnType<typeof openExperiments>>,
  { method = 'Prototype', n = '12' } = {},
): Promise<void> {
  await choose(method);
  await write('Question', 'Do they order before ten?');
  await write('Criterion (%)', '50');
  await write('Planned sample', n);
  await user.click(within(predictions()).getByText('It supports the assumption'));
}

test('whoever goes from one open test card directly to another sees that one, and writes into it', async () => {
  const opened = await openExperiments();
  const { app, user, choose, write, types, api } = opened;
  const question = 'Do they order before ten?';
  await choose('Prototype');
  await write('Question', question);
  await waitFor(() => expect(types()).toContain('ExperimentDesigned'));
  const first = location.search;
  const second = crypto.randomUUID();
  const params = { ...Object.fromEntries(new URLSearchParams(first)), id: second } as { projectId: string; id: string };
  app.services.navigate({ name: 'validate', params });
  // It has no question before its method is chosen.
  await waitFor(() => expect(screen.queryByLabelText('Question')).toBe(null));
  await user.click(within(await methods()).getByText('Prototype'));
  await screen.findByLabelText('Planned sample');
  await write('Question', 'Do they pay by card?');
  await waitFor(() => expect(api.log.events.some(({ stream }) => stream === `experiment-${second}`)).toBe(true));
  history.back();
  await waitFor(() => expect(textIn('Question')).toBe(question));
});

test('a test card is locked by Enter pressed twice, not by Enter and Escape', async () => {
  const opened = await openExperiments();
  const { user, fates } = opened;
  await design(opened);
  lock().focus();
  await user.keyboard('{Enter}');
  await screen.findByText(lockLabels.armed);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText(lockLabels.armed)).toBe(null));
  await user.keyboard('{Enter}{Enter}');
  const sealed = within(await findSealed());
  // The button is gone, and the focus is at what took its place.
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
  expect(isFolded(sealed.getByText(/corridor-1/u))).toBe(true);
  await user.click(sealed.getByText('Proof'));
  expect(isFolded(sealed.getByText(/corridor-1/u))).toBe(false);
  await waitFor(() => expect(fates()).toEqual(locked));
});

test('a test card is locked by the pointer that is held, not by one that is let go', async () => {
  const opened = await openExperiments();
  const { user, fates } = opened;
  await design(opened);
  await user.click(lock());
  await screen.findByText('Hold the button to lock, or press Enter twice.');
  await user.pointer({ keys: '[MouseLeft>]', target: lock() });
  await screen.findByText('Keep holding…');
  await findSealed();
  await user.pointer('[/MouseLeft]');
  await waitFor(() => expect(fates()).toEqual(locked));
});

test('a click of an assistive technology arms the lock, and a second one locks', async () => {
  const opened = await openExperiments();
  await design(opened);
  lock().click();
  await screen.findByText(/Without a keyboard, activate the button again\./u);
  lock().click();
  await findSealed();
  await waitFor(() => expect(opened.fates()).toEqual(locked));
});

test('what is typed last, in the moment of the lock, is what is locked', async () => {
  const opened = await openExperiments();
  await design(opened);
  const { api, fates } = opened;
  await waitFor(() => expect(fates()).toEqual(['ExperimentDesigned', 'ExperimentRevised']));
  fireEvent.change(screen.getByLabelText('Planned sample'), { target: { value: '14' } });
  lock().click();
  lock().click();
  await findSealed();
  await waitFor(() => expect(fates()).toEqual(locked));
  const started = api.log.events.findIndex(({ type }) => type === 'ExperimentStarted');
  const before = api.log.events.slice(0, started).filter(({ type }) => type === 'ExperimentRevised');
  expect(before.at(-1)?.data).toEqual({ n: 14 });
});

test('a test card keeps what was typed when its page is opened again', async () => {
  const opened = await openExperiments();
  await design(opened, { n: '120' });
  await opened.reopen();
  await waitFor(async () => expect(await screen.findByLabelText('Planned sample')).toHaveProperty('value', '120'));
  expect(textIn('Criterion (%)')).toBe('50');
  await waitFor(() => expect(opened.fates()).toEqual(['ExperimentDesigned', 'ExperimentRevised']));
});

test('what was typed last into a test card is saved in the moment in which its page is left', async () => {
  const opened = await openExperiments();
  await opened.choose('Interviews');
  await waitFor(() => expect(opened.fates()).toEqual(['ExperimentDesigned']));
  opened.cut();
  fireEvent.change(screen.getByLabelText('Planned sample'), { target: { value: '35' } });
  expect(opened.app.services.workspace.pendingCount.get()).toBe(0);
  dispatchEvent(new Event('pagehide'));
  expect(opened.app.services.workspace.pendingCount.get()).toBe(1);
  opened.mend();
  await waitFor(() => expect(opened.api.log.events.at(-1)?.data).toEqual({ n: 35 }));
});

test('an end of which only a part is typed is not saved, is said, and keeps the card from being locked', async () => {
  const opened = await openExperiments();
  const { user, api, fates } = opened;
  await design(opened);
  const ends = () => screen.getByLabelText<HTMLInputElement>('Ends on');
  const saved = () => api.log.events.flatMap(({ data }) => data['endsAt'] ?? []);
  const endOf = (day: string) => new Date(`${day}T23:59:59.999`).toISOString();
  typeRest(ends(), '2126-12-01');
  await user.tab();
  await waitFor(() => expect(saved()).toEqual([endOf('2126-12-01')]));
  typeHalf(ends());
  await user.tab();
  await screen.findByText('Enter the whole date, or clear it.');
  lock().focus();
  await user.keyboard('{Enter}');
  await screen.findByText('Enter the whole end date, or clear it.');
  expect([saved(), fates(), await findViolations()]).toEqual([[endOf('2126-12-01')], locked.slice(0, 2), []]);
  // The year 20 is on the way to 2026.
  typeRest(ends(), '0020-12-01');
  expect(ends().value).toBe('0020-12-01');
  await user.tab();
  await screen.findByText('Enter the whole date, or clear it.');
  typeRest(ends(), '2126-12-02');
  await user.tab();
  await waitFor(() => expect(saved()).toEqual(['2126-12-01', '2126-12-02'].map(endOf)));
  expect(screen.queryByText('Enter the whole date, or clear it.')).toBe(null);
  // One that is cleared is none.
  typeRest(ends(), '');
  await user.tab();
  await waitFor(() => expect(api.log.events.at(-1)?.data).toEqual({ endsAt: null }));
  lock().focus();
  await user.keyboard('{Enter}{Enter}');
  await findSealed();
});

test('a test card prefills nothing that decides it, and says live what each result would mean', async () => {
  const { choose, write, user } = await openExperiments();
  await choose('Interviews');
  const decisive = ['Criterion (%)', 'Planned sample', 'Ends on'].map(textIn);
  expect([decisive, within(predictions()).queryAllByRole('radio', { checked: true })]).toEqual([['', '', ''], []]);
  await write('Criterion (%)', '10');
  await write('Planned sample', '120');
  const means =
    '120 interviews. 20 or more yeses support it; 5 or fewer refute it; between them it stays open. It decides at interview 77 on average if the truth is 20%.';
  await screen.findByText(saying(means));
  const planner = within(screen.getByRole('region', { name: plannerLabels.title }));
  const formulas = () => ['corridor-1', 'wilson-1'].map((name) => isFolded(planner.getByText(saying(name))));
  expect(formulas()).toEqual([true, true]);
  await user.click(planner.getByText('Proof'));
  expect(formulas()).toEqual([false, false]);
  planner.getByText(saying('Decides at 7.71 people ahead of the pace, or 6.71 behind it.'));
  await screen.findByText(saying('If the truth is 20%, 100 interviews give you an 80% chance of the right answer.'));
});

test('the planner answers with what the founder expects, and offers ways out where an answer is unlikely', async () => {
  const opened = await openExperiments();
  const { write, user, reopen } = opened;
  await design(opened, { method: 'Interviews', n: '10' });
  await write('Criterion (%)', '25');
  await screen.findByText(saying('With 10 interviews you can show that at least 2 in 3 do, if all 10 say yes.'));
  await write('I expect about (%)', '60');
  await screen.findByText(
    saying('With 10 interviews you can show that at least 1 in 4 do, if 6 say yes, as you expect.'),
  );
  await screen.findByText(saying(/^If the truth is 60%, the chance of a clear answer is/u));
  await write('Criterion (%)', '10');
  await write('Planned sample', '60');
  await write('I expect about (%)', '15');
  const name = 'The chance of a clear yes or no is 22%; otherwise it stays open. Before you lock, you could:';
  const ways = within(await screen.findByRole('region', { name }));
  await ways.findByRole('button', { name: 'Change the target to 4.7%' });
  expect(ways.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Plan for 349 interviews80% chance of a clear yes or no',
    'Change the target to 4.7%82% chance of a clear yes or no, if so few are enough for you',
    'Judge only at the end28% chance of a clear yes or no, and no answer before that',
  ]);
  expect(await findViolations()).toEqual([]);
  await user.click(ways.getByRole('button', { name: 'Plan for 349 interviews' }));
  expect(textIn('Planned sample')).toBe('349');
  await waitFor(() => expect(screen.queryByRole('region', { name })).toBe(null));
  await screen.findByText(saying('If the truth is 15%, 349 interviews give you an 80% chance of the right answer.'));
  await reopen();
  await waitFor(async () => expect(await screen.findByLabelText('I expect about (%)')).toHaveProperty('value', '15'));
});

test('a method that does not fit the assumption is said so, with what to try instead', async () => {
  const { choose, user, press } = await openExperiments();
  await choose('Survey');
  const says = 'What people say they’d pay isn’t what they pay: try a pre-order.';
  expect((await screen.findByText(says)).closest('[role=status]')).not.toBe(null);
  expect(await findViolations()).toEqual([]);
  // The chosen one alone stays in sight, until another is wanted.
  expect(within(await methods()).getAllByRole('radio')).toHaveLength(1);
  await press('Change method', '{Enter}');
  await waitFor(async () =>
    expect(document.activeElement).toBe(within(await methods()).getByRole('radio', { name: /^Survey/u })),
  );
  await user.click(within(await methods()).getByText('Pre-order'));
  await waitFor(() => expect(screen.queryByText(says)).toBe(null));
});

test('beside the criterion stands what others found, with its source and its limits in a fold', async () => {
  const { choose, user } = await openExperiments();
  await choose('Prototype');
  const line = 'For comparison: A product has found its market when 40% of its active users';
  await screen.findByText(line, { exact: false });
  const source = screen.getByRole<HTMLAnchorElement>('link', { name: 'Sean Ellis, in Venture Hacks, 2009' });
  expect(isFolded(source)).toBe(true);
  await user.click(screen.getByText('Where this comes from, and its limits'));
  expect([isFolded(source), source.href]).toEqual([false, 'https://venturehacks.com/sean-ellis']);
  expect(await findViolations()).toEqual([]);
  await user.click(button('Change method'));
  // The arrows choose as they pass, and nothing folds under them.
  await user.keyboard('{ArrowDown}');
  await waitFor(async () => expect(within(await methods()).getAllByRole('radio')).toHaveLength(8));
  expect(document.activeElement).toBe(within(await methods()).getByRole('radio', { name: /^Data/u }));
  await user.tab();
  await waitFor(async () => expect(within(await methods()).getAllByRole('radio')).toHaveLength(1));
  expect(screen.queryByText(/For comparison:/u)).toBe(null);
});

test('methods stay open under a pointer that presses something else after the arrows chose one', async () => {
  const { choose, user } = await openExperiments();
  await choose('Prototype');
  await user.click(button('Change method'));
  await user.keyboard('{ArrowDown}');
  await user.click(within(predictions()).getByText('It supports the assumption'));
  expect([
    within(predictions()).getByRole<HTMLInputElement>('radio', { name: /^It supports the assumption/u }).checked,
    within(await methods()).getAllByRole('radio').length,
  ]).toEqual([true, 8]);
});

test('what counts as a yes is locked with the question, and stands above the answers of the log', async () => {
  const opened = await openExperiments();
  const { write, press, user } = opened;
  await design(opened, { method: 'Interviews' });
  await write('Counts as a yes when', 'they ordered before ten this week');
  await press('Lock and start', '{Enter}{Enter}');
  within(await findSealed()).getByText('they ordered before ten this week');
  await user.click(await screen.findByRole('link', { name: 'Go to Interviews' }));
  await user.click(await screen.findByRole('button', { name: 'Log an interview' }));
  const answer = await screen.findByRole('radiogroup', { name: 'Answer' });
  const described = (answer.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(
    'Counts as a yes when: they ordered before ten this week',
  );
  expect(await findViolations()).toEqual([]);
});

test('an incomplete card says what is missing and stays open', async () => {
  const { choose, press, write, fates } = await openExperiments();
  await choose('Data');
  await press('Lock and start', '{Enter}');
  within(await screen.findByRole('alert')).getByText('Set the criterion first.');
  await write('Criterion (%)', '200');
  screen.getByLabelText('Planned sample').focus();
  await screen.findByText('Use a percentage above 0 and below 100.');
  expect(await findViolations()).toEqual([]);
  await waitFor(() => expect(fates()).toEqual(['ExperimentDesigned']));
});

test('a sample that can prove nothing is said so before the lock, which one click makes possible', async () => {
  const opened = await openExperiments();
  const { press, fates } = opened;
  await design(opened, { method: 'Interviews', n: '5' });
  const says = '5 interviews can’t prove 50%: even 5 of 5 happens by chance too often; 6 can.';
  const message = await waitFor(() => {
    const found = screen.getAllByRole('status').find(({ textContent }) => textContent.includes(tooSmallLabels.title));
    return within(found as HTMLElement);
  });
  message.getByText(says);
  within(screen.getByRole('region', { name: plannerLabels.title })).getByText(says);
  await press('Lock and start', '{Enter}');
  within(await screen.findByRole('alert')).getByText(lockLabels.reason('sample-too-small'));
  expect(await findViolations()).toEqual([]);
  await press(tooSmallLabels.plan(6), '{Enter}');
  expect(textIn('Planned sample')).toBe('6');
  await waitFor(() => expect(screen.queryByText(tooSmallLabels.title)).toBe(null));
  expect(document.activeElement).not.toBe(document.body);
  await press('Lock and start', '{Enter}{Enter}');
  await findSealed();
  await waitFor(() => expect(fates()).toEqual(locked));
});

test('without a network the lock waits and says so, and is sent once when there is one', async () => {
  const opened = await openExperiments();
  const { press, cut, mend, fates } = opened;
  await design(opened);
  cut();
  await press('Lock and start', '{Enter}{Enter}');
  await screen.findByText(/^No connection right now\. The lock is saved/u);
  expect(screen.getByLabelText<HTMLInputElement>('Criterion (%)').disabled).toBe(true);
  expect(await findViolations()).toEqual([]);
  mend();
  await findSealed();
  expect(fates().filter((type) => type === 'ExperimentStarted')).toEqual(['ExperimentStarted']);
});
