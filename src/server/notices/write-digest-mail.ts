import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { nextAtHour } from '#domain/account/digest-hour.ts';
import { type NotificationChoices, usualDigestHour } from '#domain/account/notification-choices.ts';
import { oneLine } from '#domain/text/one-line.ts';
import type { Database } from '../db/database.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { Clock } from '../http/clock.ts';
import { weekMs } from '../outbox/digest-rows.ts';
import type { NotBefore } from '../outbox/send-waiting.ts';
import type { WaitingMail } from '../outbox/take-waiting.ts';
import type { PersonMail } from '../people/person-mail.ts';
import { digestHtml } from './digest-html.ts';
import { writeMailOffToken } from './mail-off-token.ts';
import { readDigest } from './read-digest.ts';

export interface WriteDigestMailDeps {
  readonly db: Database;
  readonly pool: Pool;
  readonly eventStore: Pick<EventStore, 'readEvents' | 'snapshot'>;
  readonly clock: Clock;
  /** Where founders reach the product. */
  readonly publicUrl: string;
  /** Signs what turns these mails off. */
  readonly key: Buffer;
}

/**
 * The weekly digest: what came in, what changed in the scores and why, and what decides next. It waits for the founder's hour, as their
 * settings have it when the week is over. Undefined if they do not want it, if nobody has shown that the address is theirs,
 * or if there is nothing to tell.
 */
export function createWriteDigestMail({ db, pool, eventStore, clock, publicUrl, key }: WriteDigestMailDeps) {
  return async ({ workspaceId, cause, subject: day }: WaitingMail): Promise<PersonMail | NotBefore | undefined> => {
    const account = await db
      .selectFrom('accounts')
      .select(['id', 'email', 'email_verified', 'notifications'])
      .where('workspace_id', '=', workspaceId)
      .executeTakeFirst();
    const choices: Partial<NotificationChoices> = account?.notifications ?? {};
    if (!account?.email_verified || choices.mutedByMail?.includes('digest')) return undefined;
    const until = new Date(`${day}T00:00:00.000Z`);
    const notBefore = nextAtHour(until, choices.digest ?? { hour: usualDigestHour, timeZone: 'UTC' });
    if (clock() < notBefore) return { notBefore };
    const since = new Date(until.getTime() - weekMs);
    const ideas = await readDigest({ pool, eventStore }, workspaceId, { since, until, today: clock() });
    const [first] = ideas;
    if (!first) return undefined;
    const removeLink = `${publicUrl}/mail-off/${writeMailOffToken(key, { accountId: account.id, kind: 'digest' })}`;
    const settings = `${publicUrl}/settings/notifications`;
    const heading = ideas.length === 1 ? `Your week: “${oneLine(first.title)}”` : `Your week: ${ideas.length} ideas`;
    const name = createHash('sha256').update(`${workspaceId} ${cause}`).digest('hex').slice(0, 32);
    const told = ideas.map(({ title, lines, next }) => ({
      title: oneLine(title),
      lines: lines.map(oneLine),
      next: next && { words: oneLine(next.sentence), action: next.action, link: `${publicUrl}${next.path}` },
    }));
    const text = told.map(({ title, lines, next }) =>
      [
        title,
        ...lines.map((line) => `- ${line}`),
        ...(next ? ['', `What decides next: ${next.words}`, `${next.action}: ${next.link}`] : []),
      ].join('\n'),
    );
    return {
      ...{ to: account.email, kind: 'digest', subject: heading, link: `${publicUrl}/home`, removeLink },
      text: `${text.join('\n\n')}\n\nOpen Groundwork:\n${publicUrl}/home\n\nStop this weekly email:\n${removeLink}\n\nAll notification settings:\n${settings}\n`,
      html: digestHtml({ heading, ideas: told, removeLink, settings }),
      about: { workspaceId, subject: cause },
      messageId: `<${name}@${new URL(publicUrl).hostname}>`,
    };
  };
}
