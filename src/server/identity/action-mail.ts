import type { Mail } from '../mail/mail.ts';
import { writeMail } from '../mail/mail-content.ts';
import type { ActionKind } from './action-kind.ts';

/** Parameters of a mail's link besides the code. */
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

interface Words {
  readonly subject: string;
  readonly before: string;
  /** Text of the link, the same as on the button of the page behind it. */
  readonly label: string;
  readonly foot: string;
}

const words: Record<ActionKind, Words> = {
  VERIFY_EMAIL: {
    subject: 'Verify your email',
    before: 'Confirm this email is yours:',
    label: 'Verify my email',
    foot: 'The link works once, for three days. If you didn’t sign up for Groundwork, you can ignore this email.',
  },
  PASSWORD_RESET: {
    subject: 'Choose a new password',
    before: 'Choose a new password for Groundwork here:',
    label: 'Choose a new password',
    foot: 'The link works once, for one hour. If you didn’t request it, you can ignore this email. Your password won’t change.',
  },
  EMAIL_SIGNIN: {
    subject: 'Your sign-in link',
    before: 'Sign in to Groundwork here:',
    label: 'Sign in',
    foot: 'The link works once, for one hour. If you didn’t request it, you can ignore this email. No one can sign in without the link.',
  },
  VERIFY_AND_CHANGE_EMAIL: {
    subject: 'Confirm your new email',
    before: 'Confirm that you want to use this email for Groundwork from now on:',
    label: 'Use this email',
    foot: 'The link works once, for three days. If you didn’t request it, you can ignore this email. Nothing changes without the link.',
  },
  RECOVER_EMAIL: {
    subject: 'Your email was changed',
    before: 'Your Groundwork account now uses a different email. If that wasn’t you, undo the change here:',
    label: 'Undo the change',
    foot: 'The link works once, for seven days. It signs out every device and resets your password, so choose a new one afterward. If this was you, you can ignore this email.',
  },
};

/** The mail that brings a one-time code to its founder. */
export function actionMail(to: string, kind: ActionKind, code: string, link: ActionLink): Mail {
  const query = new URLSearchParams({ mode: modes[kind], oobCode: code });
  if (link.continueUrl) query.set('continueUrl', link.continueUrl);
  query.set('apiKey', link.apiKey);
  query.set('lang', link.language);
  const address = `${link.publicUrl}/auth/action?${query}`;
  const { subject, before, label, foot } = words[kind];
  const content = { subject, before: [before], action: { label, link: address }, foot };
  return { to, kind: mailKinds[kind], ...writeMail(content) };
}
