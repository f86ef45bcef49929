import type { NewNode } from '#domain/canvas/canvas-commands.ts';
import type { Box, Point } from '#domain/canvas/canvas-node.ts';
import { type CanvasTemplate, templateSize } from '#domain/canvas-templates/canvas-template.ts';
import { nodesOfTemplate } from '#domain/canvas-templates/nodes-of-template.ts';

/** Between the cells of a template and its frame, and what the frame's title takes above it. In scene units. */
const [margin, title] = [24, 28];

export interface TemplateSheet {
  /** A frame with the template's name, and its cells in it. */
  readonly nodes: readonly [NewNode, ...NewNode[]];
  /** With the title. */
  readonly box: Box;
}

/** A template as one sheet with its upper left corner at `at`, so that it is moved, presented and shared as one. */
export function templateSheet(template: CanvasTemplate, at: Point, newId: () => string): TemplateSheet {
  const { width, height } = templateSize(template);
  const size = { width: width + 2 * margin, height: height + 2 * margin };
  const frame: NewNode = { id: newId(), kind: 'frame', x: at.x, y: at.y + title, ...size, text: template.name };
  const corner = { x: frame.x + margin, y: frame.y + margin };
  const cells = nodesOfTemplate(template, corner, newId).map((cell) => ({ ...cell, parent: frame.id }));
  return { nodes: [frame, ...cells], box: { ...at, width: size.width, height: size.height + title } };
}
