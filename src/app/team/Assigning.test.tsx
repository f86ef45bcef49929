import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findViolations } from '../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import { typeHalf, typeRest } from '../../../tests/fixtures/app-in-jsdom/half-typed.ts';
import { inTeam } from '../../../tests/fixtures/app-in-jsdom/in-team.ts';
import { type Draft, openApp } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';
import { workspaceId } from '../../../tests/fixtures/sync/memory-log.ts';

const [ideaId, projectId, canvasId, assumptionId, experimentId] = [1, 2, 3, 4, 5].map(
  (n) => `00000000-0000-4000-8000-00000000000${n}`,
) as [string, string, string, string, string];
const ledger = `ledger-${projectId}`;
const before: readonly Draft[] = [
  [`idea-${ideaId}`, 'CaptureIdea', { title: 'Bees' }],
  [`project-${projectId}`, 'StartProject', { ideaId, canvasId }],
  [ledger, 'StateAssumption', { assumptionId, text: 'They pay', lens: 'viability', importance: 3, critical: true }],
  [
    `experiment-${experimentId}`,
    'DesignExperiment',
    { projectId, assumptionId, method: 'interviews', question: 'Do they?' },
  ],
];
const assumption = `/validate?projectId=${projectId}&id=${assumptionId}`;
const experiment = `/validate?projectId=${projectId}&view=experiments&id=${experimentId}`;
const who = () => screen.findByRole('button', { name: /Who$/u });

/** Chooses somebody in the field, as it names them. */
async function choose(user: Awaited<ReturnType<typeof openApp>>['user'], name: string) {
  await user.click(await who());
  await user.click(await screen.findByRole('option', { name }));
}

test('an assumption is given to a member by a day, and an undo takes the day back', async () => {
  const { jonas, setting } = inTeam(before);
  const { user, api, app } = await openApp(assumption, setting);
  await choose(user, 'Jonas');
  const day = await screen.findByLabelText<HTMLInputElement>('By (optional)');
  const year = new Date().getFullYear() + 1;
  fireEvent.change(day, { target: { value: '1020-02-01' } });
  fireEvent.blur(day);
  await screen.findByText('Choose today or a later day, within five years.');
  fireEvent.change(day, { target: { value: `${year}-02-01` } });
  fireEvent.blur(day);
  const said = () => api.log.events.filter(({ type }) => type === 'AssumptionAssigned').map(({ data }) => data);
  await waitFor(() =>
    expect(said()).toEqual([
      { assumptionId, accountId: jonas },
      { assumptionId, accountId: jonas, by: `${year}-02-01` },
    ]),
  );
  expect(await findViolations()).toEqual([]);
  // A part of a day is not the day before taken away.
  const again = await screen.findByLabelText<HTMLInputElement>('By (optional)');
  typeHalf(again);
  await user.tab();
  await screen.findByText('Enter the whole date, or clear it. Until then, the one before stays.');
  typeRest(again, `${year}-02-01`);
  await user.tab();
  expect(said()).toHaveLength(2);
  app.services.undo();
  await waitFor(() => expect(said().at(-1)).toEqual({ assumptionId, accountId: jonas }));
});

test('a test is given to the reader, is theirs at home, and to no one again', async () => {
  const { ada, setting } = inTeam(before);
  const { user, api, reopen } = await openApp(experiment, setting);
  await choose(user, 'Ada');
  const said = () => api.log.events.filter(({ type }) => type === 'ExperimentAssigned').map(({ data }) => data);
  await waitFor(() => expect(said()).toEqual([{ accountId: ada }]));
  await reopen('/home');
  const yours = within(await screen.findByRole('region', { name: 'Yours' }));
  expect(yours.getByRole('listitem').textContent).toBe('Test Do they? for Bees');
  expect(yours.getByRole('link').getAttribute('href')).toBe(experiment);
  await reopen(experiment);
  await choose(user, 'No one');
  await waitFor(() => expect(said()).toEqual([{ accountId: ada }, { accountId: null }]));
  await reopen('/home');
  await screen.findByRole('region', { name: 'Recent activity' });
  expect(screen.queryByRole('region', { name: 'Yours' })).toBeNull();
});

test('what was given to a member who has left is no one’s, and the field says so', async () => {
  const { jonas, setting } = inTeam(before);
  const { elsewhere, reopen } = await openApp('/home', setting);
  elsewhere([`experiment-${experimentId}`, 'AssignExperiment', { accountId: jonas }]);
  elsewhere([`team-${workspaceId}`, 'RemoveMember', { accountId: jonas }]);
  await reopen(experiment);
  await screen.findByText('Whoever had this has left, or can’t edit anymore, so it’s no one’s now.');
  expect((await who()).textContent).toBe('No one');
});

test('an advisor is not among those who can be chosen', async () => {
  const { setting } = inTeam(before, 'advisor');
  const { user } = await openApp(experiment, setting);
  await user.click(await who());
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['No one', 'Ada']);
});

test('a founder who works alone is not asked who', async () => {
  await openApp(experiment, { before });
  await screen.findByRole('radiogroup', { name: 'Method' });
  expect(screen.queryByRole('button', { name: /Who$/u })).toBeNull();
});
