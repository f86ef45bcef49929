import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Answer, Answers } from '#domain/survey/survey.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../http/clock.ts';
import { readBase64url } from '../http/read-base64url.ts';
import type { VisitorNames } from '../intake/visitor.ts';
import type { PublishedSurvey } from './find-survey.ts';

/** A response that was begun, as far as it goes. */
export interface SurveyDraft {
  readonly id: string;
  readonly version: number;
  readonly answers: Answers;
  readonly passed: ReadonlySet<string>;
  readonly ordinal: number | null;
  readonly source: string;
  readonly link: string | null;
  /** The page that asked the first question, or led to it; null if none did. */
  readonly pageId: string | null;
  readonly endId: string | null;
  readonly isCompleted: boolean;
}

export interface NewDraft extends Pick<SurveyDraft, 'id' | 'version' | 'ordinal' | 'source' | 'link' | 'pageId'> {
  /** The visitor's hash, as hexadecimal digits. */
  readonly visitor: string;
}

/** Unsent ones: for a day after the last step. */
const unsentMs = 24 * 60 * 60 * 1000;
/** Completed ones, of which little is left: for as long as a visitor is known. */
const completedMs = 2 * unsentMs;

/** Responses that were begun, each under a token that nobody can guess: whoever has it can go on. */
export function createSurveyDrafts(db: Database, clock: Clock, key: Buffer) {
  const macOf = (surveyId: string, id: Buffer): Buffer =>
    createHmac('sha256', key).update(surveyId).update(id).digest().subarray(0, 16);
  const ofSurvey = ({ workspaceId, pageId }: PublishedSurvey) =>
    db.selectFrom('survey_drafts').selectAll().where('workspace_id', '=', workspaceId).where('survey_id', '=', pageId);
  return {
    tokenOf(surveyId: string, draftId: string): string {
      const id = Buffer.from(draftId.replaceAll('-', ''), 'hex');
      return Buffer.concat([id, macOf(surveyId, id)]).toString('base64url');
    },
    async read(survey: PublishedSurvey, token: string): Promise<SurveyDraft | undefined> {
      const given = readBase64url(token);
      const id = given?.subarray(0, 16);
      if (given?.length !== 32 || !id || !timingSafeEqual(given.subarray(16), macOf(survey.pageId, id)))
        return undefined;
      const row = await ofSurvey(survey).where('id', '=', uuidOf(id)).executeTakeFirst();
      return row && draftOf(row);
    },
    /** The response of a visitor, or of a link, whichever is asked for. */
    async known(
      survey: PublishedSurvey,
      by: { readonly visitors: readonly string[] } | { readonly link: string },
    ): Promise<SurveyDraft | undefined> {
      const row = await ofSurvey(survey)
        .where((where) =>
          'link' in by
            ? where('link', '=', by.link)
            : where(
                'visitor',
                'in',
                by.visitors.map((visitor) => Buffer.from(visitor, 'hex')),
              ),
        )
        .orderBy(sql`completed_at IS NULL`)
        .orderBy('changed_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row && draftOf(row);
    },
    /** Whether a visitor who counts has sent a response. */
    async hasAnswered(survey: PublishedSurvey, { today, before }: VisitorNames): Promise<boolean> {
      const known = await this.known(survey, { visitors: before === null ? [today] : [today, before] });
      return known?.isCompleted === true && known.ordinal !== null;
    },
    /** The same one, if the same form was sent twice. */
    async begin(survey: PublishedSurvey, { id, version, ordinal, source, link, visitor, pageId }: NewDraft) {
      const row = {
        ...{ id, workspace_id: survey.workspaceId, survey_id: survey.pageId, version, answers: '{}', passed: '[]' },
        ...{ visitor: Buffer.from(visitor, 'hex'), ordinal, source, link, page_id: pageId, end_id: null },
        ...{ changed_at: clock(), completed_at: null },
      };
      await db
        .insertInto('survey_drafts')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    /** One answer, or that the question was passed. */
    async save(id: string, question: string, answer: Answer | undefined, on: Database = db): Promise<void> {
      const answers = JSON.stringify(answer === undefined ? {} : { [question]: answer });
      const passed = JSON.stringify(answer === undefined ? [question] : []);
      await sql`
        UPDATE survey_drafts SET answers = (answers - ${question}::text) || ${answers}::jsonb,
          passed = (passed - ${question}::text) || ${passed}::jsonb, changed_at = ${clock()}
        WHERE id = ${id} AND completed_at IS NULL`.execute(on);
    },
    /** Nothing stays of what was answered but what the last page says again. */
    async complete(id: string, endId: string | null, shown: Answers): Promise<void> {
      await sql`
        UPDATE survey_drafts SET answers = ${JSON.stringify(shown)}::jsonb, passed = '[]', end_id = ${endId},
          changed_at = ${clock()}, completed_at = ${clock()} WHERE id = ${id} AND completed_at IS NULL`.execute(db);
    },
  };
}

export type SurveyDrafts = ReturnType<typeof createSurveyDrafts>;

/** Forgets responses that nobody has gone on with. */
export async function tendSurveyDrafts(db: Database, clock: Clock): Promise<void> {
  const before = (ms: number) => new Date(clock().getTime() - ms);
  await sql`
    DELETE FROM survey_drafts WHERE changed_at <= ${before(unsentMs)}
      AND (completed_at IS NULL OR changed_at <= ${before(completedMs)})`.execute(db);
}

const uuidOf = (id: Buffer): string =>
  id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

interface DraftRow {
  readonly id: string;
  readonly version: number;
  readonly answers: Answers;
  readonly passed: readonly string[];
  readonly ordinal: number | null;
  readonly source: string;
  readonly link: string | null;
  readonly page_id: string | null;
  readonly end_id: string | null;
  readonly completed_at: Date | null;
}

const draftOf = ({ passed, end_id: endId, completed_at, ...row }: DraftRow): SurveyDraft => ({
  ...{ id: row.id, version: row.version, answers: row.answers, ordinal: row.ordinal, source: row.source },
  ...{ link: row.link, pageId: row.page_id, passed: new Set(passed), endId, isCompleted: completed_at !== null },
});
