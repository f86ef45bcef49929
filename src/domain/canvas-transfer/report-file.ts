import type { NodeKind } from '../canvas/canvas-node.ts';
import type { CanvasFile } from './canvas-file.ts';
import type { Dropped, ForeignCanvas } from './foreign-canvas.ts';

/** Summary of the parts that an import of a canvas file would add. */
export interface CanvasFileReport {
  /** Number of all parts, with groups. */
  readonly parts: number;
  /** Number of parts of each kind in the file, without groups, the most first. */
  readonly counts: readonly { readonly kind: NodeKind | 'connector'; readonly count: number }[];
  /** Cards of assumptions of another canvas, which come as plain notes. */
  readonly cards: number;
  /** Images, whose pixels are not in the file. */
  readonly images: number;
  /** The tool that wrote the file, if it was not ours. */
  readonly tool?: ForeignCanvas['tool'];
  /** Things in the file of another tool that our canvas has no part for. */
  readonly dropped?: Dropped;
}

/** Summarizes a canvas file for the dialog that asks before it is imported into the canvas `canvasId`. */
export function reportFile(file: CanvasFile, canvasId: string): CanvasFileReport {
  const kinds = [...file.nodes.map(({ kind }) => kind), ...file.edges.map(() => 'connector' as const)];
  const counts = [...Map.groupBy(kinds, (kind) => kind)].map(([kind, all]) => ({ kind, count: all.length }));
  const isElsewhere = file.canvas !== canvasId;
  return {
    parts: kinds.length,
    counts: counts.filter(({ kind }) => kind !== 'group').toSorted((a, b) => b.count - a.count),
    cards: isElsewhere ? file.nodes.filter(({ assumption }) => assumption != null).length : 0,
    images: file.nodes.filter(({ asset }) => asset != null).length,
  };
}
