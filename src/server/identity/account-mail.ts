import type { TokenScope } from '#domain/account/access-token.ts';
import type { Mail, MailKind } from '../mail/mail.ts';
import { writeMail } from '../mail/mail-content.ts';

/** A change to the ways into an account. `name` is the name of a way to sign in, such as `Google`. */
export type AccountNotice =
  | { readonly kind: 'password-changed' | 'password-added' | 'password-removed' }
  | { readonly kind: 'second-factor-added' | 'second-factor-removed' }
  | { readonly kind: 'passkey-added' | 'passkey-removed'; readonly name: string }
  | { readonly kind: 'recovery-codes-made' }
  /** `left`: how many can still be used. */
  | { readonly kind: 'recovery-code-used'; readonly left: number }
  | { readonly kind: 'way-in-added' | 'way-in-removed'; readonly name: string }
  | { readonly kind: 'way-in-removed-by-operator' }
  | { readonly kind: 'access-token-made' | 'assistant-allowed'; readonly name: string; readonly scope: TokenScope }
  | { readonly kind: 'session-ended'; readonly device: string }
  | { readonly kind: 'sessions-ended' };

interface Words {
  readonly subject: string;
  readonly said: string;
}

function wordsOf(notice: AccountNotice): Words {
  switch (notice.kind) {
    case 'password-changed':
      return {
        subject: 'Your password was changed',
        said: 'The password of your Groundwork account was changed. Every other device was signed out.',
      };
    case 'password-added':
      return {
        subject: 'A password was added to your account',
        said: 'You can now sign in to Groundwork with a password, too.',
      };
    case 'password-removed':
      return {
        subject: 'Your password was removed',
        said: 'You can no longer sign in to Groundwork with a password.',
      };
    case 'second-factor-added':
      return {
        subject: 'Two-factor authentication is on',
        said: 'An authenticator app was added to your Groundwork account. From now on, we ask for its code when you sign in.',
      };
    case 'second-factor-removed':
      return {
        subject: 'An authenticator app was removed',
        said: 'An authenticator app was removed from your Groundwork account. We no longer ask for its code when you sign in.',
      };
    case 'passkey-added':
      return {
        subject: 'A passkey was added to your account',
        said: `You can now sign in to Groundwork with the passkey “${notice.name}”. We also ask for it after your password.`,
      };
    case 'passkey-removed':
      return {
        subject: 'A passkey was removed from your account',
        said: `You can no longer sign in to Groundwork with the passkey “${notice.name}”.`,
      };
    case 'recovery-codes-made':
      return {
        subject: 'New recovery codes were created',
        said: 'New recovery codes were created for your Groundwork account. Codes you saved before no longer work.',
      };
    case 'recovery-code-used':
      return {
        subject: 'A recovery code was used to sign in',
        said: `Someone signed in to your Groundwork account with a recovery code. You have ${notice.left} left.`,
      };
    case 'way-in-added':
      return {
        subject: `${notice.name} was added to your account`,
        said: `You can now sign in to Groundwork with ${notice.name}.`,
      };
    case 'way-in-removed':
      return {
        subject: `${notice.name} was removed from your account`,
        said: `You can no longer sign in to Groundwork with ${notice.name}.`,
      };
    case 'way-in-removed-by-operator':
      return {
        subject: 'A way to sign in was removed',
        said: 'The people who run this server removed a connected account from your Groundwork account, and signed everyone out.',
      };
    case 'access-token-made':
      return {
        subject: 'An access token was created',
        said: `The access token “${notice.name}” was created for your Groundwork account. A program that has it can ${notice.scope === 'read' ? 'read your work' : 'read and change your work'}.`,
      };
    case 'assistant-allowed':
      return {
        subject: 'An assistant was connected',
        said: `The assistant “${notice.name}” was connected to your Groundwork account. It can ${notice.scope === 'read' ? 'read your work' : 'read your work and prepare more'}.`,
      };
    case 'session-ended':
      return {
        subject: 'A device was signed out',
        said: `One of your devices (${notice.device}) was signed out of Groundwork from another device.`,
      };
    case 'sessions-ended':
      return {
        subject: 'Your other devices were signed out',
        said: 'You were signed out of Groundwork on all your devices except one.',
      };
  }
}

/**
 * Tells a founder what has changed about how their account is signed in to, in case it was somebody else's doing.
 * `publicUrl` has no slash at the end.
 */
export function accountMail(to: string, notice: AccountNotice, publicUrl: string): Mail {
  const { subject, said } = wordsOf(notice);
  return {
    to,
    kind: kindOf(notice),
    ...writeMail({
      subject,
      before: [said, 'See how and where you’re signed in:'],
      action: { label: 'Open account settings', link: `${publicUrl}/settings/account` },
      after:
        'If this was you, you don’t need to do anything. If it wasn’t, choose a new password right away with “Forgot password?” on the sign-in page. That signs everyone out.',
    }),
  };
}

const kindOf = ({ kind }: AccountNotice): MailKind =>
  kind === 'way-in-removed-by-operator' || kind === 'password-removed' ? 'way-in-removed' : kind;
