import { sql } from 'kysely';
import { entryOf } from '#domain/intake/entry-parts.ts';
import { type Intake, intakeIdOf } from '#domain/intake/intake.ts';
import { wordLanguageOf } from '#domain/page/words/word-language.ts';
import { mailContactOf } from '#drawing/page/footer.ts';
import type { Database } from '../db/database.ts';
import type { PageAddress } from '../domains/page-address.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { WaitingMail } from '../outbox/take-waiting.ts';
import { contentFor, type PublishedContent } from '../published/published-content.ts';
import { thankedFor } from '../published/thanks.ts';
import { firstMail } from './first-mail.ts';
import { messageIdOf } from './message-id.ts';
import type { PersonLinks } from './person-links.ts';
import type { PersonMail } from './person-mail.ts';

interface WriteFirstMailDeps {
  readonly db: Database;
  readonly eventStore: Pick<EventStore, 'snapshot'>;
  readonly links: PersonLinks;
  readonly pageAddress: PageAddress;
  /** Origin of published pages. */
  readonly origin: string;
}

interface Found {
  readonly email: string;
  readonly slug: string;
  readonly content: PublishedContent;
}

/**
 * Writes the founder's first mail to somebody who has confirmed their address, with the words that the page has when it is
 * sent. Undefined if there are none, if the person was erased, and if the page is not to be seen any more.
 */
export function createWriteFirstMail({ db, eventStore, links, pageAddress, origin }: WriteFirstMailDeps) {
  return async (waiting: WaitingMail): Promise<PersonMail | undefined> => {
    const { workspaceId, subject, kind } = waiting;
    const [stream = '', entryId = ''] = subject.split('/');
    const pageId = intakeIdOf(stream);
    const { rows } = await sql<Found>`
      SELECT personal.value #>> '{}' AS email, page.slug, page.content
      FROM personal JOIN published_pages AS page ON page.workspace_id = personal.workspace_id
      WHERE personal.workspace_id = ${workspaceId} AND personal.subject = ${subject} AND personal.field = 'email'
        AND page.page_id = ${pageId} AND page.is_live AND page.taken_down_at IS NULL`.execute(db);
    const [found] = rows;
    const intake = found && ((await eventStore.snapshot(workspaceId, stream))?.state as Intake | undefined);
    const entry = intake && entryOf(intake.entries, entryId);
    if (!entry || entry.erased) return undefined;
    const content = contentFor(found.content, entry.version);
    const { form } = thankedFor({ a: content }, entry.form);
    const person = { workspaceId, artefactId: pageId, entryId };
    const removeLink = links('remove', person, wordLanguageOf(content));
    const page = await pageAddress({ workspaceId, pageId, slug: found.slug });
    const mail = form && firstMail({ content, form, page, removeLink });
    if (!mail) return undefined;
    return {
      ...mail,
      ...{ to: found.email, kind, removeLink, about: { workspaceId, subject } },
      replyTo: mailContactOf(content.blocks),
      messageId: messageIdOf(waiting, origin),
    };
  };
}
