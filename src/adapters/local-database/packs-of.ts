import { isLargeStream } from '#domain/log/is-large-stream.ts';
import { isPersonalStream } from '#domain/log/is-personal-stream.ts';
import type { SavedStream } from '#domain/replica/local-snapshot.ts';
import type { PackRow, PersonalRow } from './snapshot-rows.ts';

/** A large stream lies by itself; of the others, whose names end in a hexadecimal digit, a sixteenth lies together. */
export const packOf = (stream: string): string => (isLargeStream(stream) ? stream : stream.slice(-1));

/** The streams as they are kept, without those about people; a pack is written with all that belongs into it. */
export function packsOf(streams: readonly SavedStream[]): readonly PackRow[] {
  const packed = streams.filter(({ stream }) => !isPersonalStream(stream));
  const packs = Map.groupBy(packed, ({ stream }) => packOf(stream));
  return [...packs].map(([pack, members]) => ({ pack, text: JSON.stringify(members) }));
}

/** Returns the streams about people, as rows to keep. */
export const personalRowsOf = (streams: readonly SavedStream[]): readonly PersonalRow[] =>
  streams
    .filter(({ stream }) => isPersonalStream(stream))
    .map((saved) => ({ stream: saved.stream, text: JSON.stringify(saved) }));
