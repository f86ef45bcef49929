import { kindOfStream } from '../log/stream-kinds.ts';
import type { KeptFact } from './kept-fact.ts';
import type { SavedStream } from './local-snapshot.ts';

/**
 * The states as of a position with the facts after it folded in; undefined if one is missing in between. Facts of a kind
 * that this build does not know are passed over, and so are those about people.
 */
export function foldTail(
  states: readonly SavedStream[],
  base: number,
  facts: readonly KeptFact[],
): readonly SavedStream[] | undefined {
  const streams = new Map(states.map((saved) => [saved.stream, saved]));
  let position = base;
  for (const fact of facts) {
    position += 1;
    if (fact.position !== position) return undefined;
    const { stream, version } = fact;
    const kind = kindOfStream(stream);
    if (!kind) continue;
    const before = streams.get(stream);
    if (kind.personal) {
      // Such a state is kept as it was after the last of these facts, which alone do not lead to it.
      if (version > (before?.version ?? 0)) return undefined;
      continue;
    }
    if (version !== (before?.version ?? 0) + 1) return undefined;
    const since = before ? before.since : position;
    streams.set(stream, { stream, version, state: kind.evolve(before?.state, fact, stream), since });
  }
  return [...streams.values()];
}
