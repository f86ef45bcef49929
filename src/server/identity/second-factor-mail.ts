import type { Mail } from '../mail/mail.ts';

const words = {
  'second-factor-added': {
    subject: 'Your sign-in now asks for a code',
    said: 'An app that shows codes was added to your account at Groundwork. From now on a sign-in asks for its code after the password.',
  },
  'second-factor-removed': {
    subject: 'An app was removed from your sign-in',
    said: 'An app that shows codes was removed from your account at Groundwork. A sign-in does not ask for its code any more.',
  },
  'way-in-removed': {
    subject: 'A way to sign in was removed',
    said: 'Whoever looks after this server has removed an account elsewhere by which one could sign in to your account at Groundwork, and signed out everybody.',
  },
} as const;

/** Tells a founder that a second factor came or went, or another way in, in case it was somebody else's doing. `publicUrl` has no slash at the end. */
export function secondFactorMail(to: string, kind: keyof typeof words, publicUrl: string): Mail {
  const link = `${publicUrl}/settings/account`;
  const { subject, said } = words[kind];
  const text = `${said}\n\nYour settings show how you sign in:\n\n${link}\n\nIf that was you, ignore this mail. If it was not, choose a new password at once, with "Forgot password?" on the sign-in page: that signs everybody out.\n`;
  return { to, subject, kind, link, text };
}
