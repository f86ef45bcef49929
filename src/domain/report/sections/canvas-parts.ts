import { readingOrder } from '../../canvas/reading-order.ts';
import { sharedCanvas } from '../../sharing/shared-canvas.ts';
import { sharedPart } from '../../sharing/shared-part.ts';
import type { ReportBlock } from '../report.ts';
import type { ReportPart } from '../report-content.ts';
import type { ReportContext } from '../report-context.ts';

/** A frame or another part of the canvas, or all of it. */
export function canvasParts({ about }: ReportBlock, { material: { canvas } }: ReportContext): readonly ReportPart[] {
  const part = canvas && sharedPart(canvas, about === null ? { kind: 'canvas' } : { kind: 'node', node: about });
  if (!part || part.nodes.length === 0)
    return [{ kind: 'missing', text: about === null ? 'The canvas is empty.' : 'This part of the canvas is gone.' }];
  const { nodes, edges } = part;
  const texts = new Map(nodes.map(({ id, text }) => [id, text.trim() === '' ? [] : [text.trim()]]));
  const words = readingOrder(sharedCanvas(part)).flatMap((id) => texts.get(id) ?? []);
  return [{ kind: 'figure', name: 'Canvas', figure: { kind: 'canvas', nodes, edges, words } }];
}
