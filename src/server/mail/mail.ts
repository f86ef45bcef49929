import type { WaitingMailKind } from '../outbox/waiting-mail-kinds.ts';

/** Purpose of a mail: those that are sent at once, about an account, and those that wait in the outbox. */
export type MailKind =
  | 'verify-email'
  | 'reset-password'
  | 'sign-in-link'
  | 'change-email'
  | 'recover-email'
  | 'password-changed'
  | 'password-added'
  | 'second-factor-added'
  | 'second-factor-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'recovery-codes-made'
  | 'recovery-code-used'
  | 'password-guesses'
  | 'code-guesses'
  | 'session-refused'
  | 'way-in-added'
  | 'way-in-removed'
  | 'access-token-made'
  | 'assistant-allowed'
  | 'session-ended'
  | 'sessions-ended'
  | 'signed-out-everywhere'
  | 'webhook-made'
  | 'webhook-changed'
  | 'webhook-secret-made'
  | WaitingMailKind;

/** One mail to one person; `text` is plain and holds `link` on a line of its own. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly kind: MailKind;
  readonly link: string;
  readonly text: string;
  /** The same for programs that show HTML. */
  readonly html: string;
}

/** Takes mails. Resolves when the mail is safely taken, which is not when it has arrived. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Waits for what is on its way. */
  close(): Promise<void>;
}
