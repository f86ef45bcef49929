import { type Kysely, sql } from 'kysely';

/** Deletes the notices about sample projects, and the mails about them. Samples cause no notices any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    DELETE FROM notices USING events AS first, events AS project
    WHERE first.workspace_id = notices.workspace_id AND first.stream = notices.stream AND first.version = 1
      AND project.workspace_id = notices.workspace_id AND project.version = 1 AND project.data->>'sample' = 'true'
      AND project.stream = 'project-' || coalesce(first.data->>'projectId', substr(notices.stream, 8))
      AND notices.stream ~ '^(experiment|ledger|intake)-'`.execute(db);
}
