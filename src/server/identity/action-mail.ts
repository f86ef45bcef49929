import type { Mail } from '../mail/mail.ts';
import type { ActionKind } from './action-kind.ts';

/** What the link of a mail carries beside the code. */
export interface ActionLink {
  readonly publicUrl: string;
  readonly continueUrl: string | undefined;
  /** The SDK reads a link only where it names the key of the app that asked for it. */
  readonly apiKey: string;
  readonly language: string;
}

const modes = {
  VERIFY_EMAIL: 'verifyEmail',
  PASSWORD_RESET: 'resetPassword',
  EMAIL_SIGNIN: 'signIn',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
} as const;
const mailKinds = {
  VERIFY_EMAIL: 'verify-email',
  PASSWORD_RESET: 'reset-password',
  EMAIL_SIGNIN: 'sign-in-link',
  VERIFY_AND_CHANGE_EMAIL: 'change-email',
  RECOVER_EMAIL: 'recover-email',
} as const;

const words: Record<ActionKind, { subject: string; before: string; after: string }> = {
  VERIFY_EMAIL: {
    subject: 'Verify your email address',
    before: 'Please confirm that this address is yours:',
    after: 'The link works once, for three days. If you have not signed up at Groundwork, ignore this mail.',
  },
  PASSWORD_RESET: {
    subject: 'Choose a new password',
    before: 'Choose a new password for Groundwork here:',
    after:
      'The link works once, for one hour. If you have not asked for it, ignore this mail: your password stays as it is.',
  },
  EMAIL_SIGNIN: {
    subject: 'Your sign-in link',
    before: 'Sign in to Groundwork here:',
    after:
      'The link works once, for one hour. If you have not asked for it, ignore this mail: nobody is signed in without it.',
  },
  VERIFY_AND_CHANGE_EMAIL: {
    subject: 'Confirm your new email address',
    before: 'Please confirm that Groundwork shall know you by this address from now on:',
    after:
      'The link works once, for three days. If you have not asked for it, ignore this mail: nothing changes without it.',
  },
  RECOVER_EMAIL: {
    subject: 'Your email address was changed',
    before: 'Groundwork now knows you by another address. If that was not you, take the change back here:',
    after:
      'The link works once, for seven days. It signs everybody out and makes the password void: choose a new one then. If the change was yours, ignore this mail.',
  },
};

/** The mail that brings a one-time code to its founder. */
export function actionMail(to: string, kind: ActionKind, code: string, link: ActionLink): Mail {
  const query = new URLSearchParams({ mode: modes[kind], oobCode: code });
  if (link.continueUrl) query.set('continueUrl', link.continueUrl);
  query.set('apiKey', link.apiKey);
  query.set('lang', link.language);
  const address = `${link.publicUrl}/auth/action?${query}`;
  const { subject, before, after } = words[kind];
  return { to, subject, kind: mailKinds[kind], link: address, text: `${before}\n\n${address}\n\n${after}\n` };
}
