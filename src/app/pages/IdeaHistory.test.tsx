import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { JsonObject } from '#domain/log/json.ts';
import { findViolations } from '../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import { openApp } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';

interface Change {
  readonly type: string;
  readonly data: JsonObject;
  readonly changeId?: string;
}

const dialog = () => within(screen.getByRole('dialog', { name: 'History' }));
const slider = (name: string) => dialog().getByRole<HTMLInputElement>('slider', { name });
const moment = () => slider('Version');
/** By one step, as the arrows of a browser do, which jsdom has not got. */
const step = (name: string, by: number) =>
  fireEvent.change(slider(name), { target: { value: String(Number(slider(name).value) + by) } });
const changes = () => within(screen.getByRole('listbox', { name: 'Changes' })).getAllByRole('option');
const region = (name: string) => dialog().getByRole('region', { name });
const textsOf = (tag: 'del' | 'ins') =>
  [...region('What changed').querySelectorAll(tag)].map(({ textContent }) => textContent);

/** The history of an idea that was changed by another device. */
async function lookBackOn(title: string, after: readonly Change[]) {
  const ideaId = crypto.randomUUID();
  const stream = `idea-${ideaId}`;
  const opened = await openApp('/idea-vault', { before: [[stream, 'CaptureIdea', { title }]] });
  const { user, api, reopen } = opened;
  api.commit(
    after.map((change, n) => ({
      id: `w${n}`,
      stream,
      at: new Date(Date.UTC(2026, 9, 1, 0, n)).toISOString(),
      ...change,
    })),
  );
  const look = async () => {
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'History' }));
    await screen.findByRole('dialog', { name: 'History' });
  };
  await reopen(`/idea-vault/${ideaId}`);
  await look();
  return { ...opened, look, ideaId };
}

test('any moment can be read, compared with now or another one, named, and restored as a change that can be taken back', async () => {
  const { user, fill } = await lookBackOn('Crumb', [
    { type: 'RenameIdea', data: { title: 'Crust' } },
    { type: 'DescribeIdea', data: { problem: 'Prices move weekly and shelf prices do not.' } },
    { type: 'MoveIdea', data: { status: 'testing' }, changeId: 'both' },
    { type: 'TagIdea', data: { tags: ['food', 'b2b'] }, changeId: 'both' },
    { type: 'DescribeIdea', data: { problem: 'Prices move daily and shelf prices do not.' } },
  ]);
  await waitFor(() => expect(changes()).toHaveLength(5));
  expect(moment().getAttribute('aria-valuetext')).toMatch(
    /^Oct \d{1,2}, 2026, \d{1,2}:\d\d\s[AP]M: Wrote the problem$/u,
  );

  // Back to the third change.
  step('Version', -1);
  step('Version', -1);
  expect(moment().value).toBe('3');
  await waitFor(() =>
    expect(region('At this version').textContent).toContain('Prices move weekly and shelf prices do not.'),
  );
  expect(region('At this version').textContent).toContain('Inbox');

  await user.click(dialog().getByText('Compare versions'));
  await waitFor(() => expect(textsOf('del')).toEqual(['weekly', 'Empty', 'Inbox']));
  expect(textsOf('ins')).toEqual(['daily', 'food, b2b', 'Testing']);
  expect(await findViolations()).toEqual([]);

  // With the change after it, and then with now again.
  step('To', -1);
  await waitFor(() => expect(textsOf('ins')).toEqual(['food, b2b', 'Testing']));
  // The end that is moved behind the other takes it along, to now.
  step('From', 1);
  await waitFor(() => expect(textsOf('ins')).toEqual(['daily']));
  expect(dialog().queryByRole('slider', { name: 'To' })).toBe(null);
  step('From', -1);
  await waitFor(() => slider('To'));

  await user.click(dialog().getByRole('button', { name: 'Name this version' }));
  await fill(dialog().getByLabelText('Version name'), 'Before the tests');
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(
      changes()
        .map(({ textContent }) => textContent)
        .join(),
    ).toContain('Before the tests'),
  );
  await waitFor(() =>
    expect(document.activeElement).toBe(dialog().getByRole('button', { name: 'Rename this version' })),
  );

  await user.click(dialog().getByRole('button', { name: 'Restore this version' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(changes()[0]?.textContent).toContain('3 changes'));
  // The focus of a button that goes is given to where the next step is.
  step('Version', -1);
  await user.click(await dialog().findByRole('button', { name: 'Back to now' }));
  await waitFor(() => expect(document.activeElement).toBe(moment()));
  await user.keyboard('{Escape}');
  const problem = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Problem' });
  await waitFor(() => expect(problem.value).toBe('Prices move weekly and shelf prices do not.'));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(problem.value).toBe('Prices move daily and shelf prices do not.'));
});

test('it tells of what was explored for this idea, and of nothing that was for another', async () => {
  const { user, elsewhere, look, ideaId } = await lookBackOn('Crumb', []);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  const otherId = crypto.randomUUID();
  const start = (ofIdea: string) =>
    elsewhere([`project-${crypto.randomUUID()}`, 'StartProject', { ideaId: ofIdea, canvasId: crypto.randomUUID() }]);
  elsewhere([`idea-${otherId}`, 'CaptureIdea', { title: 'Wasps' }]);
  start(otherId);
  start(ideaId);
  await look();
  await waitFor(() => expect(changes()).toHaveLength(2));
  expect(changes().map(({ textContent }) => /Started exploring/u.test(textContent))).toEqual([true, false]);
});

test('without a network it says so, and reads it once there is one', async () => {
  const { user, look, cut, mend } = await lookBackOn('Crumb', [{ type: 'RenameIdea', data: { title: 'Crust' } }]);
  await waitFor(() => expect(changes()).toHaveLength(2));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  cut();
  await look();
  await screen.findByText('Couldn’t load the history');
  mend();
  await user.click(dialog().getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(changes()).toHaveLength(2));
});

test('a change that a program made says by which token, one by hand nothing', async () => {
  const { api } = await lookBackOn('Crumb', []);
  const { stream } = api.log.events[0] ?? { stream: '' };
  const rename = (id: string, title: string) => ({ id, stream, type: 'RenameIdea', at: api.log.now, data: { title } });
  api.log.via = 'Zapier';
  api.commit([rename('w0', 'Crust')]);
  api.log.via = undefined;
  api.commit([rename('w1', 'Loaf')]);
  await waitFor(() => expect(changes()).toHaveLength(3));
  expect(changes().map((each) => /via .*/.exec(each.textContent ?? '')?.[0])).toEqual([
    undefined,
    'via Zapier',
    undefined,
  ]);
});
