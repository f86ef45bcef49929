import type { Canvas } from '#domain/canvas/canvas.ts';
import { canvasStream } from '#domain/canvas/canvas-stream.ts';
import type { HistoryChange } from '#domain/history/timeline.ts';
import { factTitle } from '#domain/log/all-labels.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import type { TitleWords } from '#domain/log/stream-labels.ts';

/** Titles of the facts of a canvas's life, which name its parts as they were called before each. */
export function describeChanges(
  changes: readonly HistoryChange[],
  words: TitleWords,
): ReadonlyMap<RecordedEvent, string> {
  const told = new Map<RecordedEvent, string>();
  let canvas: Canvas | undefined;
  for (const fact of changes.flatMap(({ facts }) => facts)) {
    const title = factTitle(fact, { ...words, canvas });
    if (title !== undefined) told.set(fact, title);
    canvas = canvasStream.evolve(canvas, fact, fact.stream);
  }
  return told;
}
