import type { Canvas } from '#domain/canvas/canvas.ts';
import type { Box } from '#domain/canvas/canvas-node.ts';
import { partOf } from '#domain/log/parts.ts';
import { union } from '#drawing/bounds.ts';
import { presentedBox } from '../presentation/presented-box.ts';
import { sceneGeometry } from '../stage/scene-geometry.ts';

/** Around everything that is selected as it is painted, titles of frames included; in scene units. */
export function selectionBox(canvas: Canvas | undefined, selection: readonly string[]): Box | undefined {
  if (!canvas) return undefined;
  const { nodeBox, edgeBox } = sceneGeometry(canvas);
  return union(
    selection.flatMap((id) => {
      const node = partOf(canvas.nodes, id);
      if (node) return (node.removed ? undefined : node.kind === 'frame' ? presentedBox(node) : nodeBox(node)) ?? [];
      const edge = partOf(canvas.edges, id);
      return (edge && !edge.removed ? edgeBox(edge) : undefined) ?? [];
    }),
  );
}
