import type { Mail } from '../mail/mail.ts';
import { writeMail } from '../mail/mail-content.ts';

const words = {
  'password-guesses': {
    subject: 'Someone is trying to guess your Groundwork password',
    said: [
      'Many wrong passwords were entered for your account in the last few minutes, from devices you haven’t used before. We’ve paused sign-ins from new places for a while. Devices that signed in during the last 30 days aren’t affected.',
      'If that was you, wait ten minutes, or reset your password. If it wasn’t, you don’t have to do anything. Two-factor authentication makes a guessed password useless; turn it on in your settings:',
    ],
    label: 'Open account settings',
    path: '/settings/account',
  },
  'code-guesses': {
    subject: 'Someone has your Groundwork password',
    said: [
      'Someone entered your password, then many wrong two-factor codes, on a device you haven’t used before. They didn’t get in. We’ve paused sign-ins from new places for an hour. Devices that signed in during the last 30 days aren’t affected.',
      'If that was you, wait an hour, or use a device you’ve signed in on. If it wasn’t, change your password now:',
    ],
    label: 'Change my password',
    path: '/forgot-password/',
  },
} as const;

/** Tells a founder of somebody who tries to get in. `publicUrl` has no slash at the end. */
export function guessingMail(to: string, kind: keyof typeof words, publicUrl: string): Mail {
  const { subject, said, label, path } = words[kind];
  return { to, kind, ...writeMail({ subject, before: said, action: { label, link: `${publicUrl}${path}` } }) };
}
