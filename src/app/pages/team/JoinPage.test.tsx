import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { findViolations } from '../../../../tests/fixtures/app-in-jsdom/find-violations.ts';
import type { Answer, Answered } from '../../../../tests/fixtures/app-in-jsdom/memory-api.ts';
import { openApp } from '../../../../tests/fixtures/app-in-jsdom/open-app.tsx';

// It loads another page, which jsdom does not.
const { opened } = vi.hoisted(() => ({ opened: [] as (string | null)[] }));
vi.mock('#app/team/open-workspace.ts', () => ({
  openWorkspace: (_storage: unknown, workspace: string | null) => void opened.push(workspace),
}));
afterEach(() => void opened.splice(0));

const invitation = { workspace: 'Crumb', role: 'advisor', from: 'Mira' };
const refused = (status: number, code: string): Answered => ({
  status,
  body: { error: undefined, code, message: code },
});

/** Our server's two answers about the token `t`, and what it was asked. */
function invited(accept: () => Answered, read: () => Answered = () => ({ status: 200, body: invitation })) {
  const asked: unknown[] = [];
  const answer: Answer = ({ method, url, body }) => {
    if (!url.pathname.startsWith('/api/v1/invitations/')) return undefined;
    asked.push([method, url.pathname.split('/').at(-1), body]);
    return url.pathname.endsWith('/read') ? read() : accept();
  };
  return { asked, answers: [answer] };
}
const joined = () => ({ status: 200, body: { workspace: 'w', role: 'advisor' } });
const sentence = 'Mira invites you to work on Crumb as an advisor.';
const button = (name: string) => screen.findByRole('button', { name });

test('somebody signed out reads what it is about, and both ways in lead back with the token', async () => {
  const { asked, answers } = invited(joined);
  await openApp('/join?token=a-B_9', { answers, isSignedOut: true });
  await screen.findByText(sentence);
  const hrefs = ['Sign in', 'Sign up'].map((name) => screen.getByRole('link', { name }).getAttribute('href'));
  expect(hrefs).toEqual(['/sign-in?redirect=%2Fjoin%3Ftoken%3Da-B_9', '/sign-up?redirect=%2Fjoin%3Ftoken%3Da-B_9']);
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  expect(location.search).toBe('');
  expect(asked).toEqual([['POST', 'read', { token: 'a-B_9' }]]);
  expect(await findViolations()).toEqual([]);
});

test('somebody signed in joins with one press, and arrives in the workspace', async () => {
  const { asked, answers } = invited(joined);
  const { user } = await openApp('/join?token=t', { answers });
  await screen.findByText(sentence);
  await screen.findByText('You’re signed in as ada@founders.example.');
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  await user.click(await button('Join'));
  await waitFor(() => expect(opened).toEqual(['w']));
  expect(asked).toEqual([
    ['POST', 'read', { token: 't' }],
    ['POST', 'accept', { token: 't' }],
  ]);
});

test('an invitation that is used, has ended or has no token says so', async () => {
  const gone = invited(joined, () => refused(404, 'not-found'));
  const { reopen } = await openApp('/join?token=t', { answers: gone.answers });
  await screen.findByText(/^This invitation is no longer open\./);
  expect((await screen.findByRole('link', { name: 'Go to home' })).getAttribute('href')).toBe('/home');
  await reopen('/join');
  await screen.findByText(/^This invitation is no longer open\./);
  expect(gone.asked).toHaveLength(1);
});

test('one that is used meanwhile says so at the press', async () => {
  const { answers } = invited(() => refused(404, 'not-found'));
  const { user } = await openApp('/join?token=t', { answers });
  await user.click(await button('Join'));
  await screen.findByText(/^This invitation is no longer open\./);
});

test('another account is told which one is signed in, signs out there, and signs in with the right one', async () => {
  const { answers } = invited(() => refused(403, 'other-address'));
  const { user } = await openApp('/join?token=t', { answers });
  await user.click(await button('Join'));
  await screen.findByText(/^This invitation is for another email\. You’re signed in as ada@founders\.example\./);
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  expect(await findViolations()).toEqual([]);
  await user.click(await button('Sign out'));
  const way = await screen.findByRole('link', { name: 'Sign in' });
  expect([way.getAttribute('href'), location.pathname]).toEqual(['/sign-in?redirect=%2Fjoin%3Ftoken%3Dt', '/join']);
});

test('an address that is not verified is verified first; then the same press joins', async () => {
  let isVerified = false;
  const { answers } = invited(() => (isVerified ? joined() : refused(403, 'address-unverified')));
  const { user } = await openApp('/join?token=t', { answers });
  await user.click(await button('Join'));
  await screen.findByText('Verify ada@founders.example');
  await button('Send again');
  isVerified = true;
  await user.click(await button('Join'));
  await waitFor(() => expect(opened).toEqual(['w']));
});

test.each([
  [409, 'team-full', 'This workspace has no room for more members. Ask its owner.'],
  [409, 'too-many-workspaces', 'You can be a member of 20 workspaces. Leave one first.'],
  [429, 'too-many-requests', 'You’ve tried this too often. Wait a few minutes, then try again.'],
  [500, 'internal', 'Something went wrong on our side. Try again in a moment.'],
])('%i %s is said in words, and can be tried again', async (status, code, words) => {
  const { answers } = invited(() => refused(status, code));
  const { user } = await openApp('/join?token=t', { answers });
  await user.click(await button('Join'));
  await screen.findByText(words);
  await button('Join');
});

test('without an answer it is read again on demand', async () => {
  let isDown = true;
  const { answers } = invited(joined, () => {
    if (isDown) throw new TypeError('Failed to fetch');
    return { status: 200, body: invitation };
  });
  const { user } = await openApp('/join?token=t', { answers, isSignedOut: true });
  await screen.findByText(/^We couldn’t reach Groundwork/);
  isDown = false;
  await user.click(await button('Try again'));
  await screen.findByText(sentence);
  await waitFor(() => expect(screen.queryByText(/^We couldn’t reach Groundwork/)).toBeNull());
});
