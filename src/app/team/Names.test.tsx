import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inTeam } from '../../../tests/fixtures/app-in-jsdom/in-team.ts';
import { type Draft, openApp, type Setting } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';

const [ideaId, projectId, canvasId, assumptionId, interviewId, evidenceId, decisionId] = [1, 2, 3, 4, 5, 6, 7].map(
  (n) => `00000000-0000-4000-8000-00000000000${n}`,
) as [string, string, string, string, string, string, string];
const ledger = `ledger-${projectId}`;

const before: readonly Draft[] = [
  [`idea-${ideaId}`, 'CaptureIdea', { title: 'Bees' }],
  [`project-${projectId}`, 'StartProject', { ideaId, canvasId }],
  [ledger, 'StateAssumption', { assumptionId, text: 'They pay', lens: 'viability', importance: 3, critical: true }],
];
const said = { on: '2026-01-01', person: 'Ada P.', lastTime: 'Paid', commitment: 'none', answer: 'yes' };
const done: readonly Draft[] = [
  [`idea-${ideaId}`, 'RenameIdea', { title: 'Bees for rent' }],
  [`interview-${interviewId}`, 'LogInterview', { projectId, ...said }],
  [ledger, 'RecordEvidence', { evidenceId, assumptionId, direction: 1, rung: 'opinion', weight: 0.1, text: 'He paid' }],
  [ledger, 'RecordDecision', { decisionId, kind: 'persevere', reason: 'It works', reversedBy: '', seenVersion: 2 }],
];

const at = (view: string) => `/validate?projectId=${projectId}&view=${view}`;

/** Home, where `account` has done something after the founder, whose own account it is without another. */
async function open(setting: Setting, account?: string) {
  const opened = await openApp('/home', setting);
  const own = opened.api.log.account;
  opened.api.log.account = account ?? own;
  for (const draft of done) opened.elsewhere(draft);
  opened.api.log.account = own;
  await opened.reopen('/home');
  return opened;
}
const activity = async () =>
  within(await screen.findByRole('region', { name: 'Recent activity' }))
    .getAllByRole('listitem')
    .map((line) => line.textContent?.replace(/(?:Jan|Yesterday|Today).*$/u, '').trim());

test('in a team everything that was done says who did it, also without a network', async () => {
  const { jonas, setting } = inTeam(before);
  const opened = await open(setting, jonas);
  await screen.findAllByText('by Jonas');
  const lines = await activity();
  expect(lines.filter((line) => line?.includes('by Jonas'))).toHaveLength(3);
  expect(lines.filter((line) => line?.includes('by you'))).toHaveLength(3);

  await opened.reopen(at('evidence'));
  await screen.findByText('Recorded by Jonas');
  opened.cut();
  await opened.reopen(at('interviews'));
  await screen.findByText('Logged by Jonas');
  await opened.reopen(at('decide'));
  const decided = await screen.findByText(/^Persevere at a score/u);
  await within(decided).findByText('by Jonas');
});

test('the history of an idea names who made each change', async () => {
  const { jonas, setting } = inTeam(before);
  const opened = await open(setting, jonas);
  await opened.reopen(`/idea-vault/${ideaId}`);
  await opened.user.click(await screen.findByRole('button', { name: 'More actions' }));
  await opened.user.click(await screen.findByRole('menuitem', { name: 'History' }));
  const changes = within(await screen.findByRole('listbox', { name: 'Changes' }));
  const by = () => changes.getAllByRole('option').map((each) => /(Jonas|Ada)$/u.exec(each.textContent ?? '')?.[1]);
  await waitFor(() => expect(by()).toEqual(['Jonas', 'Ada', 'Ada']));
});

test('a member who has left is a former member', async () => {
  const { setting } = inTeam(before);
  const opened = await open(setting, crypto.randomUUID());
  await opened.reopen(at('evidence'));
  await screen.findByText('Recorded by a former member');
});

test('a founder who works alone reads nothing of it', async () => {
  const opened = await open({ before });
  expect((await activity()).join()).not.toMatch(/ by /u);
  await opened.reopen(at('evidence'));
  await screen.findByText('He paid');
  expect(document.body.textContent).not.toMatch(/Recorded by/u);
  await opened.reopen(at('interviews'));
  await screen.findByText('Ada P.');
  expect(document.body.textContent).not.toMatch(/Logged by/u);
});

const experimentId = '00000000-0000-4000-8000-000000000008';
const tested: readonly Draft[] = [
  [
    `experiment-${experimentId}`,
    'DesignExperiment',
    { projectId, assumptionId, method: 'data', criterion: 0.5, n: 12, prediction: 'supports', question: 'Do they?' },
  ],
  [`experiment-${experimentId}`, 'StartExperiment', {}],
];
const ended = {
  reported: [`experiment-${experimentId}`, 'RecordResult', { k: 12, n: 12, note: '' }],
  stopped: [`experiment-${experimentId}`, 'StopExperiment', { reason: 'Nobody came' }],
} as const satisfies Record<string, Draft>;

/** The learning card of a test that `account` ran, in the words that say who did what. */
async function cardOf(opened: Awaited<ReturnType<typeof openApp>>, account: string, end: keyof typeof ended) {
  const own = opened.api.log.account;
  opened.api.log.account = account;
  for (const draft of [...tested, ended[end]]) opened.elsewhere(draft);
  opened.elsewhere([`experiment-${experimentId}`, 'RecordLearning', { text: 'ask ten more' }]);
  opened.api.log.account = own;
  await opened.reopen(`${at('experiments')}&id=${experimentId}`);
  const card = await screen.findByRole('region', { name: 'Learning card' });
  await waitFor(() => expect(card.textContent).toMatch(/predicted/u));
  const told = /(?:You|Jonas|A former member) (?!on )[a-z]+[^.]*|(?:you|Jonas|a former member) had asked for \d+%/gu;
  return [...(card.textContent ?? '').matchAll(told)].map(([words]) => words.replace(/Supports$/u, ''));
}

test('a learning card names who predicted, asked for the criterion, and reported or stopped', async () => {
  const { jonas, setting } = inTeam(before);
  const opened = await openApp('/home', setting);
  expect(await cardOf(opened, jonas, 'reported')).toEqual([
    'Jonas predicted',
    'Jonas was right',
    'Jonas had asked for 50%',
    'Jonas reported the result',
  ]);
  expect(document.body.textContent).toMatch(/all above the 50%\./u);
  await opened.reopen(at('decide'));
  await screen.findByText('Jonas wrote: “So we will ask ten more”');
  // They are nobody else’s predictions.
  await opened.reopen('/profile');
  await screen.findByText('No predictions judged yet');
});

test('on the learning card of a former member’s test the reader is nowhere', async () => {
  const { setting } = inTeam(before);
  const opened = await openApp('/home', setting);
  expect(await cardOf(opened, crypto.randomUUID(), 'stopped')).toEqual([
    'A former member predicted',
    'a former member had asked for 50%',
    'A former member stopped it',
  ]);
});

test('a founder who works alone is “you” on the learning card', async () => {
  const opened = await openApp('/home', { before });
  expect(await cardOf(opened, opened.api.log.account, 'reported')).toEqual([
    'You predicted',
    'You were right',
    'you had asked for 50%',
    'You reported the result',
  ]);
  await opened.reopen(at('decide'));
  await screen.findByText('You wrote: “So we will ask ten more”');
  await opened.reopen('/profile');
  await screen.findByText('You were right the one time');
});
