import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { PostDetail } from '#domain/feedback/feedback-post.ts';
import { labels, reasonLabels, statusLabels } from '#features/feedback/labels.ts';
import { signOutLabels } from '#features/shell/sign-out-labels.ts';
import { findViolations } from '../../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import { MemoryAccount } from '../../../../tests/fixtures/app-in-jsdom/memory-account.ts';
import type { Answer } from '../../../../tests/fixtures/app-in-jsdom/memory-api.ts';
import { MemoryBoard } from '../../../../tests/fixtures/app-in-jsdom/memory-board.ts';
import { openApp } from '../../../../tests/fixtures/app-in-jsdom/open-app.tsx';

interface Setting {
  readonly isStaff?: boolean;
  readonly account?: MemoryAccount;
  readonly answers?: readonly Answer[];
}
type Opened = Awaited<ReturnType<typeof openFeedback>>;

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = () => screen.findByLabelText<HTMLInputElement>(labels.compose.field);
const article = async (name: string) => within(await screen.findByRole('article', { name }));
/** Finds the vote button of the server's post, which replaces the waiting one. */
const vote = (name: string) =>
  waitFor(() => within(screen.getByRole('article', { name })).getByRole('button', { name: labels.vote }));
const isPressed = async (name: string) => (await vote(name)).getAttribute('aria-pressed');
const view = (name: string) =>
  within(screen.getByRole('navigation', { name: labels.title })).getByRole('link', { name });
const kept = () => Object.keys(localStorage).filter((key) => key.includes('feedback'));
const waiting = () => kept().filter((key) => key.includes('feedback-outbox'));
const gone = (find: () => HTMLElement | null) => waitFor(() => expect(find()).toBe(null));

/**
 * The board, to which posts go as the test says; the server is not to be reached with them after `isUnreachable =
 * true`.
 */
async function openFeedback(
  path = '',
  posts: readonly (Partial<PostDetail> & { readonly title: string })[] = [],
  { isStaff = false, account, answers = [] }: Setting = {},
) {
  const board = new MemoryBoard();
  board.isStaff = isStaff;
  for (const post of posts) board.add(post);
  const way: { isUnreachable: boolean; refusal: ReturnType<Answer> } = { isUnreachable: false, refusal: undefined };
  const posting: Answer = ({ method, url }) => {
    if (method !== 'POST' || url.pathname !== '/api/v1/feedback') return undefined;
    if (way.isUnreachable) throw new TypeError('Failed to fetch');
    return way.refusal;
  };
  const opened = await openApp(`/feedback${path}`, {
    answers: [...answers, posting, board.answer],
    ...(account && { account }),
  });
  return { ...opened, board, way };
}

async function post({ user, fill }: Pick<Opened, 'user' | 'fill'>, title: string): Promise<void> {
  await fill(await field(), title);
  await user.click(button(labels.compose.post));
}

/** Posts what does not reach the server, until it waits. */
async function postInVain(opened: Opened, title: string): Promise<void> {
  opened.way.isUnreachable = true;
  await post(opened, title);
  await (await article(title)).findByText(labels.outbox.waitingPost);
  await screen.findByText(labels.outbox.waiting(1));
}

/** The browser knows that it has no network, and the server is not to be reached. */
function goOffline({ api }: Pick<Opened, 'api'>): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockRestore();
    window.dispatchEvent(new Event('online'));
  });
  api.isDown = true;
  window.dispatchEvent(new Event('offline'));
}

function goOnline({ api }: Pick<Opened, 'api'>): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  api.isDown = false;
  window.dispatchEvent(new Event('online'));
}

async function askToSignOut({ user }: Pick<Opened, 'user'>): Promise<void> {
  await user.click(button('Account menu'));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
}

test('a post and votes go by keyboard, and the field has the focus for the next one', async () => {
  const { user, board } = await openFeedback();
  (await field()).focus();
  await user.keyboard('Export the map{Enter}');
  const voting = await vote('Export the map');
  expect([(await field()).value, document.activeElement]).toEqual(['', await field()]);
  voting.focus();
  await user.keyboard(' ');
  await waitFor(async () => expect(await isPressed('Export the map')).toBe('true'));
  await (await article('Export the map')).findByText(labels.votes(1));
  await waitFor(() => expect(board.posts[0]?.votes).toBe(1));
  await user.click(await vote('Export the map'));
  await waitFor(() => expect(board.posts[0]?.votes).toBe(0));
});

test('what was posted before is found while a founder types, and what is being written outlives a look at it', async () => {
  const { user, fill } = await openFeedback('', [{ title: 'Charts that are dark' }]);
  await fill(await field(), 'zeppelin');
  const similar = () => screen.findByRole('region', { name: labels.similar.title });
  await within(await similar()).findByText(labels.similar.none);
  await user.click(button(labels.compose.discard));
  await gone(() => screen.queryByRole('region', { name: labels.similar.title }));

  await fill(await field(), 'Dark charts');
  await fill(screen.getByLabelText(labels.compose.details), 'At night.');
  await user.click(await within(await similar()).findByRole('link', { name: 'Charts that are dark' }));
  await screen.findByText(labels.post.noComments);
  history.back();
  await waitFor(async () => expect((await field()).value).toBe('Dark charts'));
  expect(screen.getByLabelText(labels.compose.details)).toHaveProperty('value', 'At night.');
});

test('without a network posts and votes wait, say so, and are sent when the board is opened again', async () => {
  const opened = await openFeedback('', [{ title: 'Known before' }]);
  const { user, board, reopen } = opened;
  await vote('Known before');
  opened.api.isDown = true;
  await post(opened, 'Written on a plane');
  await (await article('Written on a plane')).findByText(labels.outbox.waitingPost);
  await user.click(await vote('Known before'));
  await waitFor(async () => expect(await isPressed('Known before')).toBe('true'));
  await screen.findByText(labels.outbox.waiting(2));
  expect([board.titles, waiting().length]).toEqual([['Known before'], 2]);
  opened.api.isDown = false;
  await reopen();
  await vote('Written on a plane');
  await waitFor(async () => expect(await isPressed('Known before')).toBe('true'));
  expect(board.posts.map(({ title, votes }) => [title, votes])).toEqual([
    ['Written on a plane', 0],
    ['Known before', 1],
  ]);
  await waitFor(() => expect(waiting()).toEqual([]));
});

test('what waits is sent from whichever page is opened next', async () => {
  const opened = await openFeedback();
  await postInVain(opened, 'Written in a tunnel');
  opened.way.isUnreachable = false;
  await opened.reopen('/home');
  await waitFor(() => expect(opened.board.titles).toEqual(['Written in a tunnel']));
  await waitFor(() => expect(waiting()).toEqual([]));
  expect(location.pathname).toBe('/home');
});

test('a tab that shows another page sends what the tab with the board could not', async () => {
  const opened = await openFeedback();
  await postInVain(opened, 'Sent by the other tab');
  const [key = ''] = waiting();
  const send = localStorage.getItem(key) ?? '';
  localStorage.removeItem(key);
  await opened.reopen('/home');
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  opened.way.isUnreachable = false;
  // As from the tab with the board.
  localStorage.setItem(key, send);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: send, storageArea: localStorage }));
  await waitFor(() => expect(opened.board.titles).toEqual(['Sent by the other tab']));
  await waitFor(() => expect(waiting()).toEqual([]));
});

test('what waits outlives a session that is ended elsewhere, and is sent once the founder is back', async () => {
  const account = new MemoryAccount();
  let isEnded = false;
  const ended: Answer = ({ url }) => {
    if (!isEnded || !url.pathname.startsWith('/api/')) return undefined;
    if (url.pathname === '/api/v1/auth/login') {
      isEnded = false;
      return undefined;
    }
    return { status: 401, body: { code: 'session-ended', message: 'Over.', requestId: '1' } };
  };
  const opened = await openFeedback('', [], { account, answers: [ended] });
  await screen.findByRole('button', { name: 'Saved' });
  await postInVain(opened, 'Across two sessions');
  isEnded = true;
  opened.api.live.cut(4401);
  await screen.findByText('You were signed out. Sign in to continue where you left off.');
  expect(decodeURIComponent(location.pathname + location.search)).toBe('/sign-in?redirect=/feedback');
  expect([localStorage.getItem('refresh-token'), opened.board.titles, waiting().length]).toEqual([null, [], 1]);
  opened.way.isUnreachable = false;
  await opened.fill(await screen.findByLabelText('Email'), account.email);
  await opened.fill(screen.getByLabelText('Password'), account.password ?? '');
  await opened.user.click(button('Sign in'));
  await vote('Across two sessions');
  expect(opened.board.titles).toEqual(['Across two sessions']);
  await waitFor(() => expect(waiting()).toEqual([]));
});

test('no view of the board violates what can be told without a picture of it', async () => {
  const { board, reopen } = await openFeedback('', [{ title: 'Short' }, { title: 'A title of some length' }]);
  const [{ id } = { id: '' }] = board.posts;
  const found: unknown[] = [];
  for (const query of ['', '?view=roadmap', '?view=mine', `?post=${id}`]) {
    await reopen(`/feedback${query}`);
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBe(null));
    await screen.findAllByRole('heading');
    found.push(...(await findViolations()));
  }
  expect(found).toEqual([]);
});

test('a vote that is taken back before the first one is sent is shown, and stored, as taken back', async () => {
  const { user, board, api, reopen } = await openFeedback('', [{ title: 'Known before', votes: 4 }]);
  await vote('Known before');
  api.isDown = true;
  for (const pressed of ['true', 'false']) {
    await user.click(await vote('Known before'));
    await waitFor(async () => expect(await isPressed('Known before')).toBe(pressed));
  }
  (await article('Known before')).getByText(labels.votes(4));
  await screen.findByText(labels.outbox.waiting(2));
  api.isDown = false;
  await reopen();
  await waitFor(() => expect(waiting()).toEqual([]));
  expect([board.sentVotes, board.posts.map(({ hasVoted, votes }) => [hasVoted, votes])]).toEqual([
    [true, false],
    [[false, 4]],
  ]);
});

test('what was opened is read without a network; what was not says what is missing', async () => {
  const comment = { id: crypto.randomUUID(), text: 'Yes, in public.', isMine: true, isStaff: false, isHidden: false };
  const opened = await openFeedback('', [
    { title: 'Never opened' },
    {
      ...{ title: 'Plan the roadmap', body: 'In public.', status: 'planned', reply: 'Next month.' },
      ...{ hasCommented: true, comments: 1 },
      thread: [{ ...comment, reports: 0, writtenAt: '2026-01-01T00:00:00.000Z' }],
    },
  ]);
  const { user, reopen } = opened;
  await user.click(await (await article('Plan the roadmap')).findByRole('link', { name: 'Plan the roadmap' }));
  await screen.findByText('Yes, in public.');
  goOffline(opened);
  await reopen();
  await screen.findByText('Yes, in public.');
  (await article('Plan the roadmap')).getByText('In public.');
  await screen.findByText(labels.offline.kept.post);
  await user.click(view(labels.views.all));
  const unread = await (await article('Never opened')).findByRole('link', { name: 'Never opened' });
  await screen.findByText(labels.offline.kept.board);
  await user.click(unread);
  await screen.findByText(labels.offline.missing.post);
  await user.click(view(labels.views.roadmap));
  await screen.findByText(labels.offline.missing.roadmap);
  await user.click(view(labels.views.mine));
  await screen.findByText(labels.offline.missing.activity);

  goOnline(opened);
  await user.click(view(labels.views.mine));
  await (await article('Plan the roadmap')).findByText(labels.youCommented);
  await user.click(view(labels.views.roadmap));
  const planned = () => screen.findByRole('region', { name: statusLabels.planned });
  await within(await planned()).findByRole('article', { name: 'Plan the roadmap' });
  for (const name of [statusLabels.started, statusLabels.done]) {
    await within(screen.getByRole('region', { name })).findByText(labels.roadmap.none);
  }
  goOffline(opened);
  await reopen();
  await within(await planned()).findByText(/Next month\./u);
  await screen.findByText(labels.offline.kept.roadmap);
  await user.click(view(labels.views.mine));
  await (await article('Plan the roadmap')).findByText(labels.youCommented);
  await screen.findByText(labels.offline.kept.activity);
  expect(screen.queryByRole('alert')).toBe(null);
});

test('signing out asks first while feedback waits, which stays where the founder cancels', async () => {
  const opened = await openFeedback();
  await postInVain(opened, 'Before I go');
  await askToSignOut(opened);
  const question = within(await screen.findByRole('alertdialog', { name: 'Sync your changes before signing out?' }));
  question.getByText(
    '1 feedback item on this device hasn’t synced yet. Signing out removes everything from this device.',
  );
  await opened.user.click(question.getByRole('button', { name: 'Cancel' }));
  await gone(() => screen.queryByRole('alertdialog'));
  (await article('Before I go')).getByText(labels.outbox.waitingPost);
});

test('what the server refuses while a founder signs out keeps them here, and is told on any page', async () => {
  const opened = await openFeedback();
  const { user, way } = opened;
  await postInVain(opened, 'Words too many');
  await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Home' }));
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  await askToSignOut(opened);
  way.isUnreachable = false;
  way.refusal = { status: 400, body: { message: 'Not like this.', code: 'x', requestId: 'r' } };
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: signOutLabels.send }));
  const question = within(await screen.findByRole('alertdialog', { name: signOutLabels.refused.title }));
  question.getByText(
    'The server rejected 1 item. Cancel to see why and keep your text. Signing out removes everything from this device.',
  );
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await screen.findByText(labels.outbox.rejected);
  await user.click(await screen.findByRole('link', { name: labels.outbox.open }));
  const alert = await screen.findByText('Not like this.');
  within(alert.closest<HTMLElement>('[role=alert]') ?? alert).getByText('Words too many');

  // They know of it now.
  await askToSignOut(opened);
  await waitFor(() => expect(location.pathname).toBe('/'));
});

test('feedback that is discarded with signing out is gone from the device, and is not sent later', async () => {
  const opened = await openFeedback();
  await postInVain(opened, 'Never mind');
  await askToSignOut(opened);
  await opened.user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: signOutLabels.discard }),
  );
  await waitFor(() => expect(location.pathname).toBe('/'));
  opened.way.isUnreachable = false;
  window.dispatchEvent(new Event('online'));
  await opened.reopen('/');
  expect([kept(), opened.board.titles]).toEqual([[], []]);
});

test('a post has its comments, which wait as it does, and its own page', async () => {
  const opened = await openFeedback('', [{ title: 'Show the corridor', body: 'With both parallels.' }]);
  const { user, fill, board } = opened;
  await user.click(await (await article('Show the corridor')).findByRole('link', { name: 'Show the corridor' }));
  (await article('Show the corridor')).getByText('With both parallels.');
  await screen.findByText(labels.post.noComments);
  opened.api.isDown = true;
  const comment = await screen.findByLabelText<HTMLTextAreaElement>(labels.post.comment);
  await fill(comment, 'Yes please.');
  await user.click(button(labels.post.send));
  const line = async () => within((await screen.findByText('Yes please.')).closest('li') ?? document.body);
  await (await line()).findByText(labels.outbox.waitingPost);
  expect(comment.value).toBe('');
  goOnline(opened);
  await (await line()).findByText(labels.you);
  await waitFor(() => expect(board.posts[0]?.thread.map(({ text }) => text)).toEqual(['Yes please.']));

  await user.click(await screen.findByRole('button', { name: labels.post.actions }));
  await user.click(await screen.findByRole('menuitem', { name: labels.post.report }));
  await user.click(await screen.findByText(reasonLabels.other));
  await user.click(button(labels.post.sendReport));
  await screen.findByText(labels.post.reported);
  await user.click(await screen.findByRole('button', { name: labels.post.commentActions }));
  await user.click(await screen.findByRole('menuitem', { name: labels.post.remove }));
  await screen.findByText(labels.post.noComments);
  await user.click(view(labels.views.mine));
  await screen.findByText(labels.noActivity.title);
});

test('a founder edits their own post and finds it among their activity', async () => {
  const { user, fill } = await openFeedback('', [{ title: 'Bigger leters', isMine: true }]);
  await user.click(await (await article('Bigger leters')).findByRole('link', { name: 'Bigger leters' }));
  await user.click(await screen.findByRole('button', { name: labels.post.actions }));
  await user.click(await screen.findByRole('menuitem', { name: labels.post.edit }));
  await fill(await screen.findByLabelText(labels.post.titleField), 'Bigger letters');
  await user.click(button(labels.post.save));
  await (await article('Bigger letters')).findByText(labels.edited, { exact: false });
  await user.click(view(labels.views.mine));
  await (await article('Bigger letters')).findByText(labels.youPosted);
});

test('among a founder’s posts is the one into which theirs was merged, which says so, and theirs is not', async () => {
  const into = { id: crypto.randomUUID(), title: 'Print evidence cards' };
  await openFeedback('?view=mine', [
    into,
    { title: 'Evidence on paper', isMine: true, isMerged: true, mergedInto: into },
  ]);
  const other = await article(into.title);
  other.getByText(labels.yoursMerged);
  expect([
    other.queryByRole('button', { name: labels.vote }) !== null,
    screen.queryByRole('article', { name: 'Evidence on paper' }),
  ]).toEqual([true, null]);
});

test('a post that was merged has no votes and no comments, and leads to the one it went into', async () => {
  const into = { id: crypto.randomUUID(), title: 'Print evidence cards' };
  const own = { id: crypto.randomUUID(), title: 'Evidence on paper', isMine: true, isMerged: true, mergedInto: into };
  await openFeedback(`?post=${own.id}`, [into, own]);
  await screen.findByText(labels.post.mergedInto, { exact: false });
  expect([
    screen.queryByRole('button', { name: labels.vote }),
    screen.queryByLabelText(labels.post.comment),
    screen.getByRole('link', { name: into.title }).getAttribute('href'),
  ]).toEqual([null, null, `/feedback?post=${into.id}`]);
});

test('a reported post that was merged is marked as merged, and has no vote', async () => {
  const into = { id: crypto.randomUUID(), title: 'Print evidence cards' };
  const merged = { title: 'Evidence on paper', isMerged: true, mergedInto: into, reports: 1 };
  await openFeedback('?view=reported', [into, merged], { isStaff: true });
  const post = await article('Evidence on paper');
  post.getByText(labels.merged);
  expect(post.queryByRole('button', { name: labels.vote })).toBe(null);
});

test('what cannot be read is said, and tried again; a post that is not there is said too', async () => {
  const board = new MemoryBoard();
  let fails = true;
  const failing: Answer = ({ url }) =>
    fails && url.pathname === '/api/v1/feedback' ? { status: 503, body: {} } : undefined;
  const { user, reopen } = await openApp('/feedback', { answers: [failing, board.answer] });
  await screen.findByRole('heading', { name: labels.failed.title });
  fails = false;
  await user.click(button(labels.failed.retry));
  await gone(() => screen.queryByRole('heading', { name: labels.failed.title }));
  await reopen(`/feedback?post=${crypto.randomUUID()}`);
  await screen.findByRole('heading', { name: labels.gone.title });
});

test('what the server refuses is said with its words, and can be dismissed', async () => {
  const opened = await openFeedback();
  const { user, way, reopen } = opened;
  way.refusal = { status: 400, body: { message: 'Not like this.', code: 'x', requestId: 'r' } };
  await post(opened, 'Refused words');
  const alert = async () => {
    const said = await screen.findByText('Not like this.');
    return within(said.closest<HTMLElement>('[role=alert]') ?? said);
  };
  (await alert()).getByText('Refused words');
  await reopen();
  await user.click((await alert()).getByRole('button', { name: labels.outbox.dismiss }));
  await gone(() => screen.queryByText('Not like this.'));
  expect([
    screen.queryByRole('article', { name: 'Refused words' }),
    kept().filter((key) => key.includes('refused')),
  ]).toEqual([null, []]);
});

test('whoever posts too often reads until when it waits, and goes on voting', async () => {
  const opened = await openFeedback('', [{ title: 'Wish 2' }]);
  const { user, way, board } = opened;
  way.refusal = {
    status: 429,
    headers: { 'retry-after': '600' },
    body: { message: 'Too many.', code: 'x', requestId: 'r' },
  };
  await post(opened, 'Wish 6');
  await screen.findByText(labels.outbox.limit.post);
  await screen.findByText(/^This one goes out at \d+:\d\d\s[AP]M.*You don’t have to do anything\.$/u);
  await user.click(await vote('Wish 2'));
  await waitFor(() => expect(board.posts.map(({ title, votes }) => [title, votes])).toEqual([['Wish 2', 1]]));
});

test('the team answers, tags, merges, unmerges and hides; founders see what came of it and none of the controls', async () => {
  const opened = await openFeedback('?view=roadmap', [
    { title: 'Print evidence cards' },
    { title: 'Evidence on paper', isMine: true },
  ]);
  const { user, fill, board, reopen } = opened;
  const [two, one] = board.posts.map(({ id }) => id);
  const team = () => screen.findByRole('region', { name: labels.staff.title });
  board.isStaff = true;
  await reopen(`/feedback?post=${one}`);
  await user.click(await within(await team()).findByRole('button', { name: /Status/u }));
  await user.click(await screen.findByRole('option', { name: statusLabels.planned }));
  await fill(within(await team()).getByLabelText(labels.staff.reply), 'With the next release.');
  await user.click(within(await team()).getByRole('button', { name: labels.staff.saveAnswer }));
  await within(await screen.findByRole('region', { name: labels.post.reply })).findByText('With the next release.');
  await fill(within(await team()).getByLabelText(labels.staff.tags), 'print');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(board.posts.find(({ id }) => id === one)?.tags).toEqual(['print']));
  await reopen(`/feedback?post=${two}`);
  await user.click(await screen.findByRole('button', { name: labels.staff.merge }));
  const merging = within(await screen.findByRole('dialog'));
  await user.click(await merging.findByRole('button', { name: /^Print evidence cards/u }));
  await screen.findByText(labels.post.mergedInto, { exact: false });

  board.isStaff = false;
  await reopen('/feedback?view=roadmap');
  const planned = await screen.findByRole('region', { name: statusLabels.planned });
  const answered = within(await within(planned).findByRole('article', { name: 'Print evidence cards' }));
  await answered.findByText(/With the next release\./u);
  await user.click(answered.getByRole('link', { name: 'Print evidence cards' }));
  const merged = await screen.findByRole('region', { name: labels.post.merged });
  within(merged).getByRole('link', { name: 'Evidence on paper' });
  expect([
    screen.queryByRole('region', { name: labels.staff.title }),
    screen.queryByRole('link', { name: labels.views.reported }),
  ]).toEqual([null, null]);

  board.isStaff = true;
  await reopen(`/feedback?post=${two}`);
  await user.click(await screen.findByRole('button', { name: labels.staff.unmerge }));
  await vote('Evidence on paper');
  await user.click(await screen.findByRole('button', { name: labels.staff.hide }));
  await (await article('Evidence on paper')).findByText(labels.hidden);
  await user.click(view(labels.views.reported));
  await article('Evidence on paper');
  board.isStaff = false;
  await reopen('/feedback');
  await article('Print evidence cards');
  expect(screen.queryByRole('article', { name: 'Evidence on paper' })).toBe(null);
});

test.each([
  ['shown', false],
  ['hidden', true],
])('the team dismisses reports of a post and of a comment that are %s, and both stay so', async (_, isHidden) => {
  const reported = { reports: 2, reasons: [{ reason: 'spam' as const, count: 2 }], isHidden };
  const comment = { id: crypto.randomUUID(), text: 'Buy mine', isMine: false, isStaff: false };
  const opened = await openFeedback('', [
    {
      title: 'Cheap watches',
      ...reported,
      comments: 1,
      thread: [{ ...comment, ...reported, writtenAt: '2026-01-01T00:00:00.000Z' }],
    },
  ]);
  const { user, board, reopen } = opened;
  board.isStaff = true;
  await reopen(`/feedback?post=${board.posts[0]?.id}`);
  const team = within(await screen.findByRole('region', { name: labels.staff.title }));
  await user.click(team.getByRole('button', { name: labels.staff.settle }));
  await gone(() => team.queryByRole('button', { name: labels.staff.settle }));
  await user.click(button(labels.post.commentActions));
  await user.click(await screen.findByRole('menuitem', { name: labels.staff.settle }));
  await gone(() => screen.queryByText(labels.reports(2)));
  const dealtWith = { isHidden, reports: 0, reasons: [] };
  expect(board.posts).toMatchObject([{ ...dealtWith, thread: [dealtWith] }]);
});
