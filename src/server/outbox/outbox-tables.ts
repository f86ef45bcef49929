import type { Generated } from 'kysely';

/** What a mail to somebody who is no founder is for. */
export type PersonMailKind = 'confirm-sign-up';

/** Mails that wait. Nothing in it is about a person, but the name under which `personal` has them. */
export interface OutboxTables {
  outbox: {
    workspace_id: string;
    /** The id of the fact. */
    cause: string;
    kind: PersonMailKind;
    /** As in `personal`. */
    subject: string;
    due_at: Date;
    /** How often it was tried. */
    attempts: Generated<number>;
  };
}
