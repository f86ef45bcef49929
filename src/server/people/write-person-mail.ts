import { sql } from 'kysely';
import { intakeIdOf } from '#domain/intake/intake.ts';
import { oneLine } from '#domain/text/one-line.ts';
import type { Database } from '../db/database.ts';
import type { WaitingMail } from '../outbox/take-waiting.ts';
import { messageIdOf } from './message-id.ts';
import type { PersonLinks } from './person-links.ts';
import { confirmationMail, type PersonMail } from './person-mail.ts';

export interface WritePersonMailDeps {
  readonly db: Database;
  readonly links: PersonLinks;
  /** Origin of published pages. */
  readonly origin: string;
}

interface Found {
  readonly email: string;
  readonly title: string;
  readonly kind: 'page' | 'survey';
  /** Under the origin of published pages. */
  readonly path: string;
}

/**
 * The mail that waits, written when it is sent: with the address that is there then. Undefined if the person was erased,
 * or the operator has closed the page or survey.
 */
export function createWritePersonMail({ db, links, origin }: WritePersonMailDeps) {
  return async (waiting: WaitingMail): Promise<PersonMail | undefined> => {
    const { workspaceId, subject, kind } = waiting;
    const [stream = '', entryId = ''] = subject.split('/');
    const artefactId = intakeIdOf(stream);
    const { rows } = await sql<Found>`
      SELECT personal.value #>> '{}' AS email, artefact.kind, artefact.title, artefact.path
      FROM personal JOIN (
        SELECT workspace_id, 'page' AS kind, content->'a'->>'title' AS title, '/p/' || slug AS path
        FROM published_pages WHERE page_id = ${artefactId} AND taken_down_at IS NULL
        UNION ALL
        SELECT workspace_id, 'survey', content->>'title', '/s/' || survey_id
        FROM published_surveys WHERE survey_id = ${artefactId} AND taken_down_at IS NULL
      ) AS artefact ON artefact.workspace_id = personal.workspace_id
      WHERE personal.workspace_id = ${workspaceId} AND personal.subject = ${subject} AND personal.field = 'email'`.execute(
      db,
    );
    const [found] = rows;
    if (!found) return undefined;
    const entry = { workspaceId, artefactId, entryId };
    const [confirmLink, removeLink] = [links('confirm', entry), links('remove', entry)];
    return {
      ...confirmationMail({
        title: oneLine(found.title),
        kind: found.kind,
        page: `${origin}${found.path}`,
        confirmLink,
        removeLink,
      }),
      ...{ to: found.email, kind, removeLink, about: { workspaceId, subject } },
      messageId: messageIdOf(waiting, origin),
    };
  };
}
