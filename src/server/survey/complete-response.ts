import { type Intake, intakeStreamOf } from '#domain/intake/intake.ts';
import { countResponses } from '#domain/intake/intake-rules.ts';
import { answersOnPath, journey } from '#domain/survey/journey.ts';
import { asks } from '#domain/survey/survey.ts';
import type { SurveyContent } from '#domain/survey/survey-content.ts';
import { splitAnswers } from '#domain/survey/survey-response.ts';
import { sha256 } from '#domain/text/sha-256.ts';
import type { Database } from '../db/database.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { Clock } from '../http/clock.ts';
import type { ProjectOf } from '../intake/project-of.ts';
import { keepPages } from '../pages/keep-pages.ts';
import type { PublishedSurvey } from './find-survey.ts';
import type { SurveyDraft, SurveyDrafts } from './survey-drafts.ts';

export interface CompleteDeps {
  readonly db: Database;
  readonly eventStore: Pick<EventStore, 'execute' | 'snapshot'>;
  readonly drafts: SurveyDrafts;
  readonly projectOf: ProjectOf;
  readonly clock: Clock;
}

/** Whether a response is in the log now, or why it is not. */
export type Completed = 'completed' | 'answered' | 'closed' | 'full' | 'missing';

/** Sends what was answered to the log, once, however often it is asked for. Its way must be at its end. */
export async function completeResponse(
  { db, eventStore, drafts, projectOf, clock }: CompleteDeps,
  survey: PublishedSurvey,
  content: SurveyContent,
  draft: SurveyDraft,
  language: string,
): Promise<Completed> {
  const projectId = await projectOf(survey);
  if (projectId === undefined) return 'missing';
  const { path, end } = journey(content, draft.answers, draft.passed);
  const answers = answersOnPath(content, draft.answers, draft.passed);
  const { email, ...split } = splitAnswers(path, answers);
  const { once, quota } = survey.rules;
  const data = {
    ...{ projectId, entryId: draft.id, ordinal: draft.ordinal, publishedVersion: draft.version },
    ...{ source: draft.source, ...split, once, link: draft.link, quota, language },
    passed: path.filter((each) => asks(each) && !Object.hasOwn(answers, each.id)).map(({ id }) => id),
    ...{ email, consentHash: email === null ? '' : sha256(content.consent) },
  };
  const command = {
    ...{ id: `response:${draft.id}`, type: 'CompleteResponse', stream: intakeStreamOf(survey.pageId), data },
    at: clock().toISOString(),
  };
  const actor = { workspaceId: survey.workspaceId, by: { kind: 'public', id: draft.id }, device: 'survey' } as const;
  const [result] = await eventStore.execute(actor, [command]);
  if (result?.status === 'rejected') return refused(db, survey, result.reason);
  const said = `${end?.title ?? ''} ${end?.help ?? ''}`;
  const shown = Object.entries(answers).filter(([id]) => said.includes(`{${id}}`));
  await drafts.complete(draft.id, end?.id ?? null, Object.fromEntries(shown));
  await closeIfFull({ db, eventStore }, survey);
  return 'completed';
}

/**
 * Closes a survey that as many have answered as its founder wants, so that nobody answers it in vain. Resolves to whether it
 * is full.
 */
async function closeIfFull(
  { db, eventStore }: Pick<CompleteDeps, 'db' | 'eventStore'>,
  survey: PublishedSurvey,
): Promise<boolean> {
  const { workspaceId, pageId, rules, isFull } = survey;
  if (isFull || rules.quota === null) return isFull;
  const intake = (await eventStore.snapshot(workspaceId, intakeStreamOf(pageId)))?.state as Intake | undefined;
  if (!intake || countResponses(intake) < rules.quota) return false;
  await close(db, survey);
  return true;
}

/** Closes a survey that other rules have made full. Asks the log once a minute for the same rules, not with each visit. */
export function createCloseIfFull(
  deps: Pick<CompleteDeps, 'db' | 'eventStore' | 'clock'>,
): (survey: PublishedSurvey) => Promise<boolean> {
  const close = keepPages(deps.clock, (_rules: string, survey: PublishedSurvey) => closeIfFull(deps, survey));
  return (survey) => close(JSON.stringify([survey.workspaceId, survey.pageId, survey.rules]), survey);
}

async function refused(
  db: Database,
  survey: PublishedSurvey,
  reason: string,
): Promise<Exclude<Completed, 'completed'>> {
  if (reason === 'already-answered') return 'answered';
  if (reason === 'workspace-full') return 'full';
  if (reason !== 'survey-closed') throw new Error(`A response was rejected: ${reason}.`);
  await close(db, survey);
  return 'closed';
}

const close = (db: Database, { workspaceId, pageId }: PublishedSurvey) =>
  db
    .updateTable('published_surveys')
    .set({ is_full: true })
    .where('workspace_id', '=', workspaceId)
    .where('survey_id', '=', pageId)
    .execute();
