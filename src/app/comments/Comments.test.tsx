import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findViolations } from '../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import { type Draft, openApp } from '../../../tests/fixtures/app-in-jsdom/open-app.tsx';

const [ideaId, projectId, canvasId, assumptionId, threadId, other] = [1, 2, 3, 4, 5, 6].map(
  (n) => `00000000-0000-4000-8000-00000000000${n}`,
) as [string, string, string, string, string, string];

const before: readonly Draft[] = [
  [`idea-${ideaId}`, 'CaptureIdea', { title: 'Bees' }],
  [`project-${projectId}`, 'StartProject', { ideaId, canvasId }],
  [
    `ledger-${projectId}`,
    'StateAssumption',
    { assumptionId, text: 'They pay', lens: 'viability', importance: 3, critical: true },
  ],
];
const started: Draft = [
  `thread-${threadId}`,
  'StartThread',
  { subject: { kind: 'idea', id: ideaId }, text: 'Too dear' },
];

const panel = () => screen.findByRole('dialog', { name: 'Comments' });
const data = (api: Awaited<ReturnType<typeof openApp>>['api']) =>
  api.log.events.filter(({ stream }) => stream.startsWith('thread-')).map(({ type, data: of }) => [type, of]);

test('a founder comments on an idea, edits the comment, resolves it and reopens it', async () => {
  const { user, api, types } = await openApp(`/idea-vault/${ideaId}`, { before });
  await user.click(await screen.findByRole('button', { name: 'Comment' }));
  const open = within(await panel());
  const field = await open.findByRole('textbox', { name: 'Write a comment' });
  expect(document.activeElement).toBe(field);
  await user.click(open.getByRole('button', { name: 'Send' }));
  open.getByText('Write something first.');
  await user.type(field, 'Too dear');
  await user.keyboard('{Control>}{Enter}{/Control}');
  const article = within(await open.findByRole('article', { name: 'Comment by You' }));
  article.getByText('Too dear');
  expect(await findViolations()).toEqual([]);
  expect(field).toHaveProperty('value', '');

  await user.click(article.getByRole('button', { name: 'Actions for the comment by You' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const edited = await article.findByRole('textbox', { name: 'Edit the comment' });
  await user.type(edited, ' for schools');
  await user.click(article.getByRole('button', { name: 'Save' }));
  await article.findByText('Too dear for schools');

  await user.click(article.getByRole('button', { name: 'Resolve' }));
  await waitFor(() => expect(open.queryByRole('article')).toBeNull());
  await user.click(open.getByRole('button', { name: 'Show 1 resolved' }));
  await user.click(await open.findByRole('button', { name: 'Reopen' }));
  await user.click(open.getByRole('button', { name: 'Close' }));
  await screen.findByRole('button', { name: 'Comment', description: '1 comment' });
  await waitFor(() => expect(types()).toEqual(['ThreadStarted', 'CommentEdited', 'ThreadResolved', 'ThreadReopened']));
  expect(data(api)[0]).toEqual([
    'ThreadStarted',
    { subject: { kind: 'idea', id: ideaId, projectId }, text: 'Too dear', author: api.log.account },
  ]);
});

test('the key M comments on the idea, and what was typed is there again', async () => {
  const { user } = await openApp(`/idea-vault/${ideaId}`, { before });
  await screen.findByRole('button', { name: 'Comment' });
  await user.keyboard('m');
  await user.type(await within(await panel()).findByRole('textbox', { name: 'Write a comment' }), 'Half a');
  await user.click(within(await panel()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('m');
  expect(await within(await panel()).findByRole('textbox', { name: 'Write a comment' })).toHaveProperty(
    'value',
    'Half a',
  );
});

test('a comment of another member is new until it was seen, is theirs, and is answered', async () => {
  const opened = await openApp(`/idea-vault/${ideaId}`, { before });
  const { user, api, elsewhere } = opened;
  const button = await screen.findByRole('button', { name: 'Comment' });
  const own = api.log.account;
  api.log.account = other;
  act(() => elsewhere(started));
  api.log.account = own;
  await screen.findByRole('button', { name: 'Comment', description: '1 comment, 1 new' });
  await user.click(button);
  const open = within(await panel());
  const article = within(await open.findByRole('article', { name: 'Comment by A former member' }));
  article.getByText('New');
  await user.type(article.getByRole('textbox', { name: 'Reply' }), 'Says who?');
  await user.click(article.getByRole('button', { name: 'Reply' }));
  await article.findByText('Says who?');
  await user.click(open.getByRole('button', { name: 'Close' }));
  await screen.findByRole('button', { name: 'Comment', description: '2 comments' });
});

test('in a team comments name their writers, and mention others', async () => {
  const since = '2026-01-01T00:00:00.000Z';
  const own = crypto.randomUUID();
  const { user, api, elsewhere } = await openApp(`/idea-vault/${ideaId}`, {
    before,
    record: { id: own, workspaces: [{ id: own, name: 'Bees', role: 'owner', members: 2 }] },
    answers: [
      ({ url }) =>
        url.pathname === '/api/v1/members'
          ? {
              status: 200,
              body: [
                { accountId: own, name: 'Ada', picture: null, role: 'owner', since },
                { accountId: other, name: 'Jonas', picture: null, role: 'advisor', since },
              ],
            }
          : undefined,
    ],
  });
  api.log.account = other;
  act(() => elsewhere(started));
  api.log.account = own;
  await user.click(await screen.findByRole('button', { name: 'Comment', description: '1 comment, 1 new' }));
  const open = within(await panel());
  const article = within(await open.findByRole('article', { name: 'Comment by Jonas' }));
  await user.type(article.getByRole('textbox', { name: 'Reply' }), '@Jo');
  await screen.findByRole('option', { name: 'Jonas' });
});

test('an assumption is commented on without a network, and home lists it', async () => {
  const opened = await openApp(`/validate?projectId=${projectId}&view=assumptions&id=${assumptionId}`, { before });
  const { user, cut, mend, types, reopen } = opened;
  const drawer = within(await screen.findByRole('dialog'));
  cut();
  await user.click(await drawer.findByRole('button', { name: 'Comment' }));
  const open = within(await panel());
  await user.type(await open.findByRole('textbox', { name: 'Write a comment' }), 'Who says so?');
  await user.click(open.getByRole('button', { name: 'Send' }));
  await open.findByText('Who says so?');
  expect(types()).toEqual([]);
  mend();
  await waitFor(() => expect(types()).toEqual(['ThreadStarted']));
  await reopen('/home');
  const list = within(await screen.findByRole('region', { name: 'Comments' }));
  list.getByText('Assumption · They pay');
  await user.click(list.getByRole('button', { name: 'Open: Who says so?' }));
  await within(await panel()).findByRole('link', { name: 'They pay' });
});

test('comments on something that is gone say so', async () => {
  const gone: Draft = [
    `thread-${threadId}`,
    'StartThread',
    { subject: { kind: 'node', id: 'abcdefghijkl', projectId }, text: 'Here' },
  ];
  await openApp(`/home?thread=${threadId}`, { before: [...before, gone] });
  const open = within(await panel());
  await open.findByText('The thing that this is about was removed.');
  open.getByText('Here');
  expect(open.queryByRole('textbox', { name: 'Write a comment' })).toBeNull();
});

test('a founder who works alone has their own picture beside their own comments', async () => {
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL: () => 'blob:me', revokeObjectURL() {} }));
  // A browser that keeps nothing.
  vi.stubGlobal('caches', { open: async () => Promise.reject(new Error('none')), delete: async () => false });
  onTestFinished(() => void vi.unstubAllGlobals());
  const photoUrl = '/api/user/me/picture/2f0e6f0a-5d7d-4a53-9f3a-1c0e3a1f7a01';
  const { user } = await openApp(`/idea-vault/${ideaId}`, {
    before: [...before, started],
    record: { photoUrl },
    answers: [
      ({ url }) =>
        url.pathname === photoUrl
          ? { status: 200, body: new ArrayBuffer(8), headers: { 'content-type': 'image/webp' } }
          : undefined,
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Comment', description: '1 comment' }));
  const article = await within(await panel()).findByRole('article', { name: 'Comment by You' });
  await waitFor(() => expect(article.querySelector('img')?.getAttribute('src')).toBe('blob:me'));
});
