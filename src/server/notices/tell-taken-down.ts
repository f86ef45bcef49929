import { buildPath } from '#domain/routes/build-path.ts';
import type { Database } from '../db/database.ts';
import { readProject } from '../intake/project-of.ts';

interface TakenDown {
  readonly workspaceId: string;
  /** Stream of the page or survey. */
  readonly stream: string;
  readonly title: string;
  /** Whether this server can send mails. */
  readonly isMailed: boolean;
}

/** Tells a founder, in the transaction that takes their page down: it is the operator’s deed, and no fact of theirs. */
export async function tellTakenDown(
  trx: Database,
  { workspaceId, stream, title, isMailed }: TakenDown,
  at: Date,
): Promise<void> {
  const id = `page-down:${stream}:${at.toISOString()}`;
  const path = stream.startsWith('survey-')
    ? await pathOfSurvey(trx, workspaceId, stream)
    : buildPath({ name: 'page-builder' });
  const notice = { kind: 'page-down', stream, title, detail: '', path } as const;
  await trx
    .insertInto('notices')
    .values({ workspace_id: workspaceId, id, ...notice, at })
    .execute();
  if (!isMailed) return;
  const mail = { cause: id, kind: 'notice', subject: 'page-down', due_at: at } as const;
  await trx
    .insertInto('outbox')
    .values({ workspace_id: workspaceId, ...mail })
    .execute();
}

/** Surveys are among the tests of their project. */
async function pathOfSurvey(trx: Database, workspaceId: string, stream: string): Promise<string> {
  const projectId = await readProject(trx, workspaceId, [stream]);
  return buildPath({
    name: 'validate',
    params: { projectId, view: 'surveys', id: stream.slice('survey-'.length) },
  });
}
