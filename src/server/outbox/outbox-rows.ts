import type { IntakeFact } from '#domain/intake/intake-facts.ts';
import type { NewEvent } from '../event-store/verify-chain.ts';
import type { WaitingMailKind } from './outbox-tables.ts';

/** A row, as PostgreSQL reads it from JSON. */
export interface OutboxRow {
  readonly workspace_id: string;
  readonly cause: string;
  readonly kind: WaitingMailKind;
  readonly subject: string;
  readonly due_at: string;
}

const asks = 'SignUpReceived' satisfies IntakeFact['type'];

/** The mails that some facts bring about: one to everybody whose address is new on a page. */
export const outboxRows = (facts: readonly NewEvent[]): readonly OutboxRow[] =>
  facts.flatMap(({ event, personal }) =>
    event.type === asks && personal
      ? [
          {
            ...{ workspace_id: event.workspace, cause: event.id, kind: 'confirm-sign-up' },
            ...{ subject: personal.subject, due_at: event.recordedAt },
          } as const,
        ]
      : [],
  );
