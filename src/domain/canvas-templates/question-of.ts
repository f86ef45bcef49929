import type { CanvasNode } from '../canvas/canvas-node.ts';
import { cellOf } from './canvas-template.ts';
import { canvasTemplates } from './canvas-templates.ts';

const questions: ReadonlyMap<string, string> = new Map(
  canvasTemplates.flatMap(({ id, cells }) => cells.map((cell) => [cellOf(id, cell.id), cell.hint] as const)),
);

/** Returns the question that the content of a template's section answers; undefined for any other node. */
export const questionOf = ({ kind, cell }: Pick<CanvasNode, 'kind' | 'cell'>): string | undefined =>
  kind === 'section' && cell !== null ? questions.get(cell) : undefined;
