import type { DatedFact } from '#domain/log/recorded-event.ts';
import type { StreamKind } from '#domain/log/stream-kind.ts';
import type { LongWork } from '../http/long-work.ts';

/** A stream folded up to `version`; 0 and undefined where it has no facts. */
export interface FoldedStream {
  readonly version: number;
  readonly foldVersion: number;
  readonly state: unknown;
}

export const emptyStream = (kind: StreamKind<unknown>): FoldedStream => ({
  version: 0,
  foldVersion: kind.foldVersion,
  state: undefined,
});

/** As `foldFacts`, in slices that let others go first; in one go without `work`. */
export async function foldMany(
  kind: StreamKind<unknown>,
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
  kind: StreamKind<unknown>,
  stream: string,
  from: FoldedStream,
  facts: readonly DatedFact[],
): FoldedStream {
  let { state } = from;
  for (const fact of facts) state = kind.evolve(state, fact, stream);
  return { version: from.version + facts.length, foldVersion: kind.foldVersion, state };
}
