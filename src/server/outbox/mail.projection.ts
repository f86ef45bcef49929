import type { IntakeFact } from '#domain/intake/intake-facts.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import type { TeamFact } from '#domain/team/team-facts.ts';
import { erasedSubjects, type Projection } from '../event-store/projection.ts';
import type { NewEvent } from '../event-store/verify-chain.ts';
import { digestFacts, digestRows } from './digest-rows.ts';
import type { OutboxRow } from './outbox-tables.ts';

const asks = {
  signUp: 'SignUpReceived',
  confirmed: 'SignUpConfirmed',
  response: 'ResponseCompleted',
} satisfies Readonly<Record<string, IntakeFact['type']>>;

const invited = 'MemberInvited' satisfies TeamFact['type'];

/**
 * Whether a fact brings an address to write to. A form that takes an address more than once doesn’t: it could send a stranger
 * any number of mails.
 */
const isNewAddress = ({ event: { type, data }, personal }: NewEvent): boolean =>
  (type === asks.signUp || (type === asks.response && data['once'] === 'address')) &&
  personal?.fields.includes('email') === true;

/** The founder's first mail goes to whoever has confirmed their address; whether there is one is known when it is written. */
const firstMailRow = ({ event: { workspace, id, stream, data, recordedAt } }: NewEvent): OutboxRow => ({
  ...{ workspace_id: workspace, cause: id, kind: 'first-mail' },
  ...{ subject: `${stream}/${data['entryId']}`, due_at: recordedAt },
});

const mailTo = ({ workspace, id, recordedAt }: RecordedEvent, subject: string) => ({
  ...{ workspace_id: workspace, cause: id, subject, due_at: recordedAt },
});

/**
 * The mails that some facts bring about: one to everybody whose address is new on a page or in a survey, one when it is
 * confirmed, and one to everybody who is invited.
 */
const outboxRows = (facts: readonly NewEvent[]): readonly OutboxRow[] =>
  facts.flatMap((fact) => {
    const { event, personal } = fact;
    if (event.type === asks.confirmed) return [firstMailRow(fact)];
    if (event.type === invited)
      return personal ? [{ ...mailTo(event, personal.subject), kind: 'invitation' } as const] : [];
    return isNewAddress(fact) && personal
      ? [
          {
            ...mailTo(event, personal.subject),
            kind: 'confirm-sign-up',
          } as const,
        ]
      : [];
  });

const rowColumns = '(workspace_id uuid, cause text, kind text, subject text, due_at timestamptz)';

/**
 * Mails to people and digests, to be sent; none if there is no mailer. A digest goes to each member, and tells of all their
 * workspaces: its row lies in their own one, so that there is one however many of them have news. Members come in the same
 * order whoever appends, so that two workspaces with the same members don't wait for each other.
 */
export const mailProjection = (hasMailer: boolean): Projection => ({
  name: 'mails',
  handles: hasMailer ? [...Object.values(asks), invited, ...digestFacts] : [],
  rows: (facts) => [outboxRows(facts), digestRows(facts.map(({ event }) => event))],
  statement: (rows, digests) => `, mailed AS (
      INSERT INTO outbox (workspace_id, cause, kind, subject, due_at)
      SELECT mail.workspace_id, cause, kind, subject, due_at
      FROM jsonb_to_recordset(${rows}) AS mail ${rowColumns} JOIN moved ON moved.id = mail.workspace_id
      ON CONFLICT DO NOTHING
    ), digested AS (
      INSERT INTO outbox (workspace_id, cause, kind, subject, due_at)
      SELECT accounts.workspace_id, cause, kind, subject, due_at
      FROM jsonb_to_recordset(${digests}) AS digest ${rowColumns} JOIN moved ON moved.id = digest.workspace_id
        JOIN memberships ON memberships.workspace_id = digest.workspace_id
        JOIN accounts ON accounts.id = memberships.account_id
      ORDER BY accounts.workspace_id, cause
      ON CONFLICT DO NOTHING
    )`,
});

/** Deletes mails that were written to people who are erased. */
export const writtenMailProjection: Projection = {
  name: 'written-mails',
  handles: ['PersonErased', 'InvitationErased'] satisfies readonly (IntakeFact | TeamFact)['type'][],
  rows: (facts) => [erasedSubjects(facts)],
  statement: (subjects) => `, unwritten AS (
      DELETE FROM mails USING moved JOIN jsonb_to_recordset(${subjects}) AS gone (workspace_id uuid, subject text)
        ON moved.id = gone.workspace_id
      WHERE mails.workspace_id = gone.workspace_id AND mails.about = gone.subject
    )`,
};
