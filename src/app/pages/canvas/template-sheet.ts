import type { NewNode } from '#domain/canvas/canvas-commands.ts';
import type { Box, Point } from '#domain/canvas/canvas-node.ts';
import { wholeNode } from '#domain/canvas/new-parts.ts';
import { type CanvasTemplate, cellOf, templateSize } from '#domain/canvas-templates/canvas-template.ts';
import { nodesOfTemplate } from '#domain/canvas-templates/nodes-of-template.ts';
import { fittedHeight } from '#drawing/node-text.ts';
import { sectionRoom } from '#features/canvas/change/section-notes.ts';

/** Between the cells of a template and its frame, and what the frame's title takes above it. In scene units. */
const [margin, title] = [24, 28];

export interface TemplateSheet {
  /** A frame with the template's name, its cells in it, and the notes in these. */
  readonly nodes: readonly [NewNode, ...NewNode[]];
  /** With the title. */
  readonly box: Box;
}

export interface SheetOptions {
  /** Where its upper left corner is. */
  readonly at: Point;
  readonly newId: () => string;
  /** The notes to begin with, by the id of their cell. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

/** A template as one sheet, so that it is moved, presented and shared as one. */
export function templateSheet(template: CanvasTemplate, { at, newId, texts }: SheetOptions): TemplateSheet {
  const { width, height } = templateSize(template);
  const size = { width: width + 2 * margin, height: height + 2 * margin };
  const frame: NewNode = { id: newId(), kind: 'frame', x: at.x, y: at.y + title, ...size, text: template.name };
  const corner = { x: frame.x + margin, y: frame.y + margin };
  const cells = nodesOfTemplate(template, corner, newId).map((cell) => ({ ...cell, parent: frame.id }));
  const notes = Object.entries(texts).flatMap(([id, said]) => {
    const section = cells.find(({ cell }) => cell === cellOf(template.id, id));
    return section ? notesIn(section, said, newId) : [];
  });
  const box = { ...at, width: size.width, height: size.height + title };
  return { nodes: [frame, ...cells, ...notes], box };
}

/** One below the other, as wide as their section and within it: a text that is longer can be read when it is opened. */
function notesIn(section: NewNode, texts: readonly string[], newId: () => string): readonly NewNode[] {
  const { inset, title: below, note: least } = sectionRoom;
  const bottom = section.y + section.height - inset;
  let y = section.y + below;
  return texts.map((text, n) => {
    const room = bottom - y - (texts.length - 1 - n) * (least + inset);
    const note = {
      ...{ id: newId(), kind: 'note' as const, text, parent: section.id },
      ...{ x: section.x + inset, y, width: section.width - 2 * inset, height: least },
    };
    const whole = wholeNode(note, '');
    const height = Math.min(room, whole ? fittedHeight(whole) : least);
    y += height + inset;
    return { ...note, height };
  });
}
