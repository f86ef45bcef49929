import type { MailKind } from './mail.ts';

/** A mail as `/dev/inbox` shows it; `at` is ISO 8601. */
export interface InboxMail {
  readonly to: string;
  readonly subject: string;
  readonly kind: MailKind;
  readonly link: string;
  readonly at: string;
}
