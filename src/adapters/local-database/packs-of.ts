import { isLargeStream } from '#domain/log/is-large-stream.ts';
import type { SavedStream } from '#domain/replica/local-snapshot.ts';
import type { PackRow } from './snapshot-rows.ts';

/** A large stream lies by itself; of the others, whose names end in a hexadecimal digit, a sixteenth lies together. */
export const packOf = (stream: string): string => (isLargeStream(stream) ? stream : stream.slice(-1));

/** The streams as they are kept; a pack is written with all that belongs into it. */
export function packsOf(streams: readonly SavedStream[]): readonly PackRow[] {
  const packs = Map.groupBy(streams, ({ stream }) => packOf(stream));
  return [...packs].map(([pack, members]) => ({ pack, text: JSON.stringify(members) }));
}
