import { useSelector } from '@xstate/react';
import { type Canvas, emptyCanvas } from '#domain/canvas/canvas.ts';
import type { CanvasEdge } from '#domain/canvas/canvas-edge.ts';
import type { Box, CanvasNode, NodeFill, TextAlign } from '#domain/canvas/canvas-node.ts';
import { isEdge } from '#domain/canvas/live-parts.ts';
import { partName } from '#domain/canvas/part-name.ts';
import { partOf } from '#domain/log/parts.ts';
import { edgeGeometry } from '#drawing/edge-geometry.ts';
import { fittedHeight } from '#drawing/node-text.ts';
import { fontPxOf, lineHeightOf } from '#drawing/text-sizes.ts';
import type { CanvasActor } from '#machines/canvas/canvas.machine.ts';
import { nodeFrom } from './preview-of.ts';
import { TextEditor } from './TextEditor.tsx';

export interface EditedTextProps {
  readonly actor: CanvasActor;
  /** Begins the next note of a series. */
  readonly onNext: () => void;
  readonly canvas: Canvas | undefined;
}

interface Setting {
  readonly box: Box;
  readonly fontPx: number;
  readonly fill: NodeFill;
  readonly align: TextAlign;
  readonly inset: number;
}

/** The field over the part that is written upon; nothing while none is. */
export function EditedText({ actor, canvas = emptyCanvas, onNext }: EditedTextProps) {
  const editor = useSelector(actor, ({ children }) => children.editing);
  const writing = useSelector(actor, ({ context }) => context.editing);
  if (!editor || !writing) return null;
  const { id, node: begun, isSeries } = writing;
  const part = partOf(canvas.nodes, id) ?? partOf(canvas.edges, id) ?? (begun && nodeFrom(begun));
  const setting = part && settingOf(canvas, part);
  if (!setting) return null;
  const label = `Text of ${partName(part, (node) => partOf(canvas.nodes, node))}`;
  return (
    <TextEditor
      key={id}
      editor={editor}
      label={label}
      lineHeight={lineHeightOf(setting.fontPx)}
      heightOf={grows(part) ? (text) => fittedHeight({ ...part, text }) : undefined}
      onNext={isSeries ? onNext : undefined}
      onOpen={(box) => actor.getSnapshot().children.camera?.send({ type: 'box.written', box })}
      {...setting}
    />
  );
}

const grows = (part: CanvasNode | CanvasEdge): part is CanvasNode =>
  !isEdge(part) && (part.kind === 'note' || part.kind === 'text');

const titleHeight = 28;
const sectionTitleHeight = 48;
const label = { width: 200, height: 56, fontPx: 13 } as const;

function settingOf(canvas: Canvas, part: CanvasNode | CanvasEdge): Setting | undefined {
  if (!isEdge(part)) {
    const { x, y, width, height, kind, fill, textSize, textAlign } = part;
    if (kind === 'frame') {
      const box = { x, y: y - titleHeight, width, height: titleHeight };
      return { box, fontPx: label.fontPx, fill: 'none', align: 'start', inset: 4 };
    }
    const inset = kind === 'text' ? 4 : 12;
    if (kind === 'section') {
      const box = { x, y, width, height: sectionTitleHeight };
      return { box, fontPx: 14, fill: 'paper', align: 'start', inset };
    }
    // Letters cannot be read on a picture.
    const ground = kind === 'image' || kind === 'drawing' ? 'paper' : fill;
    return { box: { x, y, width, height }, fontPx: fontPxOf(textSize), fill: ground, align: textAlign, inset };
  }
  const at = edgeGeometry(part, (end) => partOf(canvas.nodes, end))?.labelAt;
  if (!at) return undefined;
  const box = { x: at.x - label.width / 2, y: at.y - label.height / 2, width: label.width, height: label.height };
  return { box, fontPx: label.fontPx, fill: 'none', align: 'center', inset: 4 };
}
