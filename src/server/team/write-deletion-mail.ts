import type { Team } from '#domain/team/team.ts';
import { teamStreamOf } from '#domain/team/team-kind.ts';
import { oneLine } from '#domain/text/one-line.ts';
import type { Database } from '../db/database.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { writeMail } from '../mail/mail-content.ts';
import type { WaitingMail } from '../outbox/take-waiting.ts';
import { messageIdOf } from '../people/message-id.ts';
import type { PersonMail } from '../people/person-mail.ts';

export interface WriteDeletionMailDeps {
  readonly db: Database;
  readonly eventStore: Pick<EventStore, 'snapshot'>;
  readonly publicUrl: string;
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * The mail to a member of a workspace that an owner has asked to delete, or has kept. Undefined if the opposite has happened
 * since, or they are no member any more.
 */
export function createWriteDeletionMail({ db, eventStore, publicUrl }: WriteDeletionMailDeps) {
  return async (waiting: WaitingMail): Promise<PersonMail | undefined> => {
    const { workspaceId, subject } = waiting;
    const [what = '', accountId = ''] = subject.split('/');
    const team = (await eventStore.snapshot(workspaceId, teamStreamOf(workspaceId)))?.state as Team | undefined;
    const member = await db
      .selectFrom('memberships')
      .innerJoin('accounts', 'accounts.id', 'memberships.account_id')
      .select(['email', 'role'])
      .where('memberships.workspace_id', '=', workspaceId)
      .where('memberships.account_id', '=', accountId)
      .executeTakeFirst();
    if (!team || !member || (what === 'deleted') !== (team.deletedAt !== null)) return undefined;
    const link = `${publicUrl}/settings/team`;
    const words = wordsOf(oneLine(team.name ?? ''), team.deletedAt, member.role === 'owner');
    return {
      ...writeMail({
        ...words,
        action: { words: 'You find it in the settings of the workspace:', label: 'Open the team', link },
      }),
      ...{ to: member.email, kind: 'workspace-deletion', link, about: { workspaceId, subject } },
      messageId: messageIdOf(waiting, publicUrl),
    };
  };
}

function wordsOf(name: string, deletedAt: string | null, isOwner: boolean) {
  if (deletedAt === null)
    return {
      subject: `“${name}” stays`,
      before: [`An owner has kept the workspace “${name}”. Nothing of it is deleted.`],
    };
  const day = dateFormat.format(new Date(deletedAt));
  return {
    subject: `“${name}” will be deleted on ${day}`,
    before: [
      `An owner has asked to delete the workspace “${name}”. On ${day} it goes for good, with all ideas, tests, evidence and reports in it, and its published pages.`,
      isOwner ? 'Until then you can keep it.' : 'Until then an owner can keep it. Download what you need before.',
    ],
  };
}
