import { buildPath } from '#domain/routes/build-path.ts';
import type { Database } from '../db/database.ts';

interface TakenDown {
  readonly workspaceId: string;
  /** Of the page or survey. */
  readonly stream: string;
  readonly title: string;
}

/** Tells a founder, in the transaction that takes their page down: it is the operator’s deed, and no fact of theirs. */
export async function tellTakenDown(trx: Database, { workspaceId, stream, title }: TakenDown, at: Date): Promise<void> {
  const id = `page-down:${stream}:${at.toISOString()}`;
  const notice = { kind: 'page-down', stream, title, detail: '', path: buildPath({ name: 'page-builder' }) } as const;
  await trx
    .insertInto('notices')
    .values({ workspace_id: workspaceId, id, ...notice, at, read_at: null })
    .execute();
  const mail = { cause: id, kind: 'notice', subject: 'page-down', due_at: at } as const;
  await trx
    .insertInto('outbox')
    .values({ workspace_id: workspaceId, ...mail })
    .execute();
}
