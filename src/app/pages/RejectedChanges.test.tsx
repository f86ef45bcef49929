import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answer } from '../../../tests/fixtures/app-in-jsdom/memory-api.ts';
import { openApp } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';

const findButton = (name: string) => screen.findByRole('button', { name });
const findRefused = async () => within(await screen.findByRole('list', { name: 'Rejected changes' }));
const isGone = (list: string) => waitFor(() => expect(screen.queryByRole('list', { name: list })).toBe(null));
const reason = 'Both versions are kept.';

/** “Mine.” was written in the vault without a network, in two steps, while “Theirs.” was saved on another device. */
async function conflict() {
  const stream = `idea-${crypto.randomUUID()}`;
  let asked = 0;
  const counts: Answer = ({ url }) => {
    if (url.pathname === '/api/v1/commands') asked += 1;
    return undefined;
  };
  const opened = await openApp('/idea-vault', {
    answers: [counts],
    before: [
      [stream, 'CaptureIdea', { title: 'Bees' }],
      [stream, 'DescribeIdea', { problem: 'Winter.' }],
    ],
  });
  const { user, fill, cut, mend, elsewhere, api } = opened;
  const edit = async (problem: string): Promise<void> => {
    await user.click(await screen.findByRole('row', { name: 'Bees' }));
    await fill(await screen.findByRole('textbox', { name: 'Problem' }), problem);
    history.back();
    await screen.findByRole('heading', { level: 1, name: 'Idea vault' });
  };
  await findButton('Saved');
  cut();
  await findButton('You’re offline');
  await edit('Mine, as it was first.');
  await edit('Mine.');
  elsewhere([stream, 'DescribeIdea', { problem: 'Theirs.' }]);
  mend();
  await findButton('1 change was rejected');
  return {
    ...opened,
    /** How often changes were sent. */
    sent: () => asked,
    problems: () => api.log.events.flatMap(({ data }) => data['problem'] ?? []),
  };
}

test('a change that the server refuses on return says why, and can be compared and saved again', async () => {
  const { user, problems } = await conflict();
  const refused = await findRefused();
  await refused.findByText('A new description was rejected: Bees');
  refused.getByText(reason, { exact: false });
  refused.getByText('1 change that depended on it was also rejected.', { exact: false });
  expect(refused.getAllByRole('listitem')).toHaveLength(1);
  await user.click(refused.getByRole('button', { name: 'Compare' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit idea' }));
  await dialog.findByText('Theirs.');
  await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await isGone('Rejected changes');
  await waitFor(() => expect(problems()).toEqual(['Winter.', 'Theirs.', 'Mine.']));
});

test('a refused change can be tried again, is refused again, outlives a reload, and can be dropped', async () => {
  const { user, problems, sent, reopen } = await conflict();
  const before = sent();
  await user.click((await findRefused()).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sent()).toBe(before + 1));
  await (await findRefused()).findByText(reason, { exact: false });
  await reopen();
  const refused = await findRefused();
  await refused.findByText(reason, { exact: false });
  await user.click(refused.getByRole('button', { name: 'Discard' }));
  await isGone('Rejected changes');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Idea vault'));
  await reopen();
  await screen.findByRole('row', { name: 'Bees' });
  await findButton('Saved');
  expect([screen.queryByRole('list', { name: 'Rejected changes' }), problems()]).toEqual([
    null,
    ['Winter.', 'Theirs.'],
  ]);
});

test('a refused change is listed behind the words of the top bar, wherever the founder is', async () => {
  const { user, problems, sent, reopen } = await conflict();
  await reopen('/home');
  await user.click(await findButton('1 change was rejected'));
  const panel = within(await screen.findByRole('dialog', { name: 'Your changes' }));
  const listed = within(await panel.findByRole('list', { name: 'Rejected by the server' }));
  await listed.findByText('A new description: Bees');
  listed.getByText(reason, { exact: false });
  const before = sent();
  await user.click(listed.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(sent()).toBe(before + 1));
  const again = within(await panel.findByRole('list', { name: 'Rejected by the server' }));
  await again.findByText(reason, { exact: false });
  await user.click(again.getByRole('button', { name: 'Discard' }));
  await panel.findByText('Everything is on the server', { exact: false });
  await isGone('Rejected by the server');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Saved'));
  await user.keyboard('{Escape}');
  await findButton('Saved');
  expect(problems()).toEqual(['Winter.', 'Theirs.']);
});
