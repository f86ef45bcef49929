import type { Canvas } from '#domain/canvas/canvas.ts';
import { canvasStream } from '#domain/canvas/canvas-stream.ts';
import type { HistoryChange } from '#domain/history/timeline.ts';
import type { RecordedEvent } from '#domain/log/recorded-event.ts';
import { factLabel } from './fact-labels.ts';

/** Descriptions of the facts of a canvas's life, in words; facts of other streams are left out. */
export function toldChanges(changes: readonly HistoryChange[]): ReadonlyMap<RecordedEvent, string> {
  const told = new Map<RecordedEvent, string>();
  let canvas: Canvas | undefined;
  for (const fact of changes.flatMap(({ facts }) => facts)) {
    const words = factLabel(fact.type, fact.data, canvas);
    if (words !== undefined) told.set(fact, words);
    canvas = canvasStream.evolve(canvas, fact, fact.stream);
  }
  return told;
}
