import type { Team } from '#domain/team/team.ts';
import { roleLabels } from '#domain/team/team-labels.ts';
import { oneLine } from '#domain/text/one-line.ts';
import type { Database } from '../db/database.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { writeMail } from '../mail/mail-content.ts';
import type { WaitingMail } from '../outbox/take-waiting.ts';
import { messageIdOf } from '../people/message-id.ts';
import type { PersonMail } from '../people/person-mail.ts';
import { writeInvitationToken } from './invitation-token.ts';
import { nameOfWorkspace } from './name-of-workspace.ts';
import { joinAddress } from './team-routes.ts';

export interface WriteInvitationMailDeps {
  readonly db: Database;
  readonly eventStore: Pick<EventStore, 'snapshot'>;
  readonly key: Buffer;
  readonly publicUrl: string;
}

/**
 * The mail of an invitation, written when it is sent. Undefined if it was answered or revoked meanwhile, or its workspace is
 * gone.
 */
export function createWriteInvitationMail({ db, eventStore, key, publicUrl }: WriteInvitationMailDeps) {
  return async (waiting: WaitingMail): Promise<PersonMail | undefined> => {
    const { workspaceId, subject } = waiting;
    const [stream = '', invitationId = ''] = subject.split('/');
    const team = (await eventStore.snapshot(workspaceId, stream))?.state as Team | undefined;
    const invitation = team?.invitations[invitationId];
    if (invitation?.status !== 'open' || invitation.email === undefined) return undefined;
    const { name } = await db
      .selectFrom('workspaces')
      .select(nameOfWorkspace('workspaces.id').as('name'))
      .where('id', '=', workspaceId)
      .executeTakeFirstOrThrow();
    const workspace = oneLine(name);
    const token = writeInvitationToken(key, { way: 'mail', workspaceId, id: invitationId });
    const link = joinAddress(publicUrl, token);
    const role = roleLabels[invitation.role].toLowerCase();
    return {
      ...writeMail({
        subject: `You’re invited to “${workspace}”`,
        before: [`You’re invited to work on “${workspace}” as ${/^[ao]/.test(role) ? 'an' : 'a'} ${role}.`],
        action: { words: 'The invitation is for this address, and open for 14 days:', label: 'Join', link },
        foot: {
          words: 'If you don’t expect it, ignore this email, or',
          label: 'read what Groundwork is',
          address: publicUrl,
        },
      }),
      ...{ to: invitation.email, kind: 'invitation', link, about: { workspaceId, subject } },
      messageId: messageIdOf(waiting, publicUrl),
    };
  };
}
