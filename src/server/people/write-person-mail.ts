import { sql } from 'kysely';
import { entryOf } from '#domain/intake/entry-parts.ts';
import { type Intake, intakeIdOf } from '#domain/intake/intake.ts';
import type { WordLanguage } from '#domain/page/words/page-words.ts';
import { wordLanguageIn, wordLanguageOf } from '#domain/page/words/word-language.ts';
import type { SurveyLanguage } from '#domain/survey/survey.ts';
import { isResponse } from '#domain/survey/survey-response.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { languageOf, textsFor } from '#drawing/survey/texts/language.ts';
import type { Database } from '../db/database.ts';
import type { PageAddress } from '../domains/page-address.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { WaitingMail } from '../outbox/take-waiting.ts';
import { messageIdOf } from './message-id.ts';
import type { PersonLinks } from './person-links.ts';
import { confirmationMail, type PersonMail } from './person-mail.ts';

export interface WritePersonMailDeps {
  readonly db: Database;
  readonly eventStore: Pick<EventStore, 'snapshot'>;
  readonly links: PersonLinks;
  readonly pageAddress: PageAddress;
  /** Origin of published pages. */
  readonly origin: string;
}

interface Found {
  readonly email: string;
  readonly title: string;
  readonly kind: 'page' | 'survey';
  /** The slug of a page, the id of a survey. */
  readonly key: string;
  /** The one that its founder has chosen. */
  readonly language: string | null;
}

/**
 * The mail that waits, written when it is sent: with the address that is there then. Undefined if the person was erased,
 * or the operator has closed the page or survey.
 */
export function createWritePersonMail({ db, eventStore, links, pageAddress, origin }: WritePersonMailDeps) {
  /** A survey without a language of its own was read in that of the reader's browser. */
  const languageOfResponse = async (
    { workspaceId, subject }: WaitingMail,
    { language }: Found,
  ): Promise<WordLanguage> => {
    if (language !== null) return wordLanguageIn(languageOf(textsFor(undefined, language as SurveyLanguage)));
    const [stream = '', entryId = ''] = subject.split('/');
    const intake = (await eventStore.snapshot(workspaceId, stream))?.state as Intake | undefined;
    const entry = intake && entryOf(intake.entries, entryId);
    return wordLanguageIn(entry && isResponse(entry) ? entry.response.language : undefined);
  };
  return async (waiting: WaitingMail): Promise<PersonMail | undefined> => {
    const { workspaceId, subject, kind } = waiting;
    const [stream = '', entryId = ''] = subject.split('/');
    const artefactId = intakeIdOf(stream);
    const { rows } = await sql<Found>`
      SELECT personal.value #>> '{}' AS email, artefact.kind, artefact.title, artefact.key,
        artefact.language
      FROM personal JOIN (
        SELECT workspace_id, 'page' AS kind, content->'a'->>'title' AS title, slug AS key,
          content->'a'->>'language' AS language
        FROM published_pages WHERE page_id = ${artefactId} AND taken_down_at IS NULL
        UNION ALL
        SELECT workspace_id, 'survey', content->>'title', survey_id::text,
          content->>'language'
        FROM published_surveys WHERE survey_id = ${artefactId} AND taken_down_at IS NULL
      ) AS artefact ON artefact.workspace_id = personal.workspace_id
      WHERE personal.workspace_id = ${workspaceId} AND personal.subject = ${subject} AND personal.field = 'email'`.execute(
      db,
    );
    const [found] = rows;
    if (!found) return undefined;
    const entry = { workspaceId, artefactId, entryId };
    const language = found.kind === 'page' ? wordLanguageOf(found) : await languageOfResponse(waiting, found);
    const page =
      found.kind === 'page'
        ? await pageAddress({ workspaceId, pageId: artefactId, slug: found.key })
        : `${origin}/s/${found.key}`;
    // A page may lose its own host before somebody wants to be removed.
    const removeLink = links('remove', entry, language);
    const confirmLink = links('confirm', entry, language, new URL(page).origin);
    return {
      ...confirmationMail({
        title: oneLine(found.title),
        kind: found.kind,
        page,
        confirmLink,
        removeLink,
        language,
      }),
      ...{ to: found.email, kind, removeLink, about: { workspaceId, subject } },
      messageId: messageIdOf(waiting, origin),
    };
  };
}
