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
    /** Person with whom the mail is deleted, if they are no founder; named as in `personal`. */
    workspace_id: Generated<string | null>;
    about: Generated<string | null>;
  };
}
