import type { Database } from '../db/database.ts';
import { writeMail } from '../mail/mail-content.ts';
import type { WaitingMail } from '../outbox/take-waiting.ts';
import { messageIdOf } from '../people/message-id.ts';
import type { PersonMail } from '../people/person-mail.ts';

export interface WriteWebhookOffMailDeps {
  readonly db: Database;
  readonly publicUrl: string;
}

const reasons = {
  gone: 'It answered that it is gone (410).',
  failing: 'Nothing has arrived there for three days.',
} as const;

/**
 * The mail that tells who made an endpoint that the server has switched it off. Undefined if it is on again, or gone, or if
 * nobody has shown that the address is theirs.
 */
export function createWriteWebhookOffMail({ db, publicUrl }: WriteWebhookOffMailDeps) {
  return async (waiting: WaitingMail): Promise<PersonMail | undefined> => {
    const { workspaceId, subject } = waiting;
    const found = await db
      .selectFrom('webhooks')
      .innerJoin('accounts', 'accounts.id', 'webhooks.account_id')
      .select(['webhooks.url', 'webhooks.off_reason', 'accounts.email', 'accounts.email_verified'])
      .where('webhooks.workspace_id', '=', workspaceId)
      .where('webhooks.id', '=', subject)
      .executeTakeFirst();
    const reason = found?.off_reason;
    if (!found?.email_verified || !reason || reason === 'switched-off') return undefined;
    const { host } = new URL(found.url);
    const link = `${publicUrl}/settings/account`;
    return {
      ...writeMail({
        subject: `Your webhook to ${host} was switched off`,
        before: [
          `We no longer send messages to your webhook at ${host}. ${reasons[reason]}`,
          'What could not be delivered can be sent again once it is on.',
        ],
        action: { words: 'See what was answered, and switch it on again:', label: 'Open account settings', link },
      }),
      ...{ to: found.email, kind: 'webhook-off', link, about: { workspaceId, subject: `webhook/${subject}` } },
      messageId: messageIdOf(waiting, publicUrl),
    };
  };
}
