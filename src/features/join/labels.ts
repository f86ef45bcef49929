import type { JoinFailure } from '#domain/team/join-failure.ts';
import type { Invited } from '#domain/team/member.ts';
import { teamLimits } from '#domain/team/team.ts';
import { aRole } from '#domain/team/team-labels.ts';

export const labels = {
  title: 'Invitation',
  loading: 'Reading the invitation',
  invites: ({ from, workspace, role }: Invited) =>
    `${from ?? 'Someone'} invites you to work on ${workspace} as ${aRole(role)}.`,
  signedOut: 'Sign in or sign up with the email that was invited, then join.',
  signIn: 'Sign in',
  signUp: 'Sign up',
  join: 'Join',
  signedInAs: (email: string) => `You’re signed in as ${email}.`,
  retry: 'Try again',
  gone: 'This invitation is no longer open. It was used, was taken back, or has expired. Ask for a new one.',
  home: 'Go to home',
  verify: {
    title: (email: string) => `Verify ${email}`,
    text: 'Click the link in our email, then join here.',
    send: 'Send again',
    sent: 'A new email is on its way. Click the link in it, then join here.',
    failed: 'We couldn’t send the email. Check your connection, then try again.',
  },
  otherAddress: (email: string) =>
    `This invitation is for another email. You’re signed in as ${email}. Sign out, then sign in with the email that was invited.`,
} as const;

/** Failures that are said in a sentence. */
export const failureTexts: Readonly<Record<Exclude<JoinFailure, 'other-address' | 'address-unverified'>, string>> = {
  gone: labels.gone,
  'team-full': 'This workspace has no room for more members. Ask its owner.',
  'too-many-workspaces': `You can be a member of ${teamLimits.workspaces} workspaces. Leave one first.`,
  'too-many': 'You’ve tried this too often. Wait a few minutes, then try again.',
  offline: 'We couldn’t reach Groundwork. Check your connection, then try again.',
  unexpected: 'Something went wrong on our side. Try again in a moment.',
};
