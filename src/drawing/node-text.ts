import { canvasLimits } from '#domain/canvas/canvas.ts';
import type { Box, CanvasNode } from '#domain/canvas/canvas-node.ts';
import { layOutText, type TextLayout } from './text-layout.ts';
import { fontPxOf, lineHeightOf } from './text-sizes.ts';

export interface DrawnLine {
  readonly text: string;
  /** Its left end, middle or right end, as `align` says. */
  readonly x: number;
  /** Height of the baseline. */
  readonly y: number;
  readonly width: number;
  readonly isRtl: boolean;
  readonly align: 'left' | 'center' | 'right';
}

/** A node's text before it is turned with its node, in scene units. */
export interface NodeText {
  readonly fontPx: number;
  readonly lineHeight: number;
  /** Weight 600 instead of 400. */
  readonly isStrong: boolean;
  /** Stands beside the node and not on its fill. */
  readonly isOutside: boolean;
  readonly lines: readonly DrawnLine[];
  readonly clipped: boolean;
}

interface Setting {
  /** Where the text may be. */
  readonly area: Box;
  readonly fontPx: number;
  readonly isStrong: boolean;
  readonly isOutside: boolean;
  /** Its place in the area, from 0 at the top to 0.5 in the middle. */
  readonly upright: number;
}

const inset = { note: 12, text: 4, shape: 12, section: 12 } as const;
const title = { frame: 13, section: 14, above: 6, lines: 2 } as const;
/** Width that the flag of an assumption card takes from its text. */
const flagWidth = 12;
/** Inter's ascent and descent, of an em. */
const ascent = 0.96875;
const descent = 0.2412;
/** Weight 600 is about this much wider than 400. */
const strongWidth = 1.06;
/** Share of a box that an upright box within its ellipse or diamond fills. */
const within = { ellipse: Math.SQRT1_2, diamond: 0.5 } as const;

/** Undefined if nothing is written: an image (whose text is its description) and a group have none. */
export function nodeText(node: CanvasNode): NodeText | undefined {
  const setting = node.text === '' ? undefined : settingOf(node);
  if (!setting) return undefined;
  const { area, fontPx, isStrong, isOutside } = setting;
  const layout = laidOut(node.text, setting);
  return { fontPx, lineHeight: lineHeightOf(fontPx), isStrong, isOutside, ...linesAt(layout, area, node, setting) };
}

/** How high a note or a text is to be so that all that it says can be read; as high as it is if that is enough. */
export function fittedHeight(node: CanvasNode): number {
  if (node.kind !== 'note' && node.kind !== 'text') return node.height;
  const setting = settingOf({ ...node, height: canvasLimits.side.max });
  if (!setting || node.text === '') return node.height;
  const { height } = layOutText(node.text, setting.area.width, setting.fontPx);
  return Math.min(canvasLimits.side.max, Math.max(node.height, height + 2 * inset[node.kind]));
}

function settingOf(node: CanvasNode): Setting | undefined {
  const fontPx = fontPxOf(node.textSize);
  const plain = { fontPx, isStrong: false, isOutside: false };
  if (node.kind === 'note') return { ...plain, area: noteArea(node), upright: 0 };
  if (node.kind === 'text') return { ...plain, area: inner(node, inset.text), upright: 0 };
  if (node.kind === 'rectangle') return { ...plain, area: inner(node, inset.shape), upright: 0.5 };
  if (node.kind === 'ellipse' || node.kind === 'diamond')
    return { ...plain, area: scaled(node, within[node.kind]), upright: 0.5 };
  if (node.kind === 'frame') return { ...plain, area: above(node), fontPx: title.frame, isOutside: true, upright: 0 };
  if (node.kind !== 'section') return undefined;
  const area = inner(node, inset.section);
  const height = Math.min(area.height, title.lines * lineHeightOf(title.section));
  return { ...plain, area: { ...area, height }, fontPx: title.section, isStrong: true, upright: 0 };
}

function noteArea(node: CanvasNode): Box {
  const area = inner(node, inset.note);
  return node.assumption === null ? area : { ...area, width: Math.max(area.width / 2, area.width - flagWidth) };
}

const inner = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + Math.min(by, width / 4),
  y: y + Math.min(by, height / 4),
  width: width - 2 * Math.min(by, width / 4),
  height: height - 2 * Math.min(by, height / 4),
});

const scaled = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + (width * (1 - by)) / 2,
  y: y + (height * (1 - by)) / 2,
  width: width * by,
  height: height * by,
});

function above({ x, y, width }: Box): Box {
  const height = lineHeightOf(title.frame);
  return { x, y: y - height - title.above, width, height };
}

const laidOut = (text: string, { area, fontPx, isStrong }: Setting): TextLayout =>
  layOutText(text, isStrong ? area.width / strongWidth : area.width, fontPx, area.height);

function linesAt(
  { lines, height, clipped }: TextLayout,
  area: Box,
  { kind, textAlign }: CanvasNode,
  { fontPx, upright, isStrong }: Setting,
): Pick<NodeText, 'lines' | 'clipped'> {
  const lineHeight = lineHeightOf(fontPx);
  const first = area.y + Math.max(0, area.height - height) * upright + baselineIn(lineHeight, fontPx);
  const chosen = kind === 'frame' || kind === 'section' ? 'start' : textAlign;
  const drawn = lines.map(({ text, width, isRtl }, index) => {
    const align = alignOf(chosen, isRtl);
    const x = align === 'left' ? area.x : align === 'right' ? area.x + area.width : area.x + area.width / 2;
    return {
      text: text.trimEnd(),
      x,
      y: first + index * lineHeight,
      width: isStrong ? width * strongWidth : width,
      isRtl,
      align,
    };
  });
  return { lines: drawn, clipped };
}

/** From the top of a line to its baseline. */
export const baselineIn = (lineHeight: number, fontPx: number): number =>
  (lineHeight - (ascent + descent) * fontPx) / 2 + ascent * fontPx;

function alignOf(align: CanvasNode['textAlign'], isRtl: boolean): DrawnLine['align'] {
  if (align === 'center') return 'center';
  return (align === 'start') === isRtl ? 'right' : 'left';
}
