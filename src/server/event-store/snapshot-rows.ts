import { setImmediate } from 'node:timers/promises';
import { jsonPieces } from '#domain/log/json-pieces.ts';
import type { FoldedStream } from './folded-stream.ts';
import type { Queries } from './with-lock.ts';

/** How long a server may write at a text before it looks after somebody else. */
const sliceMs = 5;

/**
 * The snapshots of some streams by the versions of their folds; absent where there is none, or where the fact that it ends
 * with is not in the log.
 */
export async function readSnapshots(
  queries: Queries,
  workspaceId: string,
  wanted: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, FoldedStream>> {
  const { rows } = await queries.query<{ stream: string; version: number; fold_version: number; state: string }>({
    name: 'read-snapshots',
    text: `
      SELECT snapshots.stream, snapshots.version, snapshots.fold_version, snapshots.state
      FROM unnest($2::text[], $3::integer[]) AS wanted (stream, fold_version)
      JOIN snapshots ON snapshots.workspace_id = $1 AND snapshots.stream = wanted.stream
        AND snapshots.fold_version = wanted.fold_version
      JOIN events ON events.workspace_id = $1 AND events.stream = snapshots.stream
        AND events.version = snapshots.version AND events.hash = snapshots.event_hash`,
    values: [workspaceId, [...wanted.keys()], [...wanted.values()]],
  });
  return new Map(
    rows.map(({ stream, version, fold_version: foldVersion, state }) => [
      stream,
      { version, foldVersion, state: JSON.parse(state) },
    ]),
  );
}

/** Puts a snapshot in place of the one before, and of those of older folds; nothing where the log has no such fact. */
export async function writeSnapshot(
  queries: Queries,
  workspaceId: string,
  stream: string,
  { version, foldVersion, state }: FoldedStream,
): Promise<void> {
  const text = await textOf(state);
  await queries.query({
    name: 'write-snapshot',
    text: `
      WITH outdated AS (
        DELETE FROM snapshots WHERE workspace_id = $1 AND stream = $2 AND fold_version < $3
      )
      INSERT INTO snapshots (workspace_id, stream, fold_version, version, event_hash, state)
      SELECT workspace_id, stream, $3, version, hash, $5
      FROM events WHERE workspace_id = $1 AND stream = $2 AND version = $4
      ON CONFLICT (workspace_id, stream, fold_version) DO UPDATE
      SET version = excluded.version, event_hash = excluded.event_hash, state = excluded.state`,
    values: [workspaceId, stream, foldVersion, version, text],
  });
}

async function textOf(state: unknown): Promise<string> {
  const pieces: string[] = [];
  let began = performance.now();
  for (const piece of jsonPieces(state)) {
    pieces.push(piece);
    if (performance.now() - began < sliceMs) continue;
    await setImmediate();
    began = performance.now();
  }
  return pieces.join('');
}
