import type { KeptChange, StreamChange } from './kept-change.ts';

/** Merges two versions of one change: a part that either of them lacks was rejected. Undefined if nothing is left. */
export function leastOf(a: KeptChange, b: KeptChange): KeptChange | undefined {
  const streams = a.streams.flatMap((each) => {
    const other = b.streams.find(({ stream }) => stream === each.stream);
    return other ? inBoth(each, other) : [];
  });
  return streams.length > 0 ? { ...a, streams } : undefined;
}

function inBoth(a: StreamChange, b: StreamChange): readonly StreamChange[] {
  const commandIds = a.commandIds.filter((id) => b.commandIds.includes(id));
  return commandIds.length < a.commandIds.length && commandIds.length === 0 ? [] : [{ ...a, commandIds }];
}
