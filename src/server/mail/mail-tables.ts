import type { Generated } from 'kysely';
import type { MailKind } from './mail.ts';

/** Mails kept for `/dev/inbox`; empty as soon as a mail server sends them instead. */
export interface MailTables {
  mails: {
    id: Generated<number>;
    recipient: string;
    subject: string;
    kind: MailKind;
    link: string;
    text: string;
    at: Date;
    /** Of whom it goes with, if they are no founder; as in `personal`. */
    workspace_id: Generated<string | null>;
    about: Generated<string | null>;
  };
}
