import type { TokenScope } from '#domain/account/access-token.ts';
import type { ProgramsLeft } from '../accounts/programs-left.ts';
import type { Mail, MailKind } from '../mail/mail.ts';
import { writeMail } from '../mail/mail-content.ts';

/** A change to the ways into an account. `name` is the name of a way to sign in, such as `Google`. */
export type AccountNotice =
  | { readonly kind: 'password-added' | 'password-removed' }
  | { readonly kind: 'password-changed' | 'sessions-ended' | 'signed-out-everywhere'; readonly left: ProgramsLeft }
  | { readonly kind: 'second-factor-added' | 'second-factor-removed' }
  | { readonly kind: 'passkey-added' | 'passkey-removed'; readonly name: string }
  | { readonly kind: 'recovery-codes-made' }
  /** `left`: how many can still be used. */
  | { readonly kind: 'recovery-code-used'; readonly left: number }
  | { readonly kind: 'way-in-added' | 'way-in-removed'; readonly name: string }
  | { readonly kind: 'way-in-removed-by-operator' }
  | { readonly kind: 'access-token-made' | 'assistant-allowed'; readonly name: string; readonly scope: TokenScope }
  | ChangedWebhook
  | { readonly kind: 'session-ended'; readonly device: string };

interface ChangedWebhook {
  readonly kind: 'webhook-made' | 'webhook-changed' | 'webhook-secret-made';
  readonly host: string;
  /** The workspace of which it tells, by name. */
  readonly workspace: string;
  /** Whether it tells about people, too. */
  readonly personal: boolean;
  /** Whether the reader’s own account did it; otherwise they own the workspace. */
  readonly isOwn: boolean;
}

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
    case 'webhook-made':
      return {
        subject: 'A webhook was created',
        said: `A webhook to ${notice.host} was created${byWhom(notice)}. ${tellsOf(notice)}`,
      };
    case 'webhook-changed':
      return {
        subject: 'A webhook was changed',
        said: `The webhook to ${notice.host} was changed${byWhom(notice)}. ${tellsOf(notice)}`,
      };
    case 'webhook-secret-made':
      return {
        subject: 'A webhook has a new secret',
        said: `A new secret was created for the webhook to ${notice.host}${byWhom(notice)}. ${tellsOf(notice)}`,
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
    case 'signed-out-everywhere':
      return {
        subject: 'You were signed out everywhere',
        said: 'You were signed out of Groundwork on all your devices. Your access tokens and assistants have ended, too.',
      };
  }
}

const byWhom = ({ isOwn }: ChangedWebhook): string => (isOwn ? ' from your Groundwork account' : ' by another member');
const tellsOf = ({ workspace, personal }: ChangedWebhook): string =>
  `What happens in “${workspace}” is sent there, ${personal ? 'with' : 'without'} personal data.`;

/** Counts the programs that go on; undefined if there are none. */
function saidOfPrograms({ tokens, assistants, webhooks }: ProgramsLeft): string | undefined {
  const counted = [
    [tokens, 'access token', 'access tokens'],
    [assistants, 'assistant', 'assistants'],
    [webhooks, 'webhook', 'webhooks'],
  ] as const;
  const left = counted.flatMap(([n, one, more]) => (n === 0 ? [] : [n === 1 ? `1 ${one}` : `${n} ${more}`]));
  if (left.length === 0) return undefined;
  const verb = tokens + assistants + webhooks === 1 ? 'still works' : 'still work';
  return `${new Intl.ListFormat('en-US').format(left)} of yours ${verb}.`;
}

const inCase =
  'If this was you, you don’t need to do anything. If it wasn’t, choose a new password right away with “Forgot password?” on the sign-in page. That signs everyone out';

interface Closing {
  readonly before: readonly string[];
  readonly label: string;
  readonly after: string;
}

/** Tells where to look, and what to do. */
function closingOf(notice: AccountNotice): Closing {
  const toDeveloper = { label: 'Open developer access' };
  if ('isOwn' in notice) {
    const after = notice.isOwn
      ? `${inCase}, and leaves your webhooks on: delete this one first.`
      : 'If you expected this, you don’t need to do anything. If you didn’t, delete the webhook and ask the members of your workspace.';
    return { ...toDeveloper, before: ['See all webhooks under “Developer access”:'], after };
  }
  const programs = 'left' in notice && typeof notice.left === 'object' ? saidOfPrograms(notice.left) : undefined;
  if (programs !== undefined)
    return {
      ...toDeveloper,
      before: [programs, 'See what they are, and how you’re signed in, under “Developer access”:'],
      after: `${inCase} and ends access tokens and assistants. Webhooks stay until you delete them.`,
    };
  return { before: ['See how and where you’re signed in:'], label: 'Open account settings', after: `${inCase}.` };
}

/**
 * Tells a founder what has changed about how their account is signed in to, in case it was somebody else's doing.
 * `publicUrl` has no slash at the end.
 */
export function accountMail(to: string, notice: AccountNotice, publicUrl: string): Mail {
  const { subject, said } = wordsOf(notice);
  const { before, label, after } = closingOf(notice);
  return {
    to,
    kind: kindOf(notice),
    ...writeMail({
      subject,
      before: [said, ...before],
      action: { label, link: `${publicUrl}/settings/account` },
      after,
    }),
  };
}

const kindOf = ({ kind }: AccountNotice): MailKind =>
  kind === 'way-in-removed-by-operator' || kind === 'password-removed' ? 'way-in-removed' : kind;
