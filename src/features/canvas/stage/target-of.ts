import { canDo } from '#domain/canvas/can-do.ts';
import type { Canvas } from '#domain/canvas/canvas.ts';
import type { CanvasNode, Point } from '#domain/canvas/canvas-node.ts';
import { holderAround, isHolder } from '#domain/canvas/holders.ts';
import { isForText } from '#domain/canvas/is-for-text.ts';
import { liveNodes } from '#domain/canvas/live-parts.ts';
import { partOf } from '#domain/log/parts.ts';
import type { Target } from '#machines/canvas/pointer.ts';
import type { Hit } from '#painter/hit.ts';
import type { SelectionFrame } from '#painter/selection-frame.ts';
import { noteBoxIn } from '../change/section-notes.ts';

export interface TargetFacts {
  readonly canvas: Canvas | undefined;
  readonly selection: readonly string[];
  /** Around what is selected, as it is painted. */
  readonly frame: Pick<SelectionFrame, 'box' | 'rotation'> | undefined;
  readonly point: Point;
  /** Whether the same place was pressed a moment ago. */
  readonly isSecond: boolean;
  /** Whether whoever presses may change anything: parts that nobody may change are like locked ones. */
  readonly mayEdit: boolean;
}

/** A hit with what a tool has to know of it. */
export function targetOf(hit: Hit, { canvas, selection, frame, point, isSecond, mayEdit }: TargetFacts): Target {
  if (!mayEdit && hit.kind !== 'node' && hit.kind !== 'edge') return { kind: 'canvas' };
  if (hit.kind === 'handle') {
    return frame ? { ...hit, box: frame.box, rotation: frame.rotation } : { kind: 'canvas' };
  }
  if (hit.kind === 'canvas') return isSecond ? groundTwice(canvas, point) : hit;
  if (hit.kind !== 'node' && hit.kind !== 'edge') return hit;
  if (!canvas) return { kind: 'canvas' };
  const { kind, id } = hit;
  const part = kind === 'node' ? partOf(canvas.nodes, id) : partOf(canvas.edges, id);
  if (!part) return { kind: 'canvas' };
  const owner = kind === 'node' ? outermostGroup(canvas, part as CanvasNode) : id;
  return {
    kind,
    id,
    owner,
    isSelected: selection.includes(owner),
    isLocked: !mayEdit || !canDo(canvas, part, 'move'),
    isForText: isForText(part),
    text: mayEdit && isSecond && canDo(canvas, part, 'write') ? part.text : null,
  };
}

/** In a section a note is as wide as the section. */
function groundTwice(canvas: Canvas | undefined, { x, y }: Point): Target {
  const holders = canvas ? [...liveNodes(canvas)].filter(isHolder) : [];
  const id = holderAround({ box: { x, y, width: 0, height: 0 }, isSheet: false }, holders);
  const section = id === null || !canvas ? undefined : partOf(canvas.nodes, id);
  const isIn = section?.kind === 'section';
  return { kind: 'canvas', isSecond: true, ...(isIn && { noteBox: noteBoxIn(section, { y, height: 0 }) }) };
}

/** The group that a press on one of its members selects; the node itself where there is none. */
export function outermostGroup({ nodes }: Pick<Canvas, 'nodes'>, node: CanvasNode): string {
  let owner = node.id;
  const seen = new Set([node.id]);
  for (let at: CanvasNode | undefined = node; at?.parent != null && !seen.has(at.parent); ) {
    const parent: CanvasNode | undefined = partOf(nodes, at.parent);
    seen.add(at.parent);
    if (parent?.kind === 'group' && !parent.removed) owner = parent.id;
    at = parent;
  }
  return owner;
}
