import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { nextAtHour } from '#domain/account/digest-hour.ts';
import { type NotificationChoices, usualDigestHour } from '#domain/account/notification-choices.ts';
import type { SubjectOfReader } from '#domain/notice/digest.ts';
import { oneLine } from '#domain/text/one-line.ts';
import type { Database } from '../db/database.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { Clock } from '../http/clock.ts';
import { weekMs } from '../outbox/digest-rows.ts';
import type { NotBefore } from '../outbox/send-waiting.ts';
import type { WaitingMail } from '../outbox/take-waiting.ts';
import type { PersonMail } from '../people/person-mail.ts';
import { nameOfWorkspace } from '../team/name-of-workspace.ts';
import { digestHtml } from './digest-html.ts';
import { headingOf, placeText, type ToldPlace, toldPlace } from './digest-words.ts';
import { writeMailOffToken } from './mail-off-token.ts';
import { readDigest } from './read-digest.ts';

export interface WriteDigestMailDeps {
  readonly db: Database;
  readonly pool: Pool;
  readonly eventStore: Pick<EventStore, 'readEvents' | 'snapshot' | 'snapshots'>;
  readonly clock: Clock;
  /** Where founders reach the product. */
  readonly publicUrl: string;
  /** Signs what turns these mails off. */
  readonly key: Buffer;
}

/**
 * The weekly digest of a member: what is theirs to do in each of their workspaces, what came in there, what changed in the
 * scores and why, and what decides next. It waits for the member's hour, as their settings have it when the week is over.
 * Undefined if they do not want it, if nobody has shown that the address is theirs, or if there is nothing to tell.
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
    const today = clock();
    const places = await readPlaces(db, account.id);
    const told: ToldPlace[] = [];
    for (const { id, name, role } of places) {
      const reader = { accountId: account.id, role };
      const subjectOf = await readSubjects(db, id, account.id);
      const digest = await readDigest({ pool, eventStore }, id, { since, until, today, reader, subjectOf });
      if (digest.ideas.length + digest.yours.length === 0) continue;
      told.push(toldPlace(digest, { name: places.length > 1 ? oneLine(name) : null, today, publicUrl }));
    }
    if (told.length === 0) return undefined;
    const heading = headingOf(told);
    const removeLink = `${publicUrl}/mail-off/${writeMailOffToken(key, { accountId: account.id, kind: 'digest' })}`;
    const settings = `${publicUrl}/settings/notifications`;
    const messageName = createHash('sha256').update(`${workspaceId} ${cause}`).digest('hex').slice(0, 32);
    return {
      ...{ to: account.email, kind: 'digest', subject: heading, link: `${publicUrl}/home`, removeLink },
      text: `${told.map(placeText).join('\n\n')}\n\nOpen Groundwork:\n${publicUrl}/home\n\nStop this weekly email:\n${removeLink}\n\nAll notification settings:\n${settings}\n`,
      html: digestHtml({ heading, places: told, removeLink, settings }),
      about: { workspaceId, subject: cause },
      messageId: `<${messageName}@${new URL(publicUrl).hostname}>`,
    };
  };
}

/** The workspaces of an account, its own first. */
const readPlaces = (db: Database, accountId: string) =>
  db
    .selectFrom('memberships')
    .innerJoin('accounts', 'accounts.id', 'memberships.account_id')
    .select(['memberships.workspace_id as id', 'role', nameOfWorkspace('memberships.workspace_id').as('name')])
    .where('memberships.account_id', '=', accountId)
    .orderBy((eb) => eb('memberships.workspace_id', '!=', eb.ref('accounts.workspace_id')))
    .orderBy('since')
    .orderBy('memberships.workspace_id')
    .execute();

/** Names who did something: the reader is “you”, and so is whoever did where the reader works alone. */
async function readSubjects(db: Database, workspaceId: string, own: string): Promise<SubjectOfReader> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('accounts', 'accounts.id', 'memberships.account_id')
    .select(['accounts.id', 'display_name', 'email'])
    .where('memberships.workspace_id', '=', workspaceId)
    .execute();
  const names = new Map(rows.map(({ id, display_name, email }) => [id, oneLine(display_name || email)]));
  return (by) => {
    if (names.size < 2 || by === own) return 'you';
    return by === undefined ? 'the team' : (names.get(by) ?? 'a former member');
  };
}
