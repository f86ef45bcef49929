import { useSelector } from '@xstate/react';
import type { Canvas } from '#domain/canvas/canvas.ts';
import type { Box, NodeFill, TextAlign } from '#domain/canvas/canvas-node.ts';
import { partOf } from '#domain/canvas/parts.ts';
import { edgeGeometry } from '#drawing/edge-geometry.ts';
import { fontPxOf, lineHeightOf } from '#drawing/text-sizes.ts';
import type { CanvasActor } from '#machines/canvas/canvas.machine.ts';
import { partName } from '../scene/part-name.ts';
import { TextEditor } from './TextEditor.tsx';

export interface EditedTextProps {
  readonly actor: CanvasActor;
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
export function EditedText({ actor, canvas }: EditedTextProps) {
  const editor = useSelector(actor, ({ children }) => children.editing);
  const id = useSelector(actor, ({ context }) => context.editing?.id);
  if (!editor || id === undefined || !canvas) return null;
  const setting = settingOf(canvas, id);
  const part = partOf(canvas.nodes, id) ?? partOf(canvas.edges, id);
  if (!setting || !part) return null;
  const label = `Text of ${partName(part, (node) => partOf(canvas.nodes, node))}`;
  return <TextEditor key={id} editor={editor} label={label} lineHeight={lineHeightOf(setting.fontPx)} {...setting} />;
}

const titleHeight = 28;
const sectionTitleHeight = 48;
const label = { width: 200, height: 56, fontPx: 13 } as const;

function settingOf(canvas: Canvas, id: string): Setting | undefined {
  const node = partOf(canvas.nodes, id);
  if (node) {
    const { x, y, width, height, kind, fill, textSize, textAlign } = node;
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
    const ground = kind === 'image' ? 'paper' : fill;
    return { box: { x, y, width, height }, fontPx: fontPxOf(textSize), fill: ground, align: textAlign, inset };
  }
  const edge = partOf(canvas.edges, id);
  const at = edge && edgeGeometry(edge, (end) => partOf(canvas.nodes, end))?.labelAt;
  if (!at) return undefined;
  const box = { x: at.x - label.width / 2, y: at.y - label.height / 2, width: label.width, height: label.height };
  return { box, fontPx: label.fontPx, fill: 'none', align: 'center', inset: 4 };
}
