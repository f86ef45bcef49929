import { confirmedPlace } from '#domain/intake/confirmed-place.ts';
import { entryOf } from '#domain/intake/entry-parts.ts';
import { type Intake, intakeStreamOf } from '#domain/intake/intake.ts';
import type { PageDocument } from '#drawing/page/page-document.ts';
import type { Database } from '../db/database.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { PersonEntry } from '../people/person-token.ts';
import { type FindPublished, findPublishedById, homeOf } from './find-published.ts';
import { thankedFor, thanksDocument } from './thanks.ts';

interface ConfirmedPageDeps {
  readonly db: Database;
  readonly eventStore: Pick<EventStore, 'snapshot'>;
  readonly findPublished: FindPublished;
  /** Origin of published pages. */
  readonly origin: string;
}

/** Draws the page that somebody reads who has confirmed their address; undefined for a survey, and if the page is closed. */
export type ConfirmedPage = (entry: PersonEntry) => Promise<PageDocument | undefined>;

export const createConfirmedPage =
  ({ db, eventStore, findPublished, origin }: ConfirmedPageDeps): ConfirmedPage =>
  async ({ workspaceId, artefactId, entryId }) => {
    const page = await findPublishedById(db, findPublished, { workspaceId, pageId: artefactId });
    if (!page) return undefined;
    const intake = (await eventStore.snapshot(workspaceId, intakeStreamOf(artefactId)))?.state as Intake | undefined;
    const entry = intake && entryOf(intake.entries, entryId);
    if (!entry || entry.erased || entry.confirmedAt === null) return undefined;
    const place = confirmedPlace(intake, entry);
    const thanked = thankedFor(page.content, entry.form);
    return thanksDocument(thanked, { origin, home: homeOf(page), stage: 'confirmed', place });
  };
