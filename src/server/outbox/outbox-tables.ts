import type { Generated } from 'kysely';
import type { WaitingMailKind } from './waiting-mail-kinds.ts';

/** Mails that wait. Nothing in it is about a person, but the name under which `personal` has them. */
export interface OutboxTables {
  outbox: {
    workspace_id: string;
    /** The id of the fact. */
    cause: string;
    kind: WaitingMailKind;
    /**
     * Names what the mail is about, by its kind: the person in `personal`, the kind of a notice, the workspace that is
     * deleted or kept and the account that is told, the day on which the week of a digest ends, or the id of a webhook.
     */
    subject: string;
    due_at: Date;
    /** How often it was tried. */
    attempts: Generated<number>;
  };
}

/** A row of `outbox` before it was tried, as PostgreSQL reads it from JSON. */
export interface OutboxRow {
  readonly workspace_id: string;
  readonly cause: string;
  readonly kind: WaitingMailKind;
  readonly subject: string;
  readonly due_at: string;
}
