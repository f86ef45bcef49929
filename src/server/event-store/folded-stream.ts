import type { StreamKind } from '#domain/log/define-stream.ts';
import type { DatedFact } from '#domain/log/recorded-event.ts';
import type { LongWork } from '../http/long-work.ts';

/** A stream folded up to `version`; 0 and undefined if it has no facts. */
export interface FoldedStream {
  readonly version: number;
  readonly foldVersion: number;
  readonly state: unknown;
}

export const emptyStream = (kind: StreamKind): FoldedStream => ({
  version: 0,
  foldVersion: kind.foldVersion,
  state: undefined,
});

/** Like `foldFacts`, in slices that let others go first; in one go without `work`. */
export async function foldMany(
  kind: StreamKind,
  stream: string,
  from: FoldedStream,
  facts: readonly DatedFact[],
  work?: LongWork,
): Promise<FoldedStream> {
  let { state } = from;
  for (const fact of facts) {
    state = kind.evolve(state, fact, stream);
    if (work?.isOver()) await work.pause();
  }
  return { version: from.version + facts.length, foldVersion: kind.foldVersion, state };
}

export function foldFacts(
  kind: StreamKind,
  stream: string,
  from: FoldedStream,
  facts: readonly DatedFact[],
): FoldedStream {
  let { state } = from;
  for (const fact of facts) state = kind.evolve(state, fact, stream);
  return { version: from.version + facts.length, foldVersion: kind.foldVersion, state };
}
