import type { CanvasNode } from '../canvas/canvas-node.ts';
import type { TemplateCredit } from './canvas-template.ts';
import { canvasTemplates } from './canvas-templates.ts';

/** Whose the templates are that the given nodes have cells of, in the order in which templates are offered. */
export function creditsOf(nodes: Iterable<Pick<CanvasNode, 'cell' | 'removed'>>): readonly TemplateCredit[] {
  const found = new Set<string>();
  for (const { cell, removed } of nodes) if (!removed && cell !== null) found.add(cell.split(':')[0] ?? '');
  return canvasTemplates.flatMap(({ id, credit }) => (credit && found.has(id) ? [credit] : []));
}
