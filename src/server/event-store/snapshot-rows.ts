import { jsonPieces } from '#domain/log/json-pieces.ts';
import { parsePieces } from '#domain/log/parse-pieces.ts';
import { longWork } from '../http/long-work.ts';
import type { FoldedStream } from './folded-stream.ts';
import type { Queries } from './with-lock.ts';

/** Each part of a canvas is a piece: it lies in a bucket, which is one of the nodes or edges. */
const depth = 3;
/** Between two pieces: JSON has none within a text, and as much as one likes between others. */
const separator = '\n';

/**
 * The snapshots of some streams by the versions of their folds; absent if there is none, or if the fact that it ends
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
  const snapshots = new Map<string, FoldedStream>();
  for (const { stream, version, fold_version: foldVersion, state } of rows) {
    snapshots.set(stream, { version, foldVersion, state: await stateOf(state) });
  }
  return snapshots;
}

/** Puts a snapshot in place of the one before, and of those of older folds; nothing if the log has no such fact. */
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
  const work = longWork();
  const pieces: string[] = [];
  for (const piece of jsonPieces(state, depth)) {
    pieces.push(piece);
    if (work.isOver()) await work.pause();
  }
  return pieces.join(separator);
}

async function stateOf(text: string): Promise<unknown> {
  // As it was written before there were pieces.
  if (!text.includes(separator)) return JSON.parse(text);
  const work = longWork();
  const reading = parsePieces(piecesOf(text));
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
    if (work.isOver()) await work.pause();
  }
}

function* piecesOf(text: string): Generator<string, void, undefined> {
  for (let from = 0; from <= text.length; ) {
    const end = text.indexOf(separator, from);
    const upTo = end === -1 ? text.length : end;
    yield text.slice(from, upTo);
    from = upTo + 1;
  }
}
