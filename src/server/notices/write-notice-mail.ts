import { createHash } from 'node:crypto';
import type { NotificationChoices } from '#domain/account/notification-choices.ts';
import { noticeSubject, noticeWords } from '#domain/notice/notice-words.ts';
import { oneLine } from '#domain/text/one-line.ts';
import type { Database } from '../db/database.ts';
import type { WaitingMail } from '../outbox/take-waiting.ts';
import type { PersonMail } from '../people/person-mail.ts';
import { writeMailOffToken } from './mail-off-token.ts';
import { noticeHtml } from './notice-html.ts';
import type { TitleOfProject } from './title-of-project.ts';
import { toldNotices, toldWords } from './told-notices.ts';
import { withPeople } from './with-people.ts';

export interface WriteNoticeMailDeps {
  readonly db: Database;
  readonly titleOf: TitleOfProject;
  /** Where founders reach the product. */
  readonly publicUrl: string;
  /** Signs what turns a kind of mails off. */
  readonly key: Buffer;
}

/**
 * The mail that tells a founder, written when it is sent: as the settings are then. Undefined if the founder does not want
 * it, if nobody has shown that the address is theirs, or if there is nothing to tell any more.
 */
export function createWriteNoticeMail({ db, titleOf, publicUrl, key }: WriteNoticeMailDeps) {
  return async ({ workspaceId, cause, kind: mailKind }: WaitingMail): Promise<PersonMail | undefined> => {
    const found = await toldNotices(db)
      .innerJoin('accounts', 'accounts.workspace_id', 'notices.workspace_id')
      .select(['notices.kind', 'notices.stream', 'notices.detail', 'notices.path', ...toldWords])
      .select(['notices.workspace_id', 'notices.about_workspace'])
      .select(['accounts.id as accountId', 'accounts.email', 'accounts.email_verified', 'accounts.notifications'])
      .where('notices.workspace_id', '=', workspaceId)
      .where('notices.id', '=', cause)
      .executeTakeFirst();
    if (!found?.email_verified || isMuted(found.notifications, found.kind)) return undefined;
    const { accountId, email, kind } = found;
    const [named = found] = await withPeople(db, [found]);
    const title = kind === 'ask-again' ? await titleOf(workspaceId, found.stream) : named.title;
    const told = { ...named, title: oneLine(title), words: oneLine(named.words) };
    const words = noticeWords(told);
    const link = `${publicUrl}${found.path}`;
    const removeLink = `${publicUrl}/mail-off/${writeMailOffToken(key, { accountId, kind })}`;
    const settings = `${publicUrl}/settings/notifications`;
    const name = createHash('sha256').update(`${workspaceId} ${cause} ${mailKind}`).digest('hex').slice(0, 32);
    return {
      ...{ to: email, kind: mailKind, subject: noticeSubject(told), link, removeLink },
      text: `${words}\n\nOpen it in Groundwork:\n${link}\n\nStop emails like this one:\n${removeLink}\n\nAll notification settings:\n${settings}\n`,
      html: noticeHtml({ words, link, removeLink, settings }),
      about: { workspaceId, subject: `notice/${cause}` },
      messageId: `<${name}@${new URL(publicUrl).hostname}>`,
    };
  };
}

const isMuted = ({ mutedByMail = [] }: Partial<NotificationChoices>, kind: string): boolean =>
  mutedByMail.some((muted) => muted === kind);
