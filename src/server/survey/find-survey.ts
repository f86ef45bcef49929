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

/**
 * The survey that an address stands for. An id is its founder's choice, so another workspace may have the same: the one that
 * published it first has the address.
 */
export const surveyAt = (db: Database, surveyId: string) =>
  db
    .selectFrom('published_surveys')
    .where('survey_id', '=', surveyId)
    .orderBy('published_at')
    .orderBy('workspace_id')
    .limit(1);

/** Finds the survey under an address; `missing` if there is none, `taken-down` if the operator has closed it. */
export async function findSurvey(db: Database, surveyId: string): Promise<PublishedSurvey | 'missing' | 'taken-down'> {
  if (!uuid.test(surveyId)) return 'missing';
  const row = await surveyAt(db, surveyId)
    .select(['workspace_id', 'survey_id', 'version', 'content', 'rules', 'is_live', 'is_full', 'taken_down_at'])
    .executeTakeFirst();
  if (row?.taken_down_at) return 'taken-down';
  if (!row?.is_live) return 'missing';
  const { workspace_id: workspaceId, survey_id: pageId, version, content, rules, is_full: isFull } = row;
  return { workspaceId, pageId, version, content, rules, isFull };
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

export const isOpen = ({ rules: { closesAt }, isFull }: PublishedSurvey, now: Date): boolean =>
  !isFull && (closesAt === null || now.toISOString() < closesAt);

/** Whether a link is one that the founder has made for this survey. */
export async function isLinkOf(
  eventStore: Pick<EventStore, 'snapshot'>,
  { workspaceId, pageId }: PublishedSurvey,
  link: string,
): Promise<boolean> {
  const survey = (await eventStore.snapshot(workspaceId, surveyStreamOf(pageId)))?.state as Survey | undefined;
  return survey?.links.includes(link) === true;
}
