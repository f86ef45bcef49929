import type { IntakeFact } from '#domain/intake/intake-facts.ts';
import type { TeamFact } from '#domain/team/team-facts.ts';
import { erasedSubjects, type Projection } from '../event-store/projection.ts';
import type { NewEvent } from '../event-store/verify-chain.ts';
import { digestFacts, digestRows } from './digest-rows.ts';
import type { OutboxRow } from './outbox-tables.ts';
import type { WaitingMailKind } from './waiting-mail-kinds.ts';

const mail = (
  { event: { workspace, id, recordedAt } }: NewEvent,
  kind: WaitingMailKind,
  subject: string,
): OutboxRow => ({ workspace_id: workspace, cause: id, kind, subject, due_at: recordedAt });

/** Asks whether an address that is new on a page or in a survey is its owner's. */
const confirmation = (fact: NewEvent): readonly OutboxRow[] =>
  fact.personal?.fields.includes('email') ? [mail(fact, 'confirm-sign-up', fact.personal.subject)] : [];

type MailsAfter = (fact: NewEvent) => readonly OutboxRow[];

/** The mails to people that follow from a fact of each type. */
const mailsAfter = {
  SignUpReceived: confirmation,
  // A form that takes an address more than once asks nobody: it could send a stranger any number of mails.
  ResponseCompleted: (fact) => (fact.event.data['once'] === 'address' ? confirmation(fact) : []),
  // The founder's first mail; whether there is one is known when it is written.
  SignUpConfirmed: (fact) => [mail(fact, 'first-mail', `${fact.event.stream}/${fact.event.data['entryId']}`)],
  MemberInvited: (fact) => (fact.personal ? [mail(fact, 'invitation', fact.personal.subject)] : []),
} satisfies Readonly<Partial<Record<(IntakeFact | TeamFact)['type'], MailsAfter>>>;

const outboxRows: MailsAfter = (fact) => {
  const after: Readonly<Record<string, MailsAfter>> = mailsAfter;
  return Object.hasOwn(after, fact.event.type) ? (after[fact.event.type]?.(fact) ?? []) : [];
};

const rowColumns = '(workspace_id uuid, cause text, kind text, subject text, due_at timestamptz)';

/**
 * Mails to people and digests, to be sent; none if there is no mailer. A digest goes to each member, and tells of all their
 * workspaces: its row lies in their own one, so that there is one however many of them have news. Members come in the same
 * order whoever appends, so that two workspaces with the same members don't wait for each other.
 */
export const mailProjection = (hasMailer: boolean): Projection => ({
  name: 'mails',
  handles: hasMailer ? [...Object.keys(mailsAfter), ...digestFacts] : [],
  rows: (facts) => [facts.flatMap(outboxRows), digestRows(facts.map(({ event }) => event))],
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
