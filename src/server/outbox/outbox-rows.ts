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

const asks = {
  signUp: 'SignUpReceived',
  response: 'ResponseCompleted',
} satisfies Readonly<Record<string, IntakeFact['type']>>;

/** Only where each address answers once: else a form could send somebody any number of mails. */
const isNewAddress = ({ event: { type, data }, personal }: NewEvent): boolean =>
  (type === asks.signUp || (type === asks.response && data['once'] === 'address')) &&
  personal?.fields.includes('email') === true;

/** The mails that some facts bring about: one to everybody whose address is new on a page or in a survey. */
export const outboxRows = (facts: readonly NewEvent[]): readonly OutboxRow[] =>
  facts.flatMap((fact) => {
    const { event, personal } = fact;
    return isNewAddress(fact) && personal
      ? [
          {
            ...{ workspace_id: event.workspace, cause: event.id, kind: 'confirm-sign-up' },
            ...{ subject: personal.subject, due_at: event.recordedAt },
          } as const,
        ]
      : [];
  });
