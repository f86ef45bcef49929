import { hasClosed, isPastGrace } from '#domain/survey/closing.ts';
import type { Survey, SurveyRules } from '#domain/survey/survey.ts';
import type { SurveyContent } from '#domain/survey/survey-content.ts';
import { surveyStreamOf } from '#domain/survey/survey-kind.ts';
import type { Database } from '../db/database.ts';
import type { EventStore } from '../event-store/event-store.ts';

export interface PublishedSurvey {
  readonly workspaceId: string;
  /** Under the name that visits have for it. */
  readonly pageId: string;
  readonly version: number;
  readonly content: SurveyContent;
  readonly rules: SurveyRules;
  /** No more responses are taken. */
  readonly isFull: boolean;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Why nothing is asked at an address. */
export type ClosedSurvey = 'missing' | 'removed' | 'taken-down';

/**
 * Finds the survey under an address, or says why there is none. An id is its founder's choice, so another workspace may
 * have the same: the one that published it first has the address.
 */
export async function findSurvey(db: Database, surveyId: string): Promise<PublishedSurvey | ClosedSurvey> {
  if (!uuid.test(surveyId)) return 'missing';
  const row = await db
    .selectFrom('survey_addresses as address')
    .leftJoin('published_surveys as survey', (join) =>
      join
        .onRef('survey.workspace_id', '=', 'address.workspace_id')
        .onRef('survey.survey_id', '=', 'address.survey_id'),
    )
    .select(['survey.workspace_id', 'version', 'content', 'rules', 'is_live', 'is_full', 'is_removed'])
    .select(({ fn }) => fn.coalesce('address.taken_down_at', 'survey.taken_down_at').as('taken_down_at'))
    .where('address.survey_id', '=', surveyId)
    .executeTakeFirst();
  if (!row) return 'missing';
  const { workspace_id: workspaceId, version, content, rules, is_full: isFull } = row;
  if (row.taken_down_at) return 'taken-down';
  // Without an account there is no survey either.
  if (workspaceId === null || version === null || !content || !rules || row.is_removed) return 'removed';
  if (!row.is_live) return 'missing';
  return { workspaceId, pageId: surveyId, version, content, rules, isFull: isFull === true };
}

/** Finds the content of one of a survey's versions; undefined if there is no such version. */
export async function askedIn(
  db: Database,
  survey: PublishedSurvey,
  version: number,
): Promise<SurveyContent | undefined> {
  if (version === survey.version) return survey.content;
  const row = await db
    .selectFrom('published_survey_versions')
    .select('content')
    .where('workspace_id', '=', survey.workspaceId)
    .where('survey_id', '=', survey.pageId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.content;
}

/** Whether responses can be begun. */
export const isOpen = ({ rules, isFull }: PublishedSurvey, now: Date): boolean => !isFull && !hasClosed(rules, now);

/** Whether responses that were begun while it was open can be sent. */
export const takesBegun = ({ rules, isFull }: PublishedSurvey, now: Date): boolean =>
  !isFull && !isPastGrace(rules, now);

/** Whether a link is one that the founder has made for this survey. */
export async function isLinkOf(
  eventStore: Pick<EventStore, 'snapshot'>,
  { workspaceId, pageId }: PublishedSurvey,
  link: string,
): Promise<boolean> {
  const survey = (await eventStore.snapshot(workspaceId, surveyStreamOf(pageId)))?.state as Survey | undefined;
  return survey?.links.includes(link) === true;
}
