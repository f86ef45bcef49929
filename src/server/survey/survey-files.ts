import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type AnswerFile, type FileKind, fileLimits } from '#domain/survey/answer-file.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../http/clock.ts';
import type { PublishedSurvey } from './find-survey.ts';
import type { ScannedFile } from './scan-file.ts';
import type { SurveyDraft, SurveyDrafts } from './survey-drafts.ts';

type Draft = Pick<SurveyDraft, 'id'>;
type Survey = Pick<PublishedSurvey, 'workspaceId' | 'pageId'>;

/** Files of responses, beside what the drafts say of them. */
export function createSurveyFiles(db: Database, clock: Clock, drafts: Pick<SurveyDrafts, 'save'>) {
  return {
    /**
     * Answers a question with a file, in place of the one before; nothing, if the response was sent meanwhile. Resolves to
     * false if there is no room for it, and the one before stays. Two at once may take a little more: each is bounded by
     * itself.
     */
    keep: ({ workspaceId, pageId }: Survey, { id: responseId }: Draft, question: string, file: ScannedFile) =>
      db.transaction().execute(async (trx): Promise<boolean> => {
        const draft = await trx
          .selectFrom('survey_drafts')
          .select('id')
          .where('workspace_id', '=', workspaceId)
          .where('survey_id', '=', pageId)
          .where('id', '=', responseId)
          .where('completed_at', 'is', null)
          .forUpdate()
          .executeTakeFirst();
        if (!draft) return true;
        if (!(await hasRoom(trx, workspaceId, responseId, question, file.body.length))) return false;
        await dropFile(trx, workspaceId, responseId, question);
        const id = randomUUID();
        const { kind, body } = file;
        const added = await trx
          .insertInto('survey_files')
          .values({
            ...{ workspace_id: workspaceId, id, survey_id: pageId, response_id: responseId, question_id: question },
            ...{ kind, bytes: body.length, created_at: clock(), body },
          })
          // One that was sent meanwhile stays.
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst();
        if (added) await drafts.save(responseId, question, { file: { id, kind, bytes: body.length } }, trx);
        return true;
      }),
    /** Takes back the file of a question, unless it was sent. */
    drop: ({ workspaceId }: Survey, { id }: Draft, question: string) => dropFile(db, workspaceId, id, question),
  };
}

/** A file of a workspace; undefined if it is gone, or was not sent yet. */
export async function readSurveyFile(
  db: Database,
  workspaceId: string,
  { surveyId, id }: { readonly surveyId: string; readonly id: string },
): Promise<(AnswerFile & { readonly body: () => Promise<Buffer | undefined> }) | undefined> {
  const found = db
    .selectFrom('survey_files')
    .where('workspace_id', '=', workspaceId)
    .where('survey_id', '=', surveyId)
    .where('id', '=', id)
    .where('is_sent', '=', true);
  const row = await found.select(['kind', 'bytes']).executeTakeFirst();
  if (!row) return undefined;
  const body = async () => (await found.select('body').executeTakeFirst())?.body;
  return { id, kind: row.kind as FileKind, bytes: row.bytes, body };
}

export interface ExportedFile extends AnswerFile {
  readonly surveyId: string;
  readonly responseId: string;
  readonly questionId: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly slices: AsyncIterable<Buffer>;
}

/** All that were sent to a workspace, one after the other, each slice by slice. */
export async function* eachSurveyFile(db: Database, workspaceId: string): AsyncGenerator<ExportedFile> {
  for (let after = nil; ; ) {
    const row = await db
      .selectFrom('survey_files')
      .select(['id', 'survey_id', 'response_id', 'question_id', 'kind', 'bytes', 'created_at'])
      .where('workspace_id', '=', workspaceId)
      .where('is_sent', '=', true)
      .where('id', '>', after)
      .orderBy('id')
      .executeTakeFirst();
    if (!row) return;
    yield {
      ...{ id: row.id, kind: row.kind as FileKind, bytes: row.bytes, surveyId: row.survey_id },
      ...{ responseId: row.response_id, questionId: row.question_id, createdAt: row.created_at.toISOString() },
      slices: slicesOf(db, workspaceId, row.id),
    };
    after = row.id;
  }
}

async function* slicesOf(db: Database, workspaceId: string, id: string): AsyncGenerator<Buffer> {
  for (let from = 1; ; from += sliceBytes) {
    const { rows } = await sql<{ slice: Buffer }>`
      SELECT substring(body FROM ${from} FOR ${sliceBytes}) AS slice FROM survey_files
      WHERE workspace_id = ${workspaceId} AND id = ${id}`.execute(db);
    const slice = rows[0]?.slice;
    if (slice && slice.length > 0) yield slice;
    if (!slice || slice.length < sliceBytes) return;
  }
}

/** A multiple of three, so that each is a whole number of groups in base64. */
const sliceBytes = 192 * 1024;
const nil = '00000000-0000-0000-0000-000000000000';

/** Deletes files whose response was not sent, and was forgotten or is over by now. */
export async function tendSurveyFiles(db: Database): Promise<void> {
  await sql`
    DELETE FROM survey_files WHERE NOT is_sent AND NOT EXISTS (
      SELECT FROM survey_drafts WHERE survey_drafts.id = survey_files.response_id AND completed_at IS NULL
    )`.execute(db);
}

const dropFile = (db: Database, workspaceId: string, responseId: string, question: string) =>
  db
    .deleteFrom('survey_files')
    .where('workspace_id', '=', workspaceId)
    .where('response_id', '=', responseId)
    .where('question_id', '=', question)
    .where('is_sent', '=', false)
    .execute();

/** Whether there is room for so many bytes in place of what the question has had. */
async function hasRoom(
  db: Database,
  workspaceId: string,
  responseId: string,
  question: string,
  bytes: number,
): Promise<boolean> {
  const { rows } = await sql<{ whole: number; unsent: number; own: number }>`
    SELECT coalesce(sum(bytes), 0)::bigint AS whole, coalesce(sum(bytes) FILTER (WHERE NOT is_sent), 0)::bigint AS unsent,
      coalesce(sum(bytes) FILTER (WHERE response_id = ${responseId}), 0)::bigint AS own
    FROM survey_files WHERE workspace_id = ${workspaceId}
      AND NOT (response_id = ${responseId} AND question_id = ${question} AND NOT is_sent)`.execute(db);
  const { whole = 0, unsent = 0, own = 0 } = rows[0] ?? {};
  const { response, workspace, unsent: unsentAtMost } = fileLimits;
  return whole + bytes <= workspace && unsent + bytes <= unsentAtMost && own + bytes <= response;
}
