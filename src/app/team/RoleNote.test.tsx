import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ideaDraft } from '#domain/log/command-draft.ts';
import { findViolations } from '../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import { openTeamApp } from '../../../tests/fixtures/app-in-jsdom/open-team-app.ts';

test.each([
  ['advisor', 'You can comment here. Ask Mira to edit.'],
  ['viewer', 'You can read here. Ask Mira to comment or edit.'],
] as const)('a %s is told once what they may do, and sees no control that would be refused', async (role, words) => {
  const { app, types, ids } = await openTeamApp('/idea-vault', role);
  await screen.findByRole('row', { name: 'Crumb' });
  await screen.findByText(words, undefined, { timeout: 60_000 });
  expect(screen.queryByLabelText('Capture an idea')).toBeNull();
  expect(screen.queryByRole('button', { name: /^(Archive|More for) / })).toBeNull();
  expect(await findViolations()).toEqual([]);
  act(() => void app.services.dispatch([ideaDraft('RenameIdea', ids.idea, { title: 'Bees' })]));
  await screen.findByText('Your role in this workspace doesn’t allow that. Nothing was changed.');
  expect([app.services.workspace.pendingCount.get(), types()]).toEqual([0, []]);
});

test('an advisor comments on an assumption, which a viewer can only read', async () => {
  const path = (project: string, assumption: string) =>
    `/validate?projectId=${project}&view=assumptions&id=${assumption}`;
  const advisor = await openTeamApp(path, 'advisor');
  await screen.findByRole('button', { name: 'Comment' });
  expect(screen.queryByRole('button', { name: 'Reword' })).toBeNull();
  expect(screen.queryByLabelText('State an assumption')).toBeNull();
  act(() => advisor.changeRole('viewer'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Comment' })).toBeNull());
  act(() => advisor.changeRole('member'));
  await screen.findByRole('button', { name: 'Reword' });
  expect(screen.queryByRole('note')).toBeNull();
});
